import type { Noticia, MentionedPartido } from '../records/noticia';
import type { Partido } from '../records/partido';
import type { NoticiaCard } from '../schemas/public';
import { compareInstants } from './order';
import { pick } from './objects';

/** Length of a news text on a card, characters (regla 57). */
export const SUMMARY_MAX = 160;
/** News cards on the home page (regla 8). */
export const ULTIMAS_NOTICIAS = 3;

/** Text cut at a word to at most `max` characters, ellipsis included. */
export function cutAtWord(text: string, max = SUMMARY_MAX): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const lastSpace = head.search(/\s\S*$/u);
  const kept = lastSpace > 0 ? head.slice(0, lastSpace) : head.slice(0, max - 1);
  // Removes half of an emoji at the cut.
  return `${kept.replace(/\p{Surrogate}$/u, '').trimEnd()}…`;
}

/** Result and rival of the match that a news item is about. Empty until it is played. */
function finalOf(partido: MentionedPartido | undefined): Pick<NoticiaCard, 'partido'> {
  if (!partido?.jugado) return {};
  return {
    partido: {
      ...pick(partido, 'local', 'goles_anotados', 'goles_encajados', 'tanda'),
      ...pick(partido, 'nombre_equipo', 'color_equipo', 'escudo_equipo'),
    },
  };
}

export function noticiaCard(noticia: Noticia): NoticiaCard {
  const card = pick(noticia, '_id', 'titulo', 'fecha_date', 'fecha_str', 'media');
  return { ...card, resumen: cutAtWord(noticia.contenido), ...finalOf(noticia.partido) };
}

/** The match data stored in a news item. */
export const mentionPartido = (partido: Partido): MentionedPartido => ({
  partido_id: partido._id,
  ...pick(partido, 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_str'),
  ...pick(partido, 'jugado', 'goles_anotados', 'goles_encajados', 'tanda', 'incomparecencia'),
  ...pick(partido, 'color_equipo'),
  ...(partido.escudo_equipo && pick(partido, 'escudo_equipo')),
});

/** Whether it is public. */
export const isPublished = ({ estado }: Pick<Noticia, 'estado'>): boolean => estado === undefined;

/** Whether it is scheduled and due. */
export const isDue = (
  { estado, publicar_el: cuando }: Pick<Noticia, 'estado' | 'publicar_el'>,
  now: Date,
): boolean =>
  estado === 'programada' && cuando !== undefined && Date.parse(cuando) <= now.getTime();

/** Newest first by instant, then by id. */
export function compareNoticias(
  a: Pick<Noticia, '_id' | 'fecha_date'>,
  b: Pick<Noticia, '_id' | 'fecha_date'>,
): number {
  return compareInstants(b, a) || (a._id < b._id ? 1 : -1);
}
