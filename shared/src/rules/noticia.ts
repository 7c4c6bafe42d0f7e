import type { Noticia, MentionedPartido, NoticiaPhoto } from '../records/noticia';
import type { Partido } from '../records/partido';
import type { NoticiaCard, NoticiasDoc, NoticiasPage } from '../schemas/public';
import { compareInstants } from './order';
import { pick } from './objects';
import { NOTICIA_PHOTO_KINDS, type NoticiaPhotoKind } from '../vocabulary';
import { mediaKind, mediaUrl } from './image';

/** Length of a news text on a card, characters (regla 57). */
export const SUMMARY_MAX = 160;
/** News cards on the home page (regla 8). */
export const LATEST_NOTICIAS = 3;

/** Text cut at a word to at most `max` characters, ellipsis included. */
export function cutAtWord(text: string, max = SUMMARY_MAX): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const lastSpace = head.search(/\s\S*$/u);
  const kept = lastSpace > 0 ? head.slice(0, lastSpace) : head.slice(0, max - 1);
  // Removes half of an emoji at the cut.
  return `${kept.replace(/\p{Surrogate}$/u, '').trimEnd()}…`;
}

/** Card of a news item: its text shortened, and result and rival of its match once that is played. */
export function noticiaCard(noticia: Noticia): NoticiaCard {
  const { contenido, partido } = noticia;
  return {
    ...pick(noticia, '_id', 'titulo', 'fecha_date', 'fecha_str', 'media'),
    resumen: cutAtWord(contenido),
    ...(partido?.jugado && {
      partido: {
        ...pick(partido, 'local', 'goles_anotados', 'goles_encajados', 'tanda'),
        ...pick(partido, 'nombre_equipo', 'color_equipo', 'escudo_equipo'),
      },
    }),
  };
}

/** The data of a match that a news item stores. */
export const mentionPartido = (partido: Partido): MentionedPartido => ({
  partido_id: partido._id,
  ...pick(partido, 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_str'),
  ...pick(partido, 'jugado', 'goles_anotados', 'goles_encajados', 'tanda', 'incomparecencia'),
  ...pick(partido, 'color_equipo'),
  ...(partido.escudo_equipo && pick(partido, 'escudo_equipo')),
});

export const isPublished = ({ estado }: Pick<Noticia, 'estado'>): boolean => estado === undefined;

/** Whether a news item is scheduled, and its time has come. */
export const isDue = (
  { estado, publicar_el: publishAt }: Pick<Noticia, 'estado' | 'publicar_el'>,
  now: Date,
): boolean =>
  estado === 'programada' && publishAt !== undefined && Date.parse(publishAt) <= now.getTime();

/** Newest first by instant, then by id. */
export const compareNoticias = (
  a: Pick<Noticia, '_id' | 'fecha_date'>,
  b: Pick<Noticia, '_id' | 'fecha_date'>,
): number => compareInstants(b, a) || (a._id < b._id ? 1 : -1);

/** Number of cards on a page of older news. The first page has fewer than twice as many. */
export const PAGE_NOTICIAS = 12;

/**
 * Splits all cards, newest first, into the first page and pages of older ones. Counting starts at the oldest card, so
 * that a new card changes only the first page, until that is full.
 */
export function intoPages(cards: readonly NoticiaCard[]) {
  const count = Math.max(0, Math.floor(cards.length / PAGE_NOTICIAS) - 1);
  const firstCount = cards.length - count * PAGE_NOTICIAS;
  const older = Array.from({ length: count }, (_none, index) => {
    const from = firstCount + index * PAGE_NOTICIAS;
    return { pagina_id: String(count - index), noticias: cards.slice(from, from + PAGE_NOTICIAS) };
  });
  const paginas = older.flatMap(({ pagina_id, noticias: [newest] }): NoticiasPage[] =>
    newest ? [{ pagina_id, noticia_id: newest._id, fecha_date: newest.fecha_date }] : [],
  );
  const doc: NoticiasDoc = {
    noticias: cards.slice(0, firstCount),
    ...(count > 0 && { paginas, siguiente: count + 1 }),
  };
  return { doc, older };
}

/** Number of news pages, the first included. */
export const countPages = (doc: NoticiasDoc | null | undefined): number =>
  1 + (doc?.paginas?.length ?? 0);

type WithPhotos = Pick<Noticia, 'media' | 'fotos'>;

/** The photos of a news item in order. `ancho` and `alto`, pixels, are missing in old photos. */
export const listNoticiaPhotos = ({ media, fotos = [] }: WithPhotos) =>
  media.flatMap((nombre) => {
    const url = mediaUrl(nombre);
    const { alt = '', ancho, alto } = fotos.find((picture) => picture.nombre === nombre) ?? {};
    return url === null ? [] : [{ nombre, url, alt, ancho, alto }];
  });
export type ShownPhoto = ReturnType<typeof listNoticiaPhotos>[number];

/** `media` and `fotos` of a news item: these names, and the data of each photo in the same order. */
export function withMedia(
  media: readonly string[],
  photos: readonly NoticiaPhoto[],
): { media: string[]; fotos: NoticiaPhoto[] } {
  const known = media.flatMap(
    (nombre) => photos.find((picture) => picture.nombre === nombre) ?? [],
  );
  return { media: [...media], fotos: [...new Set(known)] };
}

/** The item's images with a new photo. It replaces the photo in its slot, or comes after the other photos. */
export function withPhoto(
  { media, fotos = [] }: WithPhotos,
  tipo: NoticiaPhotoKind,
  picture: NoticiaPhoto,
): ReturnType<typeof withMedia> {
  const isSame = (nombre: string) => mediaKind(nombre) === tipo;
  const isPhoto = (nombre: string) => mediaKind(nombre) !== null;
  const names = media.some(isSame)
    ? media.map((nombre) => (isSame(nombre) ? picture.nombre : nombre))
    : [...media.filter(isPhoto), picture.nombre, ...media.filter((nombre) => !isPhoto(nombre))];
  return withMedia([...new Set(names)], [...fotos, picture]);
}

/** The item's images without the photo in a slot. */
export function withoutPhoto({ media, fotos = [] }: WithPhotos, tipo: NoticiaPhotoKind) {
  const others = media.filter((nombre) => mediaKind(nombre) !== tipo);
  return withMedia(others, fotos);
}

/** The item's images in this order, with these alt texts; those left out follow. `null` if a name is unknown. */
export function withOrder(
  { media, fotos = [] }: WithPhotos,
  order: readonly { readonly nombre: string; readonly alt: string }[],
): ReturnType<typeof withMedia> | null {
  const uploads = media.filter((nombre) => mediaKind(nombre) !== null);
  if (!order.every(({ nombre }) => uploads.includes(nombre))) return null;
  const named = order.map(({ nombre }) => nombre);
  const others = media.filter((nombre) => !named.includes(nombre));
  const stored = (nombre: string) => fotos.find((picture) => picture.nombre === nombre);
  const described = order.map(({ nombre, alt }) => ({ ...stored(nombre), nombre, alt }));
  return withMedia([...new Set([...named, ...others])], [...described, ...fotos]);
}

/** Free slots for further photos, in order. Empty if the item is full. */
export function freeKinds(media: readonly string[]): NoticiaPhotoKind[] {
  const taken = media.map(mediaKind);
  return NOTICIA_PHOTO_KINDS.filter((tipo) => !taken.includes(tipo));
}
