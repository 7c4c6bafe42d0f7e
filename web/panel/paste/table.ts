import { foldText } from '../common/team-names';

/** Separators by priority: a spreadsheet's clipboard has tabs, a Spanish CSV `;`. */
const SEPARADORES = ['\t', ';', ','] as const;

/**
 * Separator of a text. Tabs win wherever they occur, as a page title above a table may contain commas. Otherwise the
 * first one that occurs outside quotes in the first line or, if that has a single cell, in any line.
 */
function separadorOf(texto: string): string {
  const plain = texto.replace(/"[^"]*"/g, '').trim();
  if (plain.includes('\t')) return '\t';
  const [first = ''] = plain.split('\n');
  const within = (part: string) => SEPARADORES.find((separador) => part.includes(separador));
  return within(first) ?? within(plain) ?? '\t';
}

/** Line numbers, from 1. A quoted cell may span several lines. */
export interface LineRange {
  readonly linea: number;
  readonly ultima: number;
}

/** A pasted record as the preview shows it. */
export interface PastedRecord extends LineRange {
  readonly texto: string;
  /** Problems that prevent its creation. */
  readonly problemas: readonly string[];
  /** Dropped values, defaults and things to check. */
  readonly avisos: readonly string[];
  readonly existe: boolean;
}

/** A row of a table and its lines in the text. */
export interface FilaTabla extends LineRange {
  readonly celdas: readonly string[];
}

/** Chat prefix of a message: «[22/11/26, 10:01] Ana: », «22/11/26, 10:01 - Ana: ». */
const CHAT =
  /^(\[)?\d{1,2}\/\d{1,2}\/\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]\.?\s?m\.?)?(?:\](?=.)|\s-)\s[^:\n]{1,60}:\s/gim;
/** Zero-width characters that chats and web pages insert. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\uFE0F/g;

/**
 * Rows of a pasted table, trimmed, without empty ones. Cells are separated by tabs, `;` or `,`. A quoted cell may
 * contain separators, line breaks and doubled quotes (RFC 4180).
 */
export function readTable(texto: string): FilaTabla[] {
  const source = texto.replace(/\r\n?/g, '\n').replace(UNSEEN, '').replace(CHAT, '');
  const separador = separadorOf(source);
  const filas: FilaTabla[] = [];
  let celdas: string[] = [];
  let celda = '';
  let isQuoted = false;
  let linea = 1;
  let begin = 1;
  const endCell = () => {
    celdas.push(celda.replace(/\s+/g, ' ').trim());
    celda = '';
  };
  const endRow = () => {
    endCell();
    if (celdas.some((cell) => cell !== '')) filas.push({ linea: begin, ultima: linea, celdas });
    celdas = [];
    begin = linea + 1;
  };
  const chars = Array.from(source);
  for (let index = 0; index < chars.length; index += 1) {
    const char = chars[index] ?? '';
    if (isQuoted && char === '"' && chars[index + 1] === '"') {
      celda += '"';
      index += 1;
    } else if (
      char === '"' &&
      (isQuoted || (celda.trim() === '' && chars.includes('"', index + 1)))
    ) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && char === separador) endCell();
    else if (!isQuoted && char === '\n') endRow();
    else celda += char;
    if (char === '\n') linea += 1;
  }
  endRow();
  return filas;
}

/** The text without these rows, so that the rest can be corrected and pasted again. */
export function withoutRows(texto: string, filas: readonly LineRange[]): string {
  const isGone = (linea: number) =>
    filas.some((fila) => fila.linea <= linea && linea <= fila.ultima);
  return texto
    .split(/\r\n?|\n/)
    .filter((_line, index) => !isGone(index + 1))
    .join('\n');
}

/** Number of lines above the headings, such as a title or a date, that are searched. */
const LINES_ABOVE = 5;

/** Columns according to the headings; `undefined` without headings. */
export interface Columnas<Columna extends string> {
  /** Rows after the headings; all rows without headings. */
  readonly filas: readonly FilaTabla[];
  readonly headings: readonly (Columna | undefined)[] | undefined;
}

/** Finds the headings in any spelling: a row with at least two of them and without values. */
export function findHeadings<Columna extends string>(
  filas: readonly FilaTabla[],
  nombres: Readonly<Record<Columna, readonly string[]>>,
): Columnas<Columna> {
  const columnas = Object.keys(nombres) as Columna[];
  const headingOf = (celda: string) => {
    const word = foldText(celda) || celda;
    return columnas.find((columna) => nombres[columna].includes(word));
  };
  for (const [index, { celdas }] of filas.slice(0, LINES_ABOVE).entries()) {
    const headings = celdas.map(headingOf);
    const isValue = (celda: string, at: number) => headings[at] === undefined && /\d/.test(celda);
    const count = headings.filter((heading) => heading !== undefined).length;
    if (count >= 2 && !celdas.some(isValue)) return { filas: filas.slice(index + 1), headings };
  }
  return { filas, headings: undefined };
}

/** Cell of a column; empty if missing. */
export const cellOf = <Columna extends string>(
  { celdas }: FilaTabla,
  columnas: readonly (Columna | undefined)[],
  columna: Columna,
): string => celdas[columnas.indexOf(columna)] ?? '';
