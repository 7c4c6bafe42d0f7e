import {
  type ClubEnImagen,
  equipoOfEscudo,
  ESCUDO_ID,
  imagenMime,
  type TipoEmblema,
} from '@club/shared';
import type { ImagenDoc } from '../firestore/documents';

/** An uploaded image, as it is now. */
export type ReadImagen = (tipo: TipoEmblema, id: string) => Promise<ImagenDoc | undefined>;

/** Emblems on a picture, as data URLs; what has none of its own is drawn with its initials. */
export interface Emblemas {
  readonly club?: string | undefined;
  readonly rival?: string | undefined;
}

const dataUrl = (mime: string, bytes: Uint8Array): string =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

/** A drawn picture within another one. */
export const pngDataUrl = (bytes: Uint8Array): string => dataUrl('image/png', bytes);

/** The crests that a picture shows: the club's and, on that of a match, the rival's. */
export async function readEmblemas(
  readImagen: ReadImagen,
  {
    escudo,
    escudo_equipo: rival,
  }: Pick<ClubEnImagen, 'escudo'> & { readonly escudo_equipo?: string | undefined },
): Promise<Emblemas> {
  const read = async (tipo: TipoEmblema, id: string | undefined) => {
    const imagen = id === undefined ? undefined : await readImagen(tipo, id);
    return imagen && dataUrl(imagenMime(imagen.bytes), imagen.bytes);
  };
  const [club, equipo] = await Promise.all([
    read('escudo', escudo.disponible ? ESCUDO_ID : undefined),
    read('equipo', equipoOfEscudo(rival)),
  ]);
  return { club, rival: equipo };
}
