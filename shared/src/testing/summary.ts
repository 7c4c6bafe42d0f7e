import type { JugadorSummary } from '../records/jugador';
import { NO_IMAGE } from '../schemas/base';

/** A player in sheets, named by his id. */
export const summaryOf = (id: string, dorsal = 1): JugadorSummary => ({
  jugador_id: id,
  nombre: id,
  nombre_con_inicial: id,
  dorsal,
  img_perfil: NO_IMAGE,
});
