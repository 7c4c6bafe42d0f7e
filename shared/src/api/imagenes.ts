import { z } from 'zod';
import { imagenGuardadaSchema } from '../schemas/imagen';
import { IMAGEN_MAX_CUERPO_BYTES } from '../vocabulario';
import { type Endpoint, writeAnswer } from './endpoint';

const PATH = 'imagenes/:tipo/:id';

/**
 * Calls on photos of players and news, the club's crest, sponsors' logos and rivals' crests; `tipo` is one of
 * `TIPOS_IMAGEN`, `id` the record's or the sponsor's, `club` for the club's crest (reglas 2 and 21).
 */
export const imagenEndpoints = {
  putImagen: {
    kind: 'service',
    method: 'PUT',
    path: PATH,
    permiso: 'administrador',
    body: null,
    entrada: ['image/jpeg', 'image/png'],
    maxBytes: IMAGEN_MAX_CUERPO_BYTES,
    response: writeAnswer(imagenGuardadaSchema),
    status: 200,
    resumen: 'Guarda una foto, un escudo o un logo',
  },
  fetchImagen: {
    kind: 'service',
    method: 'GET',
    path: PATH,
    permiso: 'publico',
    body: null,
    salida: ['image/jpeg', 'image/png'],
    response: z.unknown(),
    status: 200,
    resumen: 'Una foto, un escudo o un logo',
  },
  delImagen: {
    kind: 'service',
    method: 'DELETE',
    path: PATH,
    permiso: 'administrador',
    body: null,
    response: writeAnswer(imagenGuardadaSchema),
    status: 200,
    resumen: 'Borra una foto, un escudo o un logo',
  },
} as const satisfies Record<string, Endpoint>;
