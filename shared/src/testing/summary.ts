import type { JugadorResumen } from '../records/jugador';
import { SIN_IMAGEN } from '../schemas/base';

/** A player in sheets, named by his id. */
export const resumenOf = (id: string, dorsal = 1): JugadorResumen => ({
  jugador_id: id,
  nombre: id,
  nombre_con_inicial: id,
  dorsal,
  img_perfil: SIN_IMAGEN,
});
