import { IMAGEN_MAX_LADO_PX, type TipoImagen } from '@club/shared';

/** How a kind of photo is kept. */
export interface PhotoShape {
  readonly label: string;
  /** Width by height to which it is cut around its middle; `null` keeps it whole. */
  readonly ratio: number | null;
  /** Longest side, pixels. */
  readonly maxLado: number;
}

/** A portrait is never shown larger than a thumbnail: a squad of large ones would cost its readers megabytes. */
const PERFIL_MAX_LADO_PX = 640;

/** The kinds of photo (regla 21). */
export const PHOTO_SHAPES: Readonly<Record<TipoImagen, PhotoShape>> = {
  'jugador-perfil': { label: 'Foto de perfil', ratio: 1, maxLado: PERFIL_MAX_LADO_PX },
  'jugador-banner': { label: 'Banner', ratio: 8 / 3, maxLado: IMAGEN_MAX_LADO_PX },
  noticia: { label: 'Imagenes', ratio: null, maxLado: IMAGEN_MAX_LADO_PX },
};
