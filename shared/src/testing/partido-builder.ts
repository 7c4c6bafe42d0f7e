import { kickoffFromInstant } from '../rules/dates';
import { NOT_PLAYED } from '../rules/partido';
import type { Partido } from '../records/partido';

/** An unplayed match by default. The kick-off strings follow from `fecha_date`. */
export function buildPartido(fields: Partial<Partido> = {}): Partido {
  return {
    ...NOT_PLAYED,
    _id: 'partido-1',
    temporada_id: 'temporada-1',
    equipo_id: 'equipo-1',
    competicion_id: 'competicion-1',
    campo_id: 'campo-1',
    nombre_temporada: 'Temporada 2026/27',
    nombre_equipo: 'Atlético Robledal',
    color_equipo: '#b91c1c',
    nombre_competicion: 'Liga Comarcal',
    nombre_campo: 'El Encinar',
    local: true,
    ...kickoffFromInstant(fields.fecha_date ?? '2026-11-14T17:00:00.000Z'),
    version: 0,
    ...fields,
  };
}
