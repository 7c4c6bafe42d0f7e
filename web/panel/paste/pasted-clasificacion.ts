import {
  addsUp,
  type Equipo,
  type FilaClasificacion,
  findClub,
  findClubs,
  foldText,
  readClubName,
} from '@club/shared';
import { readTable } from './table';
import { keysByWord } from './values';

const FIGURES = ['pj', 'g', 'e', 'p', 'gf', 'gc', 'pts'] as const;
type Figure = (typeof FIGURES)[number];
/** A column of numbers. `_` is one that is ignored: position or goal difference. */
type Column = Figure | '_';

const COLUMNS = keysByWord<Column | 'equipo'>(
  {
    pj: 'pj, j, jug, jugados, partidos, partidos jugados',
    g: 'g, pg, gan, ganados, v, victorias',
    e: 'e, pe, emp, empatados, empates',
    p: 'p, pp, per, perdidos, d, derrotas',
    gf: 'gf, f, favor, a favor, goles a favor, goles favor',
    gc: 'gc, c, contra, en contra, goles en contra, goles contra',
    pts: 'pts, pt, ptos, puntos',
    _: 'dg, dif, gav, diferencia, pos, posicion, puesto',
    equipo: 'equipo, equipos, club, nombre',
  },
  ', ',
);

/** Column orders of tables without headings. The one that fits most rows is used. */
const ORDERS: readonly (readonly Column[])[] = [
  ['pj', 'g', 'e', 'p', 'gf', 'gc', 'pts'],
  ['pj', 'g', 'e', 'p', 'gf', 'gc', '_', 'pts'],
  ['pts', 'pj', 'g', 'e', 'p', 'gf', 'gc'],
];

function findColumn(text: string) {
  const word = foldText(text);
  return COLUMNS.get(word) ?? COLUMNS.get(word.replaceAll(' ', ''));
}

const isNumber = (text: string) => /^[-+−]?\d+$/.test(text);
const readSignedNumber = (text: string) => Number(text.replace('−', '-'));

/** A possible row of the table, before the order of its columns is known. */
interface RawRow {
  /** Line numbers in the text, from 1. */
  readonly lines: readonly number[];
  readonly position: number | undefined;
  readonly nombre: string;
  readonly numbers: readonly number[];
}

interface CellRow {
  /** Line numbers in the text, from 1. */
  readonly lines: readonly number[];
  readonly cells: readonly string[];
}

/** Order of the columns after the team's, if the cells are headings: at least five must be known. */
function readColumnOrder(cells: readonly string[]): Column[] | undefined {
  const columns = cells.map(findColumn);
  const figures = columns
    .slice(columns.indexOf('equipo') + 1)
    .map((column) => (column === undefined || column === 'equipo' ? '_' : column));
  return figures.filter((column) => column !== '_').length < 5 ? undefined : figures;
}

/** Splits a leading position off a name: «1. Atlético Robledal». */
function splitPosition(text: string): Pick<RawRow, 'position' | 'nombre'> {
  const [found = '', position] = /^(\d{1,2})\s*[.ºª°)-]{0,2}(?:\s+|$)/.exec(text) ?? [];
  return {
    position: position === undefined ? undefined : Number(position),
    nombre: text.slice(found.length).trim(),
  };
}

const isFull = ({ numbers }: { readonly numbers: readonly unknown[] }) =>
  numbers.length >= FIGURES.length;

/** A possible row: the first cell with letters is the team; its position is in front of it, or in a cell before. */
function toRawRow({ lines, cells }: CellRow): RawRow | undefined {
  const split = cells.map(splitPosition);
  const at = split.findIndex(({ nombre }) => /\p{L}/u.test(nombre));
  if (at === -1) return undefined;
  const before = split.slice(0, at).filter(({ nombre }) => nombre === '');
  return {
    lines,
    position: [split[at], ...before].find((cell) => cell?.position !== undefined)?.position,
    nombre: split[at]?.nombre ?? '',
    numbers: cells
      .slice(at + 1)
      .filter(isNumber)
      .map(readSignedNumber),
  };
}

/** A row in one line, separated by spaces. A column of latest results behind the figures, «V E D», is ignored. */
const ROW_LINE = /^(.*\p{L}.*?)((?: [-+−]?\d+)+)(?: [^\d]*)?$/u;

/**
 * Rows of a table with one row a line and spaces between the cells. All rows have the same number of figures, so that a
 * surplus number belongs to the name: «UD 1987».
 */
function splitLines(lines: readonly string[]): CellRow[] {
  const heading = lines.findIndex((line) => readColumnOrder(line.split(' ')));
  const rows = lines.flatMap((line, index) => {
    const [, name = '', figures = ''] = index === heading ? [] : (ROW_LINE.exec(line) ?? []);
    return name === '' ? [] : [{ lines: [index + 1], name, numbers: figures.trim().split(' ') }];
  });
  const width = Math.min(...rows.filter(isFull).map(({ numbers }) => numbers.length));
  return rows
    .map(({ lines: own, name, numbers }): CellRow => {
      const surplus = numbers.splice(0, numbers.length - width);
      return { lines: own, cells: [[name, ...surplus].join(' '), ...numbers] };
    })
    .concat({ lines: [heading + 1], cells: (lines[heading] ?? '').split(' ') });
}

/** Rows of a table with one cell a line: a name, then its numbers. The last number may be the next team's position. */
function groupColumn(lines: readonly string[]): CellRow[] {
  const rows: { lines: number[]; names: string[]; numbers: string[] }[] = [];
  const textAt = (line: number) => lines[line - 1] ?? '';
  let headings: number[] = [];
  /** Line of the cell above. */
  let above = 0;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const last = rows.at(-1);
    const nextPosition = rows.filter(isFull).length + 1;
    // An empty line, or a mark such as «▲».
    if (!/[\p{L}\d]/u.test(text)) continue;
    if (isNumber(text)) {
      last?.lines.push(line);
      last?.numbers.push(text);
    } else if (nextPosition === 1 && findColumn(text) !== undefined) {
      headings.push(line);
    } else {
      const isBelowPosition =
        isNumber(textAt(above)) &&
        readSignedNumber(textAt(above)) === nextPosition &&
        (!last || !isFull(last) || last.numbers.length > FIGURES.length);
      if (isBelowPosition) {
        last?.numbers.pop();
        last?.lines.pop();
      }
      const own = isBelowPosition ? [above, line] : [line];
      rows.push({ lines: own, names: own.map(textAt), numbers: [] });
      // A menu above the table may contain heading words; only those right above the first row count.
      if (nextPosition === 1 && !isBelowPosition && !readColumnOrder(headings.map(textAt)))
        headings = [];
    }
    above = line;
  }
  return [
    { lines: headings, cells: headings.map(textAt) },
    ...rows.map((row) => ({ lines: row.lines, cells: [...row.names, ...row.numbers] })),
  ];
}

/** Figures of a row in a column order; `undefined` if there are too few numbers. */
function toFigures(numbers: readonly number[], order: readonly Column[]) {
  const entries = FIGURES.map((figure) => [figure, numbers[order.indexOf(figure)]] as const);
  return entries.some(([, number]) => number === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Record<Figure, number>);
}

/** How well a column order fits: two for each row whose matches add up, and one more if its points do. */
function fit(rows: readonly RawRow[], order: readonly Column[]): number {
  return rows.reduce((sum, { numbers }) => {
    const figures = toFigures(numbers, order);
    if (!figures || figures.pj !== figures.g + figures.e + figures.p) return sum;
    return sum + 2 + (figures.pts === 3 * figures.g + figures.e ? 1 : 0);
  }, 0);
}

const ZERO = { pj: 0, g: 0, e: 0, p: 0, gf: 0, gc: 0, pts: 0 };

/**
 * Selects the table's rows from a page that also has titles, dates, menus and advertising. A row has a name and enough
 * numbers. If most rows have a position, those without one are dropped, unless their figures add up. A row with the next
 * position but too few numbers is kept and reported, so that no team is lost.
 */
function selectRows(rows: readonly RawRow[], order: readonly Column[]): readonly RawRow[] {
  const full = rows.filter(isFull);
  const havePositions =
    full.filter(({ position }) => position !== undefined).length * 2 > full.length;
  const [first] = full;
  const kept: RawRow[] = [];
  let hasBegun = false;
  for (const row of rows) {
    hasBegun ||= row === first;
    const isNext = havePositions
      ? row.position === (kept.at(-1)?.position ?? 0) + 1
      : hasBegun && row.numbers.length > 1;
    const isRow = isFull(row)
      ? !havePositions || row.position !== undefined || fit([row], order) > 0
      : hasBegun && isNext && row.numbers.length > 0;
    if (isRow) kept.push(row);
  }
  return kept;
}

/** Reads the text with the layout and column order whose rows add up best (`fit`). */
function readBest(text: string) {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const cellRows = readTable(text).map(({ firstLine, cellTexts }) => ({
    lines: [firstLine],
    cells: cellTexts,
  }));
  const ways = [cellRows, splitLines(lines), groupColumn(lines)].flatMap((layout) => {
    const heading = layout.find(({ cells }) => readColumnOrder(cells));
    const order = heading && readColumnOrder(heading.cells);
    const rows = layout.flatMap((row) => (row === heading ? [] : (toRawRow(row) ?? [])));
    return [...(order ? [order] : []), ...ORDERS].map((columns) => ({
      filas: rows,
      headings: heading?.lines ?? [],
      columns,
      score: fit(rows.filter(isFull), columns),
    }));
  });
  return ways.reduce((a, b) => (b.score > a.score ? b : a));
}

/**
 * Reads a league table from a spreadsheet (tabs, `;` or commas) or from a copied web page. Known rivals get their ids.
 * `ignored` are the lines outside the table.
 */
export function readClasificacion(
  text: string,
  equipos: readonly Pick<Equipo, '_id' | 'nombre'>[],
) {
  const { filas: rawRows, headings, columns } = readBest(text);
  const rows = selectRows(rawRows, columns);
  const names = [...new Set(rows.map(({ nombre }) => nombre))].map((nombre) => ({ nombre }));
  const pastedRows = rows.map(({ lines, nombre, numbers }) => {
    const figures = toFigures(numbers, columns);
    const equipo = findClub(equipos, nombre);
    // Two rows may be named like a rival of ours. At most one of them is he.
    const isRivalRow = equipo && findClub(names, equipo.nombre)?.nombre === nombre;
    const tableRow: FilaClasificacion = {
      nombre,
      ...(isRivalRow && { equipo_id: equipo._id }),
      ...(figures ?? ZERO),
    };
    const problems: string[] = [];
    if (!figures) problems.push(`tiene ${String(numbers.length)} números y hacen falta 7`);
    const negative = figures && FIGURES.find((figure) => figure !== 'pts' && figures[figure] < 0);
    if (negative) problems.push(`${negative.toUpperCase()} es negativo`);
    if (figures && !addsUp(tableRow)) {
      const { pj, g, e, p } = figures;
      problems.push(`PJ (${String(pj)}) no es G + E + P (${String(g + e + p)})`);
    }
    return { firstLine: lines[0] ?? 1, fila: tableRow, problems };
  });
  const used = new Set([...headings, ...rows.flatMap(({ lines }) => lines)]);
  const ignored = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index) => line !== '' && !used.has(index + 1));
  return { filas: pastedRows, ignored };
}

/** A row of a pasted league table, with its line number in the text, from 1, and its problems. */
export type PastedRow = ReturnType<typeof readClasificacion>['filas'][number];

/** Words behind a club's name that tell another team of it: «Encina B», «Encina Juvenil». */
const ANOTHER_TEAM =
  /(?<!\p{L})(?:\p{L}|atletico|filial|promesas|juvenil|cadete|infantil|alevin|femenin[oa]|veteranos)(?!\p{L})/u;

/**
 * Index of our row: the one with our name or, failing that, the only one whose name extends ours or is extended by it;
 * −1 if ambiguous.
 */
export function ourRow(pastedRows: readonly PastedRow[], clubName: string): number {
  const rows = pastedRows.map(({ fila: { nombre } }, index) => ({ nombre, index }));
  if (findClubs(rows, clubName).length > 0) return findClub(rows, clubName)?.index ?? -1;
  const toClubWords = (name: string) => readClubName(name).words.join(' ');
  const key = toClubWords(clubName);
  const isLonger = (long: string, short: string) =>
    long.startsWith(`${short} `) && !ANOTHER_TEAM.test(long.slice(short.length));
  const [similar, ...others] = rows.filter((row) => {
    const rowKey = toClubWords(row.nombre);
    return isLonger(rowKey, key) || isLonger(key, rowKey);
  });
  return similar && others.length === 0 ? similar.index : -1;
}
