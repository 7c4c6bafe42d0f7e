import {
  type EstadisticasTemporada,
  estadisticasOf,
  type FilaEstadisticas,
  type Jugador,
  type JugadorPreview,
  jugadorPreviewSchema,
  jugadorRegistro,
  pickFields,
  present,
} from '@club/shared';
import type { JugadorCompleto } from '../../operaciones/jugadores/jugadores';

/**
 * A player as he leaves the API; birth date (regla 16), consent and what is withheld only towards the
 * administrator.
 */
export function presentJugador(
  { jugador: real, publico, consentimiento, fechaNac, fila }: JugadorCompleto,
  viewer: { readonly isAdministrador: boolean },
): Jugador {
  return present(
    jugadorRegistro,
    {
      ...(viewer.isAdministrador ? real : publico),
      fecha_nac: fechaNac,
      consentimiento,
      estadisticas_temporada: estadisticasOf(fila),
    },
    viewer,
  );
}

/** A player's statistics of the current season, flat (regla 52). */
export function presentEstadisticas({ publico, fila }: JugadorCompleto): FilaEstadisticas {
  return {
    jugador_id: publico._id,
    jugador_nombre: publico.nombre_con_inicial,
    ...estadisticasOf(fila),
  };
}

/** The same with the figures also under `estadisticas_temporada`, as in the player record. */
export function presentEstadisticasActivo(
  completo: JugadorCompleto,
): FilaEstadisticas & { estadisticas_temporada: EstadisticasTemporada } {
  return {
    ...presentEstadisticas(completo),
    estadisticas_temporada: estadisticasOf(completo.fila),
  };
}

/** A player preview as it leaves the API. */
export const presentJugadorPreview = (preview: JugadorPreview, edad: number): JugadorPreview =>
  pickFields(jugadorPreviewSchema, { ...preview, edad });
