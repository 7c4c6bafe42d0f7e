import type { JugadorResumen } from '../registros/jugador';

/** A player as sheets name him; what a test does not say is filled in, his names by his id. */
export const buildResumen = (id: string, fields: Partial<JugadorResumen> = {}): JugadorResumen => ({
  jugador_id: id,
  nombre_con_inicial: id,
  nombre: id,
  dorsal: 9,
  img_perfil: { disponible: false, extension: 'jpg' },
  ...fields,
});
