import type { JugadorResumen } from '../records/jugador';

/** A player in sheets. Names default to the id. */
export const buildResumen = (id: string, fields: Partial<JugadorResumen> = {}): JugadorResumen => ({
  jugador_id: id,
  nombre_con_inicial: id,
  nombre: id,
  dorsal: 9,
  img_perfil: { disponible: false, extension: 'jpg' },
  ...fields,
});
