import type { NoticiaPhoto, Noticia } from '../records/noticia';
import { NOTICIA_PHOTO_KINDS, type NoticiaPhotoKind } from '../vocabulary';
import { mediaKind, mediaUrl } from './image';

type WithPhotos = Pick<Noticia, 'media' | 'fotos'>;

/** The photos of a news item in order. Old photos lack their size, pixels. */
export const photosOf = ({ media, fotos = [] }: WithPhotos) =>
  media.flatMap((nombre) => {
    const url = mediaUrl(nombre);
    const { alt = '', ancho, alto } = fotos.find((picture) => picture.nombre === nombre) ?? {};
    return url === null ? [] : [{ nombre, url, alt, ancho, alto }];
  });
export type ShownPhoto = ReturnType<typeof photosOf>[number];

/** The image names of an item, and the data of those photos in the same order. */
export function withMedia(
  media: readonly string[],
  fotos: readonly NoticiaPhoto[],
): { media: string[]; fotos: NoticiaPhoto[] } {
  const known = media.flatMap((nombre) => fotos.find((picture) => picture.nombre === nombre) ?? []);
  return { media: [...media], fotos: [...new Set(known)] };
}

/** The item's images with a new photo, which replaces the one of its kind or is appended. */
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

/** The item's images without the photo of a kind. */
export const withoutPhoto = (
  { media, fotos = [] }: WithPhotos,
  tipo: NoticiaPhotoKind,
): ReturnType<typeof withMedia> =>
  withMedia(
    media.filter((nombre) => mediaKind(nombre) !== tipo),
    fotos,
  );

/**
 * The item's images in the given order, with their alt texts. Photos not named are appended. `null` if a name is
 * unknown.
 */
export function withOrder(
  { media, fotos = [] }: WithPhotos,
  orden: readonly { readonly nombre: string; readonly alt: string }[],
): ReturnType<typeof withMedia> | null {
  const uploads = media.filter((nombre) => mediaKind(nombre) !== null);
  if (!orden.every(({ nombre }) => uploads.includes(nombre))) return null;
  const named = orden.map(({ nombre }) => nombre);
  const others = media.filter((nombre) => !named.includes(nombre));
  const told = orden.map(({ nombre, alt }) => ({
    ...fotos.find((picture) => picture.nombre === nombre),
    nombre,
    alt,
  }));
  return withMedia([...new Set([...named, ...others])], [...told, ...fotos]);
}

/** Free slots for further photos, in order. Empty if the item is full. */
export function freeKinds(media: readonly string[]): NoticiaPhotoKind[] {
  const taken = media.map(mediaKind);
  return NOTICIA_PHOTO_KINDS.filter((tipo) => !taken.includes(tipo));
}
