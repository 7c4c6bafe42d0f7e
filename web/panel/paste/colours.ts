import { foldText } from '../common/team-names';

/** Colour names and their hex values. */
const COLOURS: ReadonlyMap<string, string> = new Map([
  ['rojo', '#c62828'],
  ['azul', '#1d4ed8'],
  ['celeste', '#4fa3d9'],
  ['turquesa', '#0f9aa8'],
  ['verde', '#15803d'],
  ['amarillo', '#f2c200'],
  ['dorado', '#c79a1b'],
  ['naranja', '#e8710a'],
  ['morado', '#6d28d9'],
  ['violeta', '#6d28d9'],
  ['lila', '#a78bda'],
  ['granate', '#7f1d1d'],
  ['burdeos', '#7f1d1d'],
  ['grana', '#8f1d3a'],
  ['rosa', '#db5f93'],
  ['marron', '#7a4a21'],
  ['negro', '#111111'],
  ['blanco', '#ffffff'],
  ['gris', '#6b7280'],
  ['rojiblanco', '#c62828'],
  ['rojinegro', '#c62828'],
  ['azulgrana', '#1d4ed8'],
  ['blanquiazul', '#ffffff'],
  ['albiazul', '#ffffff'],
  ['blanquinegro', '#ffffff'],
  ['albinegro', '#ffffff'],
  ['blanquirrojo', '#ffffff'],
  ['verdiblanco', '#15803d'],
  ['verdinegro', '#15803d'],
  ['aurinegro', '#f2c200'],
]);

/** Modifiers after a colour name. */
const TONES: ReadonlyMap<string, readonly [target: number, share: number]> = new Map([
  ['marino', [0, 0.6]],
  ['oscuro', [0, 0.45]],
  ['botella', [0, 0.45]],
  ['claro', [255, 0.45]],
  ['cielo', [255, 0.45]],
  ['celeste', [255, 0.45]],
]);

/** Looks up «rojas», «azules», «blanca» by the masculine singular. */
const colorOf = (word: string): string | undefined =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/as?$/, 'o')]
    .map((form) => COLOURS.get(form))
    .find((color) => color !== undefined);

const toneOf = (word = '') => TONES.get(word.replace(/s$/, '').replace(/a$/, 'o'));

/** Mixes a colour with black (0) or white (255) by a share from 0 to 1. */
const mix = (color: string, [target, share]: readonly [number, number]): string =>
  color.replace(/[0-9a-f]{2}/g, (pair) => {
    const value = Number.parseInt(pair, 16);
    return Math.round(value + (target - value) * share)
      .toString(16)
      .padStart(2, '0');
  });

/**
 * Reads a colour as #rrggbb from «granate», «azul marino», «rojo y blanco» (the first), «a rayas rojas y blancas»,
 * c62828 or #c33; `undefined` if the text contains no colour.
 */
export function readColor(text: string): string | undefined {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const words = foldText(text).split(' ');
  const at = words.findIndex((word) => colorOf(word) !== undefined);
  const color = colorOf(words[at] ?? '');
  const tone = toneOf(words[at + 1]);
  return color === undefined || !tone ? color : mix(color, tone);
}
