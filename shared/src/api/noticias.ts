import { z } from 'zod';
import { updateNoticiaSchema, createNoticiaSchema, noticiaSchema } from '../records/noticia';
import { create, read, remove, update } from './endpoint';

/** Calls for news (regla 57). */
export const noticiaEndpoints = {
  addNoticia: create('add-noticia', createNoticiaSchema, noticiaSchema, 'Publica una noticia'),
  fetchNoticias: read(
    'fetch-noticias',
    z.array(noticiaSchema),
    'Noticias, la más reciente primero',
  ),
  fetchUltimasNoticias: read(
    'fetch-3-ultimas-noticias',
    z.array(noticiaSchema),
    'Las tres últimas noticias',
  ),
  fetchNoticia: read('fetch-noticias/:id', noticiaSchema, 'Una noticia'),
  updateNoticia: update(
    'update-noticia/:id',
    updateNoticiaSchema,
    noticiaSchema,
    'Cambia una noticia sin cambiar su fecha',
  ),
  delNoticia: remove('del-noticia/:id', noticiaSchema, 'Borra una noticia'),
};
