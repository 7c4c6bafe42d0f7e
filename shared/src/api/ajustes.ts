import { actualizarAjustesSchema, ajustesSchema } from '../registros/ajustes';
import { read, update } from './endpoint';

/** Calls on the club's settings (regla 2). */
export const ajustesEndpoints = {
  fetchAjustes: read('fetch-ajustes', ajustesSchema, 'Los ajustes del club'),
  updateAjustes: update(
    'update-ajustes',
    actualizarAjustesSchema,
    ajustesSchema,
    'Cambia los ajustes del club',
  ),
};
