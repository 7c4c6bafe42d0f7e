import type { Renderer, Weight } from './renderer';

/** What the pictures' font can draw: Latin letters, figures, punctuation and a few signs. */
const DRAWABLE = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}ªº°+<>=|€$]/gu;

/** Stored text without signs that the font lacks (emoji, other scripts, control characters); `fallback` when nothing remains. */
export function cleanText(text: string, fallback = ''): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(DRAWABLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return clean === '' ? fallback : clean;
}

export interface TextBox {
  readonly text: string;
  readonly weight: Weight;
  /** Font size when there is room, and the smallest that is still read in a chat; pixels. */
  readonly size: number;
  readonly minSize: number;
  readonly maxWidth: number;
  readonly maxLines: number;
}

/** A text as it fits its box. */
interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

const STEP = 4;

/** The text cut until it is no wider than `maxUnits`, with an ellipsis where something is missing. */
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

/** Words in lines no wider than `maxUnits`, as many to a line as go in. */
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

/** Lines and font size with which a text stays inside its box; at the smallest size it is cut. */
export function fitText(box: TextBox, { measure }: Pick<Renderer, 'measure'>): FittedText {
  const width = (text: string) => measure(text, box.weight);
  // Nothing longer than this is ever shown, so nothing longer needs to be measured.
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
  return {
    lines: [...kept, rest].map((line) => cut(line, maxUnits, width)),
    size: box.minSize,
  };
}
