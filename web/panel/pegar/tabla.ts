/** Separators in the order in which they are believed: a spreadsheet's clipboard has tabs, a CSV in Spanish `;`. */
const SEPARADORES = ['\t', ';', ','] as const;

/** Separator of a text: the first one that its first line has outside quotes or, where that is a single cell, any line. */
function separadorOf(texto: string): string {
  const plain = texto.replace(/"[^"]*"/g, '').trimStart();
  const [first = ''] = plain.split('\n');
  const within = (part: string) => SEPARADORES.find((separador) => part.includes(separador));
  return within(first) ?? within(plain) ?? '\t';
}

/** A row of a table, with its line in the text as people count, from 1. */
export interface FilaTabla {
  readonly linea: number;
  readonly celdas: readonly string[];
}

/**
 * Rows of a pasted table, trimmed; empty ones are left out. Tabs, `;` or `,` between cells; a cell in quotes may hold any of
 * them, line breaks, and quotes twice (RFC 4180).
 */
export function readTable(texto: string): FilaTabla[] {
  const separador = separadorOf(texto);
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
    if (celdas.some((cell) => cell !== '')) filas.push({ linea: begin, celdas });
    celdas = [];
    begin = linea + 1;
  };
  const chars = Array.from(texto.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  for (let index = 0; index < chars.length; index += 1) {
    const char = chars[index] ?? '';
    if (isQuoted && char === '"' && chars[index + 1] === '"') {
      celda += '"';
      index += 1;
    } else if (char === '"' && (isQuoted || celda.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && char === separador) endCell();
    else if (!isQuoted && char === '\n') endRow();
    else celda += char;
    if (char === '\n') linea += 1;
  }
  endRow();
  return filas;
}

/** Lower case without accents or marks: what headings and names are compared by. */
export const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Which cell of a row holds which column: by the headings, when the first row has some of them, else in the usual order.
 * Gives the rows without the headings.
 */
export function conColumnas<Columna extends string>(
  filas: readonly FilaTabla[],
  orden: readonly Columna[],
  nombres: Readonly<Record<Columna, readonly string[]>>,
): {
  readonly filas: readonly FilaTabla[];
  readonly de: (fila: FilaTabla, columna: Columna) => string;
} {
  const [first] = filas;
  const headings = (first?.celdas ?? []).map((celda) =>
    orden.find((columna) => nombres[columna].includes(plano(celda))),
  );
  const hasHeadings = headings.filter((heading) => heading !== undefined).length >= 2;
  const columnas: readonly (Columna | undefined)[] = hasHeadings ? headings : orden;
  return {
    filas: hasHeadings ? filas.slice(1) : filas,
    de: (fila, columna) => fila.celdas[columnas.indexOf(columna)] ?? '',
  };
}
