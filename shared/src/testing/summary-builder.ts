import type { JugadorSummary } from '../records/jugador';

/** A player in sheets. Names default to the id. */
export const buildSummary = (id: string, fields: Partial<JugadorSummary> = {}): JugadorSummary => ({
  jugador_id: id,
  nombre_con_inicial: id,
  nombre: id,
  dorsal: 9,
  img_perfil: { disponible: false, extension: 'jpg' },
  ...fields,
});

/** The same with another number. */
export const summaryOf = (id: string, dorsal = 1): JugadorSummary => buildSummary(id, { dorsal });
