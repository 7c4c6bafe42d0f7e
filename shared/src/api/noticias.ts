import { z } from 'zod';
import { updateNoticiaSchema, createNoticiaSchema, noticiaSchema } from '../records/noticia';
import { read, recordCalls, call, writeAnswer } from './endpoint';
import { storedImageSchema } from '../schemas/base';
import { IMAGE_MAX_BODY_BYTES } from '../vocabulary';

const noticia = recordCalls('noticia', 'noticias', [
  noticiaSchema,
  createNoticiaSchema,
  updateNoticiaSchema,
]);

/** Calls for news (regla 57). */
export const noticiaEndpoints = {
  addNoticia: noticia.create('Publica una noticia'),
  fetchNoticias: noticia.list('Noticias, la más reciente primero'),
  fetchUltimasNoticias: read(
    'fetch-3-ultimas-noticias',
    z.array(noticiaSchema),
    'Las tres últimas noticias',
  ),
  fetchNoticia: noticia.read('Una noticia'),
  updateNoticia: noticia.update('Cambia una noticia sin cambiar su fecha'),
  delNoticia: noticia.remove('Borra una noticia'),
};

const IMAGE_PATH = 'imagenes/:tipo/:id';

/**
 * Calls for photos of players and news, the club's crest, sponsors' logos and rivals' crests. `tipo` is one of
 * `IMAGE_KINDS`. `id` is that of the record or sponsor, or `club` for the club's crest (reglas 2 and 21).
 */
export const imageEndpoints = {
  putImagen: {
    ...call('service', 'administrador', {
      method: 'PUT',
      path: IMAGE_PATH,
      maxBytes: IMAGE_MAX_BODY_BYTES,
      response: writeAnswer(storedImageSchema),
      resumen: 'Guarda una foto, un escudo o un logo',
    }),
    requestTypes: ['image/jpeg', 'image/png'],
  },
  fetchImagen: call('service', 'publico', {
    method: 'GET',
    path: IMAGE_PATH,
    responseTypes: ['image/jpeg', 'image/png'],
    response: z.unknown(),
    resumen: 'Una foto, un escudo o un logo',
  }),
  delImagen: call('service', 'administrador', {
    method: 'DELETE',
    path: IMAGE_PATH,
    response: writeAnswer(storedImageSchema),
    resumen: 'Borra una foto, un escudo o un logo',
  }),
};
