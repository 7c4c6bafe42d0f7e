import type { Renderer, Weight } from './renderer';

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
