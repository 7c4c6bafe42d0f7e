import type { FotoNoticia, Noticia } from '../registros/noticia';
import { TIPOS_FOTO_NOTICIA, type TipoFotoNoticia } from '../vocabulario';
import { mediaTipo, mediaUrl } from './imagen';

type ConFotos = Pick<Noticia, 'media' | 'fotos'>;

/** The photos of a news item in their order; size in pixels, absent for photos of before it was noted. */
export const fotosOf = ({ media, fotos = [] }: ConFotos) =>
  media.flatMap((nombre) => {
    const url = mediaUrl(nombre);
    const { alt = '', ancho, alto } = fotos.find((foto) => foto.nombre === nombre) ?? {};
    return url === null ? [] : [{ nombre, url, alt, ancho, alto }];
  });
export type FotoMostrada = ReturnType<typeof fotosOf>[number];

/** Names of an item's images, with what is known of those that are among them, in their order. */
export function withMedia(
  media: readonly string[],
  fotos: readonly FotoNoticia[],
): { media: string[]; fotos: FotoNoticia[] } {
  const known = media.flatMap((nombre) => fotos.find((foto) => foto.nombre === nombre) ?? []);
  return { media: [...media], fotos: [...new Set(known)] };
}

/** The item's images with a new photo: in the place of the one of its kind or, when there is none, behind the others. */
export function withFoto(
  { media, fotos = [] }: ConFotos,
  tipo: TipoFotoNoticia,
  foto: FotoNoticia,
): ReturnType<typeof withMedia> {
  const isSame = (nombre: string) => mediaTipo(nombre) === tipo;
  const isFoto = (nombre: string) => mediaTipo(nombre) !== null;
  const names = media.some(isSame)
    ? media.map((nombre) => (isSame(nombre) ? foto.nombre : nombre))
    : [...media.filter(isFoto), foto.nombre, ...media.filter((nombre) => !isFoto(nombre))];
  return withMedia([...new Set(names)], [...fotos, foto]);
}

/** The item's images without the photo of a kind. */
export const withoutFoto = (
  { media, fotos = [] }: ConFotos,
  tipo: TipoFotoNoticia,
): ReturnType<typeof withMedia> =>
  withMedia(
    media.filter((nombre) => mediaTipo(nombre) !== tipo),
    fotos,
  );

/**
 * The item's images in the order of the given names, with what each shows; photos that nobody named stand behind.
 * `null` when a name is none of its photos.
 */
export function withOrden(
  { media, fotos = [] }: ConFotos,
  orden: readonly { readonly nombre: string; readonly alt: string }[],
): ReturnType<typeof withMedia> | null {
  const uploads = media.filter((nombre) => mediaTipo(nombre) !== null);
  if (!orden.every(({ nombre }) => uploads.includes(nombre))) return null;
  const named = orden.map(({ nombre }) => nombre);
  const others = media.filter((nombre) => !named.includes(nombre));
  const told = orden.map(({ nombre, alt }) => ({
    ...fotos.find((foto) => foto.nombre === nombre),
    nombre,
    alt,
  }));
  return withMedia([...new Set([...named, ...others])], [...told, ...fotos]);
}

/** The places that a further photo may take, in their order; none when there are as many as there may be. */
export function freeTipos(media: readonly string[]): TipoFotoNoticia[] {
  const taken = media.map(mediaTipo);
  return TIPOS_FOTO_NOTICIA.filter((tipo) => !taken.includes(tipo));
}
