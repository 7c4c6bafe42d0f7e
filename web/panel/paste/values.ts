import { foldText, type Position, readPieces } from '@club/shared';

/** Inverts lists of words: the key by word. */
export const keysByWord = <Key extends string>(
  lists: Readonly<Record<Key, string>>,
  separator = ' ',
): ReadonlyMap<string, Key> =>
  new Map(
    (Object.entries(lists) as [Key, string][]).flatMap(([key, words]) =>
      words.split(separator).map((word) => [word, key] as const),
    ),
  );

/**
 * Reads a day as YYYY-MM-DD: 3/5/2027, 03-05-27, 3 5 2027, 2027-05-03, 3 may 2027, lunes, 3 de mayo de 2027; `undefined`
 * if it does not exist. Two-digit years are of this century unless that is later than `lastYear`.
 */
export function readDay(text: string, lastYear = 2099): string | undefined {
  const slashed = text.replace(/(?<=\d)[^\p{L}\d]+(?=\d)/gu, '/');
  const [date, ...others] = readPieces(slashed, null).filter(({ kind }) => kind !== 'text');
  if (date?.kind !== 'date' || date.date.day === null || others.length > 0) return undefined;
  const [day = '', month = '', year = ''] = date.date.day.split('-');
  // `readPieces` takes two digits for a year of this century.
  const isOfLastCentury = Number(year) > lastYear && !text.includes(year);
  return `${isOfLastCentury ? String(Number(year) - 100) : year}-${month}-${day}`;
}

/** Reads a time as HH:MM: 18:30, 18.30, 18h30, 18:30:00, 18:30 h, 18h or 18; `undefined` if it is not one. */
export function readTime(text: string): string | undefined {
  const found =
    /^(?:a las )?(\d{1,2})(?:\s?[:.h'’]\s?(\d{2})(?::\d{2})?)?\s*(?:h|hs|hrs|horas)?\.?$/i.exec(
      text,
    );
  if (!found) return undefined;
  const [, hour = '', minute = '00'] = found;
  return Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : undefined;
}

/** Reads a whole number. NaN, which the schemas refuse, for anything else. */
const readNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN);

/** Reads a shirt number: 7, «nº 7», #7, «7.»; NaN for anything else. */
export const readDorsal = (text: string): number =>
  readNumber(/^(?:n[.º°o]*|#|dorsal)?\s*(\d+)\s*[.)ºª°]*$/i.exec(text)?.[1] ?? '');

/** Reads a height in centimetres: 178, 178 cm, 1,78 or 1.78 m; NaN for anything else. */
export function readHeight(text: string): number {
  const metres = /^([12])[.,'](\d{2})\s*m?\.?$/i.exec(text);
  return readNumber(
    metres ? `${metres[1] ?? ''}${metres[2] ?? ''}` : text.replace(/\s*cms?\.?$/i, ''),
  );
}

/** Colour names by hex value. */
const COLOURS = keysByWord({
  '#c62828': 'rojo rojiblanco rojinegro',
  '#1d4ed8': 'azul azulgrana',
  '#4fa3d9': 'celeste',
  '#0f9aa8': 'turquesa',
  '#15803d': 'verde verdiblanco verdinegro',
  '#f2c200': 'amarillo aurinegro',
  '#c79a1b': 'dorado',
  '#e8710a': 'naranja',
  '#6d28d9': 'morado violeta',
  '#a78bda': 'lila',
  '#7f1d1d': 'granate burdeos',
  '#8f1d3a': 'grana',
  '#db5f93': 'rosa',
  '#7a4a21': 'marron',
  '#111111': 'negro',
  '#ffffff': 'blanco blanquiazul albiazul blanquinegro albinegro blanquirrojo',
  '#6b7280': 'gris',
});

/** Words after a colour name: with black (0) or white (255), and with which share of it, the colour is mixed. */
const TONES: ReadonlyMap<string, readonly [target: number, share: number]> = new Map([
  ['marino', [0, 0.6]],
  ['oscuro', [0, 0.45]],
  ['botella', [0, 0.45]],
  ['claro', [255, 0.45]],
  ['cielo', [255, 0.45]],
  ['celeste', [255, 0.45]],
]);

/** Colour of a word in any gender and number: «rojas», «azules», «blanca». */
const findColor = (word: string): string | undefined =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/as?$/, 'o')]
    .map((form) => COLOURS.get(form))
    .find((color) => color !== undefined);

const findTone = (word = '') => TONES.get(word.replace(/s$/, '').replace(/a$/, 'o'));

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
  const at = words.findIndex((word) => findColor(word) !== undefined);
  const color = findColor(words[at] ?? '');
  const tone = findTone(words[at + 1]);
  return color === undefined || !tone ? color : mix(color, tone);
}

/** Compound first names: a word of this list followed by one of the next. */
const FIRST_NAMES = new Set(
  'jose juan luis miguel maria ana francisco jesus pedro carlos marco angel eva'.split(' '),
);
const SECOND_NAMES = new Set(
  'luis carlos antonio manuel maria angel jose miguel javier ramon pablo jesus francisco david ignacio andres alberto enrique jaime felipe isabel carmen belen teresa'.split(
    ' ',
  ),
);

/** Words of a name, with particles joined to the following word: «de la Fuente» is one. */
const splitNameWords = (text: string): readonly string[] =>
  text.match(/(?:(?:de|del|la|las|los|y|san|santa|da|do|dos) +)*[^ ]+/gi) ?? [];

/** Splits a cell into two surnames. */
export function splitSurnames(text: string) {
  const [apellido1 = '', ...rest] = splitNameWords(text);
  return { apellido1, apellido2: rest.join(' ') };
}

/**
 * Splits a full name: «Rubén García Prieto», «José Luis de la Fuente», «García Prieto, Rubén». With enough words it has
 * two surnames.
 */
export function splitName(text: string) {
  const [surnames = '', nombre = ''] = text.split(',').map((part) => part.trim());
  if (nombre !== '') return { nombre, ...splitSurnames(surnames) };
  const words = splitNameWords(text);
  const [first = '', second = ''] = words.map(foldText);
  const isDouble = FIRST_NAMES.has(first) && SECOND_NAMES.has(second);
  const nameCount = Math.max(isDouble ? 2 : 1, words.length - 2);
  const [apellido1 = '', apellido2 = ''] = words.slice(nameCount);
  return { nombre: words.slice(0, nameCount).join(' '), apellido1, apellido2 };
}

/** Words for positions in football and futsal, with the abbreviations of lists and video games. */
const POSITION_WORDS = keysByWord<keyof Position>({
  por: 'por portero portera porteria guardameta arquero arquera meta cancerbero pt po gk',
  def: 'def defensa defensor defensora zaguero zaguera lateral central carrilero carrilera libero cierre stopper df dfc dfd dfi ld li lat ltd lti ct cen cad cai',
  mc: 'mc medio media mediocentro mediocampista centrocampista pivote interior mediapunta volante organizador organizadora enganche todocampista ala mcd mco mcc mdc mcen md mi mp piv med int',
  del: 'del delantero delantera extremo extrema punta ariete atacante pivot dl dc ext ed ei sd nueve',
});

/** Words in the name of a position that do not change its row of the line-up: «central zurdo». */
const NUANCES = new Set(
  'derecho derecha izquierdo izquierda dcho dcha izdo izda izq der diestro diestra zurdo zurda centro banda de la el segundo segunda falso falsa ofensivo ofensiva defensivo defensiva alto alta adelantado'.split(
    ' ',
  ),
);

const findRow = (word: string) =>
  POSITION_WORDS.get(word) ??
  POSITION_WORDS.get(word.replace(/s$/, '')) ??
  POSITION_WORDS.get(word.replace(/es$/, ''));

/**
 * Reads the positions that a text names: «MC/DEF», «lateral derecho», «extremo y mediapunta». `unknown` are the parts
 * that are not a position.
 */
export function readPosition(text: string) {
  const posicion: Position = { del: false, mc: false, def: false, por: false };
  const unknown: string[] = [];
  for (const part of text.split(/[,;/+&|]| y | o /i).map((piece) => piece.trim())) {
    if (part === '') continue;
    const words = foldText(part)
      .replace(/\bmedi[oa] punta/g, 'mediapunta')
      .replace(/\bpor (?:la )?banda/g, 'banda')
      .split(' ');
    const rows = words.flatMap((word) => findRow(word) ?? []);
    for (const row of rows) posicion[row] = true;
    const isStrange = (word: string) => findRow(word) === undefined && !NUANCES.has(word);
    if (rows.length === 0 || words.some(isStrange)) unknown.push(part);
  }
  return { posicion, unknown };
}

/** Whether a text is a position and nothing else. */
export const isPosition = (text: string): boolean => {
  const { posicion, unknown } = readPosition(text);
  return unknown.length === 0 && Object.values(posicion).includes(true);
};
