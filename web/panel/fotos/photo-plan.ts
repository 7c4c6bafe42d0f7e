import type { PhotoShape } from './photo-shapes';

interface Size {
  readonly ancho: number;
  readonly alto: number;
}

/** Which part of a picture is drawn, and how large. */
export interface PhotoPlan extends Size {
  readonly x: number;
  readonly y: number;
  readonly partAncho: number;
  readonly partAlto: number;
}

/** A way to encode a photo: its size as a share of the planned one, and the JPEG quality. */
export interface PhotoTry {
  readonly scale: number;
  readonly quality: number;
}

/** Ways to encode a photo, the best first: quality is given up before size (regla 21). */
export const PHOTO_TRIES: readonly PhotoTry[] = [1, 0.75, 0.5, 0.25].flatMap((scale) =>
  [0.86, 0.78, 0.68, 0.56, 0.44].map((quality) => ({ scale, quality })),
);

/** The middle of a picture in the shape's ratio, made smaller where it is too large and never larger. */
export function planPhoto({ ancho, alto }: Size, { ratio, maxLado }: PhotoShape): PhotoPlan {
  const wanted = ratio ?? ancho / alto;
  const partAncho = Math.min(ancho, alto * wanted);
  const partAlto = Math.min(alto, ancho / wanted);
  const scale = Math.min(1, maxLado / Math.max(partAncho, partAlto));
  return {
    x: (ancho - partAncho) / 2,
    y: (alto - partAlto) / 2,
    partAncho,
    partAlto,
    ancho: Math.max(1, Math.round(partAncho * scale)),
    alto: Math.max(1, Math.round(partAlto * scale)),
  };
}
