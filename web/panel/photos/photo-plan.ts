import type { PhotoShape } from './photo-shapes';

/** A rectangle of a picture, in pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly ancho: number;
  readonly alto: number;
}

interface Size {
  readonly ancho: number;
  readonly alto: number;
}

/** Source rectangle and output size. */
export interface PhotoPlan extends Size {
  readonly x: number;
  readonly y: number;
  readonly partWidth: number;
  readonly partAlto: number;
}

/** An encoding attempt: scale relative to the planned size, and JPEG quality. */
export interface PhotoTry {
  readonly scale: number;
  readonly quality: number;
}

/** Encoding attempts, best first. Quality is reduced before size (regla 21). */
export const PHOTO_TRIES: readonly PhotoTry[] = [1, 0.75, 0.5, 0.25].flatMap((scale) =>
  [0.86, 0.78, 0.68, 0.56, 0.44].map((quality) => ({ scale, quality })),
);

/** Bounding box of the visible pixels in RGBA data; `undefined` if all are transparent. */
export function visiblePart(rgba: Uint8ClampedArray, { ancho, alto }: Size): Part | undefined {
  const isSeen = (x: number, y: number) => (rgba[(y * ancho + x) * 4 + 3] ?? 0) > 8;
  const columns = Array.from({ length: ancho }, (_none, x) => x);
  const rows = Array.from({ length: alto }, (_none, y) => y);
  const seenColumns = columns.filter((x) => rows.some((y) => isSeen(x, y)));
  const seenRows = rows.filter((y) => columns.some((x) => isSeen(x, y)));
  const [left, right] = [seenColumns.at(0), seenColumns.at(-1)];
  const [top, bottom] = [seenRows.at(0), seenRows.at(-1)];
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) {
    return undefined;
  }
  return { x: left, y: top, ancho: right - left + 1, alto: bottom - top + 1 };
}

/** The centred crop in the shape's ratio, scaled down to its maximum size and up by at most `grow`. */
export function planPhoto(
  { x = 0, y = 0, ancho, alto }: Size & Partial<Part>,
  { ratio, maxSide }: Pick<PhotoShape, 'ratio' | 'maxSide'>,
  grow = 1,
): PhotoPlan {
  const wanted = ratio ?? ancho / alto;
  const partWidth = Math.min(ancho, alto * wanted);
  const partAlto = Math.min(alto, ancho / wanted);
  const scale = Math.min(grow, maxSide / Math.max(partWidth, partAlto));
  return {
    x: x + (ancho - partWidth) / 2,
    y: y + (alto - partAlto) / 2,
    partWidth,
    partAlto,
    ancho: Math.max(1, Math.round(partWidth * scale)),
    alto: Math.max(1, Math.round(partAlto * scale)),
  };
}
