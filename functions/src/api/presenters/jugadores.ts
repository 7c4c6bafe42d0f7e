import {
  type EstadisticasTemporada,
  estadisticasOf,
  type FilaEstadisticas,
  type Jugador,
  type JugadorPreview,
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
  const jugador = viewer.isAdministrador ? real : publico;
  return {
    _id: jugador._id,
    nombre: jugador.nombre,
    apellido1: jugador.apellido1,
    apellido2: jugador.apellido2,
    nombre_con_inicial: jugador.nombre_con_inicial,
    alias: jugador.alias,
    img_perfil: jugador.img_perfil,
    img_banner: jugador.img_banner,
    dorsal: jugador.dorsal,
    altura: jugador.altura,
    pais: jugador.pais,
    pie: jugador.pie,
    trayectoria: jugador.trayectoria,
    ...(viewer.isAdministrador && { fecha_nac: fechaNac, consentimiento }),
    edad: jugador.edad,
    posicion: jugador.posicion,
    activo: jugador.activo,
    ...(jugador.clave_externa !== undefined && { clave_externa: jugador.clave_externa }),
    estadisticas_temporada: estadisticasOf(fila),
  };
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
export function presentJugadorPreview(preview: JugadorPreview, edad: number): JugadorPreview {
  return {
    jugador_id: preview.jugador_id,
    nombre: preview.nombre,
    apellido1: preview.apellido1,
    nombre_con_inicial: preview.nombre_con_inicial,
    alias: preview.alias,
    img_perfil: preview.img_perfil,
    dorsal: preview.dorsal,
    edad,
    activo: preview.activo,
    posicion: preview.posicion,
  };
}
