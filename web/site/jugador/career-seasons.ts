import {
  addContadores,
  type ArchivoEstadisticas,
  CERO_CONTADORES,
  type Contadores,
  type EstadisticasTemporada,
} from '@club/shared';

export interface CareerProps {
  readonly jugadorId: string;
  /** The season that is on the page already. */
  readonly actual: { readonly nombre: string; readonly estadisticas: EstadisticasTemporada };
}

interface CareerSeason {
  readonly nombre: string;
  readonly cuenta: Contadores;
}

export interface Career {
  /** The current season, then the archived ones in which he was called up or scored, the latest first. */
  readonly temporadas: readonly CareerSeason[];
  readonly total: Contadores;
}

const isPlayed = (cuenta: Contadores) => Object.values(cuenta).some((value) => value !== 0);

/** A player's seasons with their sum. Archives come oldest first, as the API sends them. */
export function careerOf(
  jugadorId: string,
  actual: CareerProps['actual'],
  archivos: readonly ArchivoEstadisticas[],
): Career {
  const earlier = archivos.toReversed().flatMap(({ temporada_nombre: nombre, estadisticas }) => {
    // The current season has an archive too when somebody has added one; its figures are on the page already.
    if (nombre === actual.nombre) return [];
    const fila = estadisticas.find(({ jugador_id }) => jugador_id === jugadorId);
    if (!fila) return [];
    const cuenta = addContadores(CERO_CONTADORES, fila);
    return isPlayed(cuenta) ? [{ nombre, cuenta }] : [];
  });
  const temporadas = [{ nombre: actual.nombre, cuenta: actual.estadisticas }, ...earlier];
  return {
    temporadas,
    total: temporadas.reduce((sum, { cuenta }) => addContadores(sum, cuenta), CERO_CONTADORES),
  };
}
