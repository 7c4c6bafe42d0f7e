import { type Settings, endpoints } from '@club/shared';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import type { FirstData } from './steps';

/** The club's data, read again after each addition. Settings can also be taken from a write's answer. */
export function useFirstData(): ApiQuery<FirstData> & {
  readonly adoptSettings: (stored: Settings) => void;
} {
  const ajustes = useApi(endpoints.fetchAjustes);
  const temporadas = useApi(endpoints.fetchTemporadas);
  const competiciones = useApi(endpoints.fetchCompeticiones);
  const equipos = useApi(endpoints.fetchEquipos);
  const campos = useApi(endpoints.fetchCampos);
  const jugadores = useApi(endpoints.fetchJugadores);
  const actual = temporadas.status === 'ready' ? temporadas.data.at(-1)?._id : undefined;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, actual);
  const queries = [ajustes, temporadas, competiciones, equipos, campos, jugadores, partidos];
  const reload = () => {
    for (const query of queries) query.reload();
  };
  for (const query of queries) {
    if (query.status === 'error') {
      return { status: 'error', error: query.error, reload, adoptSettings: ajustes.adopt };
    }
  }
  if (
    ajustes.status !== 'ready' ||
    temporadas.status !== 'ready' ||
    competiciones.status !== 'ready' ||
    equipos.status !== 'ready' ||
    campos.status !== 'ready' ||
    jugadores.status !== 'ready' ||
    // Without a season there are no matches to load.
    (actual !== undefined && partidos.status !== 'ready')
  ) {
    return { status: 'loading', reload, adoptSettings: ajustes.adopt };
  }
  const data = {
    ajustes: ajustes.data,
    temporadas: temporadas.data,
    competiciones: competiciones.data,
    equipos: equipos.data,
    campos: campos.data,
    jugadores: jugadores.data,
    partidos: partidos.status === 'ready' ? partidos.data : [],
  };
  return { status: 'ready', data, reload, adoptSettings: ajustes.adopt };
}
