import { endpoints } from '@club/shared';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import { NINGUNO, type Registros } from './destinations';

async function readRegistros(isAdministrador: boolean): Promise<Registros> {
  if (!isAdministrador) {
    const partidos = await callApi(endpoints.fetchNextGames);
    return { ...NINGUNO, partidos: partidos.ok ? partidos.value : [] };
  }
  const [partidos, jugadores, noticias] = await Promise.all([
    callApi(endpoints.fetchPartidosPreview),
    callApi(endpoints.fetchJugadoresPreview),
    callApi(endpoints.fetchNoticias),
  ]);
  return {
    partidos: partidos.ok ? partidos.value : [],
    jugadores: jugadores.ok ? jugadores.value : [],
    noticias: noticias.ok ? noticias.value : [],
  };
}

/** Records to go to, read on first use. Those that could not be read are missing. */
export function useRecords(isAdministrador: boolean): Registros & { readonly isLoading: boolean } {
  const [registros, setRegistros] = useState<Registros>();
  useEffect(() => {
    let isCurrent = true;
    void readRegistros(isAdministrador).then((found) => {
      if (isCurrent) setRegistros(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAdministrador]);
  return { ...(registros ?? NINGUNO), isLoading: registros === undefined };
}
