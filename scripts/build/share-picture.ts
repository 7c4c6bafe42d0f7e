import { clubConfig } from '@club/shared';
import { Canvas, type Point } from './canvas';
import { encodePng } from './png';
import { litLamps } from './scoreboard-font';

const WIDTH = 1200;
const HEIGHT = 630;

/** Points of a cubic curve from `from` to `to`, without its beginning. */
const curve = (from: Point, a: Point, b: Point, to: Point): readonly Point[] =>
  Array.from({ length: 16 }, (_, index) => {
    const t = (index + 1) / 16;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * a[axis] +
      3 * (1 - t) * t ** 2 * b[axis] +
      t ** 3 * to[axis];
    return [at(0), at(1)] as const;
  });

/** Outline of the crest's shield, as in the web's crest. */
const SHIELD: readonly Point[] = [
  [32, 2],
  [58, 9],
  [58, 31],
  ...curve([58, 31], [58, 46], [48, 56], [32, 62]),
  ...curve([32, 62], [16, 56], [6, 46], [6, 31]),
  [6, 9],
];

/** Crown of the oak: middle and radius. */
const OAK: readonly (readonly [x: number, y: number, radius: number])[] = [
  [32, 17, 8],
  [23, 22, 6.5],
  [41, 22, 6.5],
  [32, 24, 6],
];

function drawPitch(canvas: Canvas): void {
  const { primario } = clubConfig.colores;
  canvas.fillRect(0, 0, WIDTH, HEIGHT, primario);
  for (let x = 0; x < WIDTH; x += 200) canvas.fillRect(x, 0, 100, HEIGHT, '#ffffff', 0.035);
  const line = { color: '#ffffff', alpha: 0.22 } as const;
  canvas.strokeCircle([WIDTH / 2, 250], 190, 5, line.color, line.alpha);
  canvas.fillRect(WIDTH / 2 - 2.5, 0, 5, 440, line.color, line.alpha);
}

function drawCrest(canvas: Canvas, scale: number, left: number, top: number): void {
  const { fondo, detalle, iniciales } = clubConfig.escudo;
  const place = ([x, y]: Point): Point => [left + x * scale, top + y * scale];
  canvas.fillPolygon(SHIELD.map(place), detalle, 1.5 * scale);
  canvas.fillPolygon(SHIELD.map(place), fondo, -1.5 * scale);
  canvas.fillRect(left + 30 * scale, top + 25 * scale, 4 * scale, 13 * scale, detalle);
  for (const [x, y, radius] of OAK) canvas.fillCircle(place([x, y]), radius * scale, detalle);
  drawLamps(canvas, iniciales, 1.05 * scale, left + 32 * scale, top + 43 * scale, '#ffffff');
}

/** A text in lamps, `pitch` pixels apart, in the middle of `centre`. */
function drawLamps(
  canvas: Canvas,
  text: string,
  pitch: number,
  centre: number,
  top: number,
  color: string,
): void {
  const { columns, lamps } = litLamps(text);
  const left = centre - (columns * pitch) / 2;
  for (const [column, row] of lamps) {
    canvas.fillCircle(
      [left + (column + 0.5) * pitch, top + (row + 0.5) * pitch],
      pitch * 0.44,
      color,
    );
  }
}

/**
 * The picture that shared links show: the crest on the pitch and the name as on a scoreboard, from the club
 * configuration. Drawn here because a link's picture must be a bitmap, and the build has neither a browser nor fonts.
 */
export function drawSharePicture(): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT);
  drawPitch(canvas);
  drawCrest(canvas, 6, WIDTH / 2 - 32 * 6, 54);
  const { columns } = litLamps(clubConfig.nombre);
  const lampPitch = Math.min(14, (WIDTH - 160) / columns);
  const top = 530 - 3.5 * lampPitch;
  drawLamps(canvas, clubConfig.nombre, lampPitch, WIDTH / 2, top, clubConfig.escudo.detalle);
  return encodePng(canvas.bitmap);
}
