import {
  clubConfig,
  CREST_SHAPE,
  initialsOf,
  needsDarkText,
  type PartidoEnImagen,
  SHIRT_SHAPE,
} from '@club/shared';
import { escapeMarkup } from '../escape';
import { cleanText } from './clean-text';
import type { FittedText } from './fit-text';
import type { Weight } from './renderer';
import { PICTURE_FONT, SHARE_SIZE } from './size';

/** Gold of the crest: what is not white on a picture. */
export const ACCENT = clubConfig.escudo.detalle;

/** The club on a picture: nothing is drawn that is not in the picture's content, and so in its address. */
type Club = Pick<PartidoEnImagen, 'primario' | 'escudo'>;

interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
}

/** A line of text, its baseline at `y`. */
export function textLine(
  text: string,
  x: number,
  y: number,
  { weight, size, fill = '#ffffff', anchor = 'middle', spacing = 0 }: TextStyle,
): string {
  return `<text x="${String(x)}" y="${String(y)}" text-anchor="${anchor}" font-family="${PICTURE_FONT}" font-weight="${String(weight)}" font-size="${String(size)}" letter-spacing="${String(spacing)}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

/** Lines below each other, the first one's baseline at `y`. */
export const textBlock = (
  { lines, size }: FittedText,
  x: number,
  y: number,
  style: Omit<TextStyle, 'size'>,
): string =>
  lines
    .map((line, index) => textLine(line, x, y + index * size * 1.06, { ...style, size }))
    .join('');

/** The club's crest without its initials, in a square of 64. */
export function crestShape({ escudo: { fondo, detalle } }: Pick<Club, 'escudo'>): string {
  const copa = CREST_SHAPE.copa
    .map(([cx, cy, r]) => `<circle cx="${String(cx)}" cy="${String(cy)}" r="${String(r)}"/>`)
    .join('');
  return `<path d="${CREST_SHAPE.escudo}" fill="${fondo}" stroke="${detalle}" stroke-width="3" stroke-linejoin="round"/><g fill="${detalle}"><path d="${CREST_SHAPE.tronco}"/>${copa}</g>`;
}

/** The club's crest in a square of `side` pixels. */
export function crest(club: Pick<Club, 'escudo'>, x: number, y: number, side: number): string {
  const initials = textLine(cleanText(club.escudo.iniciales), 32, 51, { weight: 800, size: 13 });
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(side / 64)})">${crestShape(club)}${initials}</g>`;
}

/** A rival's badge, as on the pages: a disc in his colour with his initials. */
export function rivalBadge(
  {
    nombre_equipo: nombre,
    color_equipo: color,
  }: Pick<PartidoEnImagen, 'nombre_equipo' | 'color_equipo'>,
  x: number,
  y: number,
  side: number,
): string {
  // The schema holds colours to #rrggbb when they come in; a drawing does not depend on it.
  const disc = /^#[0-9a-f]{6}$/i.test(color) ? color : '#444444';
  const letters = textLine(initialsOf(cleanText(nombre)), 32, 40.5, {
    weight: 800,
    size: 25,
    fill: needsDarkText(disc) ? '#1a1a1a' : '#ffffff',
  });
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(side / 64)})"><circle cx="32" cy="32" r="29" fill="${disc}" stroke="#ffffff" stroke-opacity="0.55" stroke-width="2"/>${letters}</g>`;
}

/** A shirt of the club's with a number. */
export function shirt(
  { escudo: { fondo, detalle } }: Club,
  dorsal: number,
  x: number,
  y: number,
  side: number,
): string {
  const number = textLine(String(dorsal), 24, 33, { weight: 800, size: dorsal > 9 ? 17 : 19 });
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(side / 48)})"><path d="${SHIRT_SHAPE}" fill="${fondo}" stroke="${detalle}" stroke-width="1.6" stroke-linejoin="round"/>${number}</g>`;
}

/** A pill with a word in it, its middle at `x`. */
export function pill(text: string, x: number, y: number, fill: string, color: string): string {
  const width = text.length * 17 + 56;
  return `<rect x="${String(x - width / 2)}" y="${String(y)}" width="${String(width)}" height="52" rx="26" fill="${fill}"/>${textLine(text, x, y + 38, { weight: 800, size: 34, fill: color, spacing: 1 })}`;
}

/** A whole picture: its content on a pitch in the club's colour, the club's name at the foot. */
export function picture({ primario, escudo: { detalle } }: Club, content: string): string {
  const { width, height } = SHARE_SIZE;
  const stripes = [0, 200, 400, 600, 800, 1000]
    .map((x) => `<rect x="${String(x)}" width="100" height="${String(height)}"/>`)
    .join('');
  const foot = height - 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="${String(width)}" height="${String(height)}" fill="${primario}"/><g fill="#ffffff" fill-opacity="0.035">${stripes}</g><circle cx="600" cy="282" r="235" fill="none" stroke="#ffffff" stroke-opacity="0.1" stroke-width="4"/><rect y="${String(foot)}" width="${String(width)}" height="14" fill="${detalle}"/>${content}</svg>`;
}
