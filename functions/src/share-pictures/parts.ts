import {
  type PictureClub,
  CREST_SHAPE,
  toInitials,
  initialsPlace,
  inkOn,
  needsDarkText,
  type PicturePartido,
  shirtPattern,
  SHIRT_SHAPE,
} from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { escapeMarkup } from '../escape';
import type { Renderer, Weight } from './renderer';
import { PICTURE_FONT, SHARE_PICTURE } from './share-picture';

/** Characters that the font lacks: all but Latin letters, digits, punctuation, spaces and a few signs. */
const NOT_DRAWABLE = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}ªº°+<>=|€$]/gu;

/** Text without characters that the font lacks (emoji, other scripts, controls), or `fallback` if nothing is left. */
export function cleanText(text: string, fallback = ''): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(NOT_DRAWABLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return clean === '' ? fallback : clean;
}

export interface TextBox {
  readonly text: string;
  readonly weight: Weight;
  /** Preferred font size, and the smallest one legible in a chat, pixels. */
  readonly size: number;
  readonly minSize: number;
  readonly maxWidth: number;
  readonly maxLines: number;
}

/** Difference between two font sizes that are tried, pixels. */
const STEP = 4;

/** The text cut to a width of at most `maxUnits` (pixels at font size 100), with an ellipsis. */
function cut(text: string, maxUnits: number, width: (text: string) => number): string {
  if (width(text) <= maxUnits) return text;
  const signs = Array.from(text);
  let [from, to] = [0, signs.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (width(`${signs.slice(0, middle).join('').trimEnd()}…`) <= maxUnits) from = middle;
    else to = middle - 1;
  }
  return `${signs.slice(0, from).join('').trimEnd()}…`;
}

/** Wraps words into lines of at most `maxUnits`. A longer word has a line of its own. */
function wrap(text: string, maxUnits: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && width(joined) <= maxUnits) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Lines and font size that fit a text into its box. At the smallest size the text is cut. */
export function fitText(box: TextBox, { measure }: Pick<Renderer, 'measure'>) {
  const width = (text: string) => measure(text, box.weight);
  // No more characters ever fit, so the rest is not measured.
  const text = Array.from(box.text).slice(0, 200).join('');
  for (let size = box.size; size >= box.minSize; size -= STEP) {
    const maxUnits = (box.maxWidth * 100) / size;
    const lines = wrap(text, maxUnits, width);
    const fits = lines.length <= box.maxLines && lines.every((line) => width(line) <= maxUnits);
    if (fits) return { lines, size };
  }
  const maxUnits = (box.maxWidth * 100) / box.minSize;
  const lines = wrap(text, maxUnits, width);
  const kept = lines.slice(0, box.maxLines - 1);
  const rest = lines.slice(box.maxLines - 1).join(' ');
  return { lines: [...kept, rest].map((line) => cut(line, maxUnits, width)), size: box.minSize };
}

/** The club's colours, as on its pages. */
export const deriveColours = ({ colores }: Pick<PictureClub, 'colores'>) => palettes(colores).light;

interface TextStyle extends Pick<TextBox, 'weight' | 'size'> {
  /** Default: the text colour of the picture. */
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
}

/** A line of text with its baseline at `y`. */
export function textLine(
  text: string,
  x: number,
  y: number,
  { weight, size, fill, anchor = 'middle', spacing = 0 }: TextStyle,
): string {
  return `<text x="${String(x)}" y="${String(y)}" text-anchor="${anchor}" font-family="${PICTURE_FONT}" font-weight="${String(weight)}" font-size="${String(size)}" letter-spacing="${String(spacing)}"${fill === undefined ? '' : ` fill="${fill}"`}>${escapeMarkup(text)}</text>`;
}

/** A text fitted into its box. `y` is the baseline of the first line, which may depend on the number of lines. */
export function textBlock(
  given: Pick<TextBox, 'text' | 'size' | 'maxWidth'> & Partial<TextBox & TextStyle>,
  x: number,
  y: number | ((lines: number) => number),
  renderer: Renderer,
): string {
  const box = { weight: 600, minSize: 28, maxLines: 1, ...given } as const;
  const { lines, size } = fitText(box, renderer);
  const top = typeof y === 'number' ? y : y(lines.length);
  return lines
    .map((line, index) => textLine(line, x, top + index * size * 1.06, { ...box, size }))
    .join('');
}

/** The club's crest without initials, 64×64. */
export function crestShape(club: Pick<PictureClub, 'colores'>): string {
  const { club: background, crestLine } = deriveColours(club);
  return `<path d="${CREST_SHAPE}" fill="${background}" stroke="${crestLine}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** Where to draw something: upper left corner and side, pixels. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Uploaded crests as data URLs. A side without one gets its initials. */
export interface Emblems {
  readonly club?: string | undefined;
  readonly rival?: string | undefined;
}

export const dataUrl = (mime: string, bytes: Uint8Array): string =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

/** An uploaded crest fitted into a square. It may be transparent. */
export const emblem = (url: string, { x, y, side }: Square): string =>
  `<image href="${url}" x="${String(x)}" y="${String(y)}" width="${String(side)}" height="${String(side)}" preserveAspectRatio="xMidYMid meet"/>`;

/** Side of an emblem as a share of its disc's diameter. The corners of a square emblem stay inside. */
const ON_DISC = 0.7;

/** An uploaded crest on a white disc, visible on any background. */
function emblemOnDisc(url: string, { x, y, side }: Square): string {
  const margin = (side * (1 - ON_DISC)) / 2;
  return `<circle cx="${String(x + side / 2)}" cy="${String(y + side / 2)}" r="${String(side / 2)}" fill="#ffffff"/>${emblem(url, { x: x + margin, y: y + margin, side: side * ON_DISC })}`;
}

/** Scales a drawing of `units` × `units` into a square. */
const drawnIn = ({ x, y, side }: Square, drawing: string, units = 64): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(side / units)})">${drawing}</g>`;

/** The club's crest in a square: uploaded, or initials on its colours. */
export function crest(
  club: Pick<PictureClub, 'colores' | 'escudo'>,
  emblemImage: string | undefined,
  place: Square,
): string {
  if (emblemImage !== undefined) return emblemOnDisc(emblemImage, place);
  const iniciales = cleanText(club.escudo.iniciales);
  const { size, y: line } = initialsPlace(iniciales);
  const fill = inkOn(club.colores.primario);
  const initials = textLine(iniciales, 32, line, { weight: 800, size, fill });
  return drawnIn(place, crestShape(club) + initials);
}

/** A rival's badge, as on the pages: its crest, or a disc in its colour with its initials. */
export function rivalBadge(
  { nombre_equipo, color_equipo }: Pick<PicturePartido, 'nombre_equipo' | 'color_equipo'>,
  emblemImage: string | undefined,
  place: Square,
): string {
  if (emblemImage !== undefined) return emblemOnDisc(emblemImage, place);
  // The schema ensures #rrggbb on input, but older stored colours may differ.
  const disc = /^#[0-9a-f]{6}$/i.test(color_equipo) ? color_equipo : '#444444';
  const letters = textLine(toInitials(cleanText(nombre_equipo)), 32, 40.5, {
    weight: 800,
    size: 25,
    fill: needsDarkText(disc) ? '#1a1a1a' : '#ffffff',
  });
  return drawnIn(
    place,
    `<circle cx="32" cy="32" r="29" fill="${disc}" stroke="#ffffff" stroke-opacity="0.55" stroke-width="2"/>${letters}`,
  );
}

export function shirt({ camiseta }: Pick<PictureClub, 'camiseta'>, dorsal: number, place: Square) {
  const { primario, secundario } = camiseta;
  const ink = inkOn(primario);
  const edge = ink === '#ffffff' ? '#000000' : '#ffffff';
  const number = textLine(String(dorsal), 24, 33, {
    weight: 800,
    size: dorsal > 9 ? 17 : 19,
    fill: ink,
  });
  // On a two-coloured shirt the number has an outline in the opposite colour.
  const around =
    camiseta.dibujo === 'lisa'
      ? ''
      : `<g stroke="${edge}" stroke-width="3" stroke-linejoin="round">${number}</g>`;
  return drawnIn(
    place,
    `<path d="${SHIRT_SHAPE}" fill="${primario}"/><path d="${shirtPattern(camiseta)}" fill="${secundario}"/><path d="${SHIRT_SHAPE}" fill="none" stroke="${secundario}" stroke-width="1.6" stroke-linejoin="round"/>${around}${number}`,
    48,
  );
}

/** A pill with a word, centred at `x`. */
export function pill(text: string, x: number, y: number, fill: string, color: string): string {
  const width = text.length * 17 + 56;
  return `<rect x="${String(x - width / 2)}" y="${String(y)}" width="${String(width)}" height="52" rx="26" fill="${fill}"/>${textLine(text, x, y + 38, { weight: 800, size: 34, fill: color, spacing: 1 })}`;
}

/** A whole picture: its content on a pitch in the club's colour. */
export function picture(club: Pick<PictureClub, 'colores'>, content: string): string {
  const { poster, onPoster, posterMark } = deriveColours(club);
  const { width, height } = SHARE_PICTURE;
  const stripes = [0, 200, 400, 600, 800, 1000]
    .map((x) => `<rect x="${String(x)}" width="100" height="${String(height)}"/>`)
    .join('');
  const foot = height - 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="${String(width)}" height="${String(height)}" fill="${poster}"/><g fill="${onPoster}" fill-opacity="0.035">${stripes}</g><circle cx="600" cy="282" r="235" fill="none" stroke="${onPoster}" stroke-opacity="0.1" stroke-width="4"/><rect y="${String(foot)}" width="${String(width)}" height="14" fill="${posterMark}"/><g fill="${onPoster}">${content}</g></svg>`;
}
