import type { ClubCrest } from '@club/shared';
import { encodePng } from './png';
import { strokesOf } from './letters';

/*
 * The crest of web/components/crest.tsx as a PNG, without a browser: the same shapes in the same square of 64, asked
 * point by point what colour they have there.
 */

type Point = readonly [x: number, y: number];
type Rgba = readonly [number, number, number, number];
const BOX = 64;
/** Points a pixel is the mean of, in each direction. */
const SAMPLES = 3;
const TRANSPARENT: Rgba = [0, 0, 0, 0];

function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 16 }, (_, step) => {
    const t = (step + 1) / 16;
    const u = 1 - t;
    const at = (axis: 0 | 1) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)] as const;
  });
}

const SHIELD: readonly Point[] = [
  [32, 2],
  [58, 9],
  [58, 31],
  ...bezier([58, 31], [58, 46], [48, 56], [32, 62]),
  ...bezier([32, 62], [16, 56], [6, 46], [6, 31]),
  [6, 9],
];

const CROWN = [
  [32, 17, 8],
  [23, 22, 6.5],
  [41, 22, 6.5],
  [32, 24, 6],
] as const;

function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let [px, py] = polygon.at(-1) ?? [0, 0];
  for (const [qx, qy] of polygon) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

function distance([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

type Segment = readonly [Point, Point];
const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);
const SHIELD_EDGE = segmentsOf([...SHIELD, SHIELD[0] ?? [32, 2]]);

/** The initials' strokes, centred below the tree. */
function initials(text: string): Segment[] {
  const letters = Array.from(text).slice(0, 4);
  // Letter of 4 × 6 units, one and a half between letters.
  const scale = Math.min(1.45, 30 / (letters.length * 5.5 - 1.5));
  const left = 32 - ((letters.length * 5.5 - 1.5) * scale) / 2;
  return letters.flatMap((letter, index) =>
    strokesOf(letter).flatMap((stroke) =>
      segmentsOf(
        stroke.map(([x, y]) => [left + (index * 5.5 + x) * scale, 46.6 + (y - 3) * scale] as const),
      ),
    ),
  );
}

const parseColor = (hex: string): Rgba => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
  255,
];

export interface CrestIcon {
  readonly size: number;
  /** `#rrggbb` behind the crest; transparent without one. */
  readonly background?: string;
  /** Part of the picture's side that the crest takes, 0 to 1. */
  readonly scale: number;
}

/** The club's crest as a square PNG. */
export function drawCrest(crest: ClubCrest, { size, background, scale }: CrestIcon): Buffer {
  const fondo = parseColor(crest.fondo);
  const detalle = parseColor(crest.detalle);
  const behind = background === undefined ? TRANSPARENT : parseColor(background);
  const letters = initials(crest.iniciales);
  const isNear = (segments: readonly Segment[], x: number, y: number, radius: number) =>
    segments.some(([a, b]) => distance(a, b, x, y) <= radius);
  const colorAt = (x: number, y: number): Rgba => {
    if (isNear(SHIELD_EDGE, x, y, 1.5)) return detalle;
    if (!isInside(SHIELD, x, y)) return behind;
    const isTree =
      (x >= 30 && x <= 34 && y >= 25 && y <= 38) ||
      CROWN.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) <= r);
    if (isTree) return detalle;
    return isNear(letters, x, y, 0.95) ? [255, 255, 255, 255] : fondo;
  };
  const rgba = new Uint8Array(size * size * 4);
  const unit = BOX / (size * scale);
  const offset = (BOX - BOX / scale) / 2;
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const sum = [0, 0, 0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = (pixel % size) + ((sample % SAMPLES) + 0.5) / SAMPLES;
      const y = Math.floor(pixel / size) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      const [r, g, b, a] = colorAt(offset + x * unit, offset + y * unit);
      // Colours weigh as much as they cover.
      [r * a, g * a, b * a, a].forEach(
        (value, channel) => (sum[channel] = (sum[channel] ?? 0) + value),
      );
    }
    const [r = 0, g = 0, b = 0, alpha = 0] = sum;
    rgba.set(
      alpha === 0 ? TRANSPARENT : [r / alpha, g / alpha, b / alpha, alpha / SAMPLES ** 2],
      pixel * 4,
    );
  }
  return encodePng(size, rgba);
}
