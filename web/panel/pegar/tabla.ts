import { foldText } from '../common/team-names';

/** Separators in the order in which they are believed: a spreadsheet's clipboard has tabs, a CSV in Spanish `;`. */
const SEPARADORES = ['\t', ';', ','] as const;

/**
 * Separator of a text: tabs wherever there are any, because a page's title above a table may hold commas; else the first one
 * that its first line has outside quotes or, where that is a single cell, any line.
 */
function separadorOf(texto: string): string {
  const plain = texto.replace(/"[^"]*"/g, '').trim();
  if (plain.includes('\t')) return '\t';
  const [first = ''] = plain.split('\n');
  const within = (part: string) => SEPARADORES.find((separador) => part.includes(separador));
  return within(first) ?? within(plain) ?? '\t';
}

/** Lines of a text, as people count them, from 1: a cell in quotes may go over several. */
export interface LineRange {
  readonly linea: number;
  readonly ultima: number;
}

/** A row of a table, with its lines in the text. */
export interface FilaTabla extends LineRange {
  readonly celdas: readonly string[];
}

/** What a chat puts before each message: «[22/11/26, 10:01] Ana: », «22/11/26, 10:01 - Ana: ». */
const CHAT =
  /^(\[)?\d{1,2}\/\d{1,2}\/\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]\.?\s?m\.?)?(?:\](?=.)|\s-)\s[^:\n]{1,60}:\s/gim;
/** Marks without a width that chats and pages put between words. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\uFE0F/g;

/**
 * Rows of a pasted table, trimmed; empty ones are left out. Tabs, `;` or `,` between cells; a cell in quotes may hold any of
 * them, line breaks, and quotes twice (RFC 4180).
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

/** The text without some of its rows, so that the others can be mended and pasted again. */
export function withoutRows(texto: string, filas: readonly LineRange[]): string {
  const isGone = (linea: number) =>
    filas.some((fila) => fila.linea <= linea && linea <= fila.ultima);
  return texto
    .split(/\r\n?|\n/)
    .filter((_line, index) => !isGone(index + 1))
    .join('\n');
}

/** Lines above the headings, a title or a date, that are looked at. */
const LINES_ABOVE = 5;

/** A table's columns: where headings say it, or none where there are no headings. */
export interface Columnas<Columna extends string> {
  /** The rows without the headings and what stands above them. */
  readonly filas: readonly FilaTabla[];
  readonly headings: readonly (Columna | undefined)[] | undefined;
}

/** The columns of a table by its headings, in any spelling: a row with two of them at least, and nothing in it that is a value. */
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

/** The cell of a column; empty where the row or the table has none. */
export const cellOf = <Columna extends string>(
  { celdas }: FilaTabla,
  columnas: readonly (Columna | undefined)[],
  columna: Columna,
): string => celdas[columnas.indexOf(columna)] ?? '';
