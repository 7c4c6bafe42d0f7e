import type { Partido, PartidoPreview } from '@club/shared';

/** A match as it leaves the API. */
export function presentPartido(partido: Partido): Partido {
  return {
    _id: partido._id,
    competicion_id: partido.competicion_id,
    temporada_id: partido.temporada_id,
    campo_id: partido.campo_id,
    equipo_id: partido.equipo_id,
    nombre_competicion: partido.nombre_competicion,
    nombre_temporada: partido.nombre_temporada,
    nombre_equipo: partido.nombre_equipo,
    color_equipo: partido.color_equipo,
    nombre_campo: partido.nombre_campo,
    local: partido.local,
    fecha_date: partido.fecha_date,
    fecha_str: partido.fecha_str,
    hora_str: partido.hora_str,
    goles_anotados: partido.goles_anotados,
    goles_encajados: partido.goles_encajados,
    jugado: partido.jugado,
    resultado: partido.resultado,
    estado: partido.estado,
    alineacion: partido.alineacion,
    detalles: partido.detalles,
    mvp: partido.mvp,
    version: partido.version,
    ...(partido.clave_externa !== undefined && { clave_externa: partido.clave_externa }),
  };
}

/** A match preview as it leaves the API. */
export function presentPartidoPreview(preview: PartidoPreview): PartidoPreview {
  return {
    partido_id: preview.partido_id,
    temporada_id: preview.temporada_id,
    fecha_date: preview.fecha_date,
    fecha_str: preview.fecha_str,
    hora_str: preview.hora_str,
    local: preview.local,
    nombre_competicion: preview.nombre_competicion,
    nombre_equipo: preview.nombre_equipo,
    color_equipo: preview.color_equipo,
    nombre_campo: preview.nombre_campo,
    estado: preview.estado,
    jugado: preview.jugado,
    goles_anotados: preview.goles_anotados,
    goles_encajados: preview.goles_encajados,
    resultado: preview.resultado,
    ...(preview.version !== undefined && { version: preview.version }),
  };
}
