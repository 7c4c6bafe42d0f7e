import { z } from 'zod';
import { imagenGuardadaSchema } from '../schemas/imagen';
import { IMAGEN_MAX_CUERPO_BYTES } from '../vocabulario';
import { type Endpoint, writeAnswer } from './endpoint';

const PATH = 'imagenes/:tipo/:id';

/** Calls on the photos of players and news; `tipo` is one of `TIPOS_IMAGEN`, `id` the record's (regla 21). */
export const imagenEndpoints = {
  putImagen: {
    kind: 'service',
    method: 'PUT',
    path: PATH,
    permiso: 'administrador',
    body: null,
    entrada: 'image/jpeg',
    maxBytes: IMAGEN_MAX_CUERPO_BYTES,
    response: writeAnswer(imagenGuardadaSchema),
    status: 200,
    resumen: 'Guarda la foto de un jugador o una noticia, en JPEG',
  },
  fetchImagen: {
    kind: 'service',
    method: 'GET',
    path: PATH,
    permiso: 'publico',
    body: null,
    salida: 'image/jpeg',
    response: z.unknown(),
    status: 200,
    resumen: 'La foto de un jugador o una noticia',
  },
  delImagen: {
    kind: 'service',
    method: 'DELETE',
    path: PATH,
    permiso: 'administrador',
    body: null,
    response: writeAnswer(imagenGuardadaSchema),
    status: 200,
    resumen: 'Borra la foto de un jugador o una noticia',
  },
} as const satisfies Record<string, Endpoint>;
