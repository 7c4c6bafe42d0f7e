import { z } from 'zod';
import { storedImageSchema } from '../schemas/image';
import { IMAGE_MAX_BODY_BYTES } from '../vocabulary';
import { services, writeAnswer } from './endpoint';

const PATH = 'imagenes/:tipo/:id';

/**
 * Calls for photos of players and news, the club's crest, sponsors' logos and rivals' crests. `tipo` is one of
 * `IMAGE_KINDS`. `id` is that of the record or sponsor, or `club` for the club's crest (reglas 2 and 21).
 */
export const imageEndpoints = services('administrador', {
  putImagen: {
    method: 'PUT',
    path: PATH,
    entrada: ['image/jpeg', 'image/png'],
    maxBytes: IMAGE_MAX_BODY_BYTES,
    response: writeAnswer(storedImageSchema),
    resumen: 'Guarda una foto, un escudo o un logo',
  },
  fetchImagen: {
    method: 'GET',
    path: PATH,
    permiso: 'publico',
    salida: ['image/jpeg', 'image/png'],
    response: z.unknown(),
    resumen: 'Una foto, un escudo o un logo',
  },
  delImagen: {
    method: 'DELETE',
    path: PATH,
    response: writeAnswer(storedImageSchema),
    resumen: 'Borra una foto, un escudo o un logo',
  },
});
