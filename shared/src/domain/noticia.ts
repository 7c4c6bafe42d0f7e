import type { Noticia } from '../registros/noticia';
import type { NoticiaCard } from '../schemas/publico';
import { compareInstants } from './orden';

/** Characters of a news text on a card (regla 57). */
export const RESUMEN_MAX = 160;
/** News cards on the home page (regla 8). */
export const ULTIMAS_NOTICIAS = 3;

/** Text cut at a word so that it has at most `max` characters, ellipsis included. */
export function cutAtWord(text: string, max = RESUMEN_MAX): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const lastSpace = head.search(/\s\S*$/u);
  const kept = lastSpace > 0 ? head.slice(0, lastSpace) : head.slice(0, max - 1);
  // Half of an emoji that the cut went through is no text.
  return `${kept.replace(/\p{Surrogate}$/u, '').trimEnd()}…`;
}

/** Card of a news item. */
export function noticiaCard(noticia: Noticia): NoticiaCard {
  const { _id, titulo, fecha_date, fecha_str, media, contenido } = noticia;
  return { _id, titulo, fecha_date, fecha_str, media, resumen: cutAtWord(contenido) };
}

/** Newest first by instant, then by id. */
export function compareNoticias(
  a: Pick<Noticia, '_id' | 'fecha_date'>,
  b: Pick<Noticia, '_id' | 'fecha_date'>,
): number {
  return compareInstants(b, a) || (a._id < b._id ? 1 : -1);
}
