import { type Equipo, type FilaClasificacion, isCuadrada } from '@club/shared';
import {
  findTeam,
  findTeams,
  foldText,
  isSameTeam,
  isSameTeamAndForm,
  readTeamName,
} from '../common/team-names';
import { readTable } from './table';

/** A row of a pasted league table, with its problems. */
export interface PastedRow {
  /** Line number in the text, from 1. */
  readonly linea: number;
  readonly fila: FilaClasificacion;
  readonly problemas: readonly string[];
}

/** Rows of a pasted table, and the lines outside it. */
export interface ClasificacionPegada {
  readonly filas: readonly PastedRow[];
  readonly ignoradas: readonly string[];
}

const CIFRAS = ['pj', 'g', 'e', 'p', 'gf', 'gc', 'pts'] as const;
type Cifra = (typeof CIFRAS)[number];
/** A column of numbers. `_` is a derived one that is ignored, such as goal difference or position. */
type Columna = Cifra | '_';

const NOMBRES: Readonly<Record<Cifra, readonly string[]>> = {
  pj: ['pj', 'j', 'jug', 'jugados', 'partidos', 'partidos jugados'],
  g: ['g', 'pg', 'gan', 'ganados', 'v', 'victorias'],
  e: ['e', 'pe', 'emp', 'empatados', 'empates'],
  p: ['p', 'pp', 'per', 'perdidos', 'd', 'derrotas'],
  gf: ['gf', 'f', 'favor', 'a favor', 'goles a favor', 'goles favor'],
  gc: ['gc', 'c', 'contra', 'en contra', 'goles en contra', 'goles contra'],
  pts: ['pts', 'pt', 'ptos', 'puntos'],
};
const OTRAS = ['dg', 'dif', 'gav', 'diferencia', 'pos', 'posicion', 'puesto'];
const EQUIPO = ['equipo', 'equipos', 'club', 'nombre'];

/** Column orders of tables without headings. The one that fits most rows is used. */
const ORDENES: readonly (readonly Columna[])[] = [
  ['pj', 'g', 'e', 'p', 'gf', 'gc', 'pts'],
  ['pj', 'g', 'e', 'p', 'gf', 'gc', '_', 'pts'],
  ['pts', 'pj', 'g', 'e', 'p', 'gf', 'gc'],
];

function columnaOf(texto: string): Columna | undefined {
  const palabra = foldText(texto);
  const forms = [palabra, palabra.replaceAll(' ', '')];
  if (forms.some((form) => OTRAS.includes(form))) return '_';
  return CIFRAS.find((cifra) => forms.some((form) => NOMBRES[cifra].includes(form)));
}
const isEquipo = (texto: string) => EQUIPO.includes(foldText(texto));

const isNumero = (texto: string) => /^[-+−]?\d+$/.test(texto);
const numeroOf = (texto: string) => Number(texto.replace('−', '-'));

/** A candidate row, before its columns are known. */
interface Cruda {
  /** Its line numbers in the text, from 1. */
  readonly lineas: readonly number[];
  readonly puesto: number | undefined;
  readonly nombre: string;
  readonly numeros: readonly number[];
}

interface Leida {
  readonly filas: readonly Cruda[];
  /** Columns according to the headings, if there are any, and the line numbers of the headings. */
  readonly orden: readonly Columna[] | undefined;
  readonly headings: readonly number[];
}

/** Columns after the team heading; `undefined` unless at least five are known. */
function ordenOf(celdas: readonly string[]): Columna[] | undefined {
  const columnas = celdas.slice(celdas.findIndex(isEquipo) + 1).map(columnaOf);
  const known = columnas.filter((columna) => columna !== undefined && columna !== '_');
  return known.length < 5 ? undefined : columnas.map((columna) => columna ?? '_');
}

const PUESTO = /^(\d{1,2})\s*[.ºª°)-]{0,2}\s+/;
const puestoOf = (texto: string | undefined) => {
  const puesto = /^(\d{1,2})\s*[.ºª°)-]{0,2}$/.exec(texto ?? '')?.[1];
  return puesto === undefined ? undefined : Number(puesto);
};

/** Splits a leading position off a name: «1. Atlético Robledal». */
function withPuesto(texto: string): Pick<Cruda, 'puesto' | 'nombre'> {
  return {
    puesto: puestoOf(PUESTO.exec(texto)?.[0].trim()),
    nombre: texto.replace(PUESTO, '').trim(),
  };
}

const isFull = ({ numeros }: Pick<Cruda, 'numeros'>) => numeros.length >= CIFRAS.length;

/** Candidate row from cells: the first cell with letters is the team, the one before it the position. */
function fromCells(linea: number, celdas: readonly string[]): Cruda | undefined {
  const at = celdas.findIndex((celda) => /\p{L}/u.test(celda) && puestoOf(celda) === undefined);
  if (at === -1) return undefined;
  const { puesto, nombre } = withPuesto(celdas[at] ?? '');
  const numeros = celdas
    .slice(at + 1)
    .filter(isNumero)
    .map(numeroOf);
  const before = celdas.slice(0, at).map(puestoOf);
  return {
    lineas: [linea],
    puesto: puesto ?? before.find((one) => one !== undefined),
    nombre,
    numeros,
  };
}

function readCells(texto: string): Leida {
  const filas = readTable(texto);
  const heading = filas.find(({ celdas }) => ordenOf(celdas));
  return {
    filas: filas.flatMap((fila) =>
      fila === heading ? [] : (fromCells(fila.linea, fila.celdas) ?? []),
    ),
    orden: heading && ordenOf(heading.celdas),
    headings: heading ? [heading.linea] : [],
  };
}

/** Gives numbers that belong to a name, «UD 1987», back to it: all rows of a table have the same number of figures. */
function withNamesWhole(filas: readonly Cruda[]): readonly Cruda[] {
  const width = Math.min(...filas.filter(isFull).map(({ numeros }) => numeros.length));
  if (!Number.isFinite(width)) return filas;
  return filas.map((fila) => {
    const extra = fila.numeros.slice(0, Math.max(0, fila.numeros.length - width));
    return {
      ...fila,
      nombre: [fila.nombre, ...extra.map(String)].join(' '),
      numeros: fila.numeros.slice(extra.length),
    };
  });
}

/** A row in one line, separated by spaces. A form column after the figures, «V E D», is ignored. */
const WHOLE = /^(.*\p{L}.*?)((?: [-+−]?\d+)+)(?: [^\d]*)?$/u;

function readLines(lines: readonly string[]): Leida {
  const heading = lines.findIndex((line) => ordenOf(line.split(' ')));
  const filas = lines.flatMap((line, index): Cruda[] => {
    const found = index === heading ? null : WHOLE.exec(line);
    if (!found) return [];
    const numeros = (found[2] ?? '').trim().split(' ').map(numeroOf);
    return [{ lineas: [index + 1], ...withPuesto(found[1] ?? ''), numeros }];
  });
  return {
    filas: withNamesWhole(filas),
    orden: ordenOf((lines[heading] ?? '').split(' ')),
    headings: heading === -1 ? [] : [heading + 1],
  };
}

/** Reads a table with one cell a line: a name, then its numbers. The last number may be the next team's position. */
function readColumn(lines: readonly string[]): Leida {
  const filas: {
    lineas: number[];
    puesto: number | undefined;
    nombre: string;
    numeros: number[];
  }[] = [];
  let headings: { linea: number; texto: string }[] = [];
  let number: { linea: number; value: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const linea = index + 1;
    const last = filas.at(-1);
    if (line === '') continue;
    if (isNumero(line)) {
      number = { linea, value: numeroOf(line) };
      last?.lineas.push(linea);
      last?.numeros.push(number.value);
      continue;
    }
    const hasTable = filas.some(isFull);
    if (!hasTable && (columnaOf(line) !== undefined || isEquipo(line))) {
      headings.push({ linea, texto: line });
    } else {
      const next = filas.filter(isFull).length + 1;
      const { puesto, nombre } = withPuesto(line);
      const isPlaced =
        number?.value === next && (!last || !isFull(last) || last.numeros.length > CIFRAS.length);
      if (isPlaced && last) {
        last.numeros.pop();
        last.lineas.pop();
      }
      filas.push({
        lineas: isPlaced && number ? [number.linea, linea] : [linea],
        puesto: puesto ?? (isPlaced ? next : undefined),
        nombre,
        numeros: [],
      });
      // A menu above the table may contain heading words; only those right above the first row count.
      if (!hasTable && !isPlaced && !isHeadings(headings)) headings = [];
    }
    number = undefined;
  }
  const isRead = isHeadings(headings);
  return {
    filas,
    orden: isRead ? ordenOf(headings.map(({ texto }) => texto)) : undefined,
    headings: isRead ? headings.map(({ linea }) => linea) : [],
  };
}

const isHeadings = (headings: readonly { readonly texto: string }[]) =>
  ordenOf(headings.map(({ texto }) => texto)) !== undefined;

/** Figures of a row in a column order; `undefined` if there are too few numbers. */
function cifrasOf(
  numeros: readonly number[],
  orden: readonly Columna[],
): Readonly<Record<Cifra, number>> | undefined {
  const entries = CIFRAS.map((cifra) => [cifra, numeros[orden.indexOf(cifra)]] as const);
  return entries.some(([, numero]) => numero === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Record<Cifra, number>);
}

/** Score of a column order: rows whose matches add up, then those whose points match their results. */
function fit(filas: readonly Cruda[], orden: readonly Columna[]): number {
  return filas.reduce((sum, { numeros }) => {
    const cifras = cifrasOf(numeros, orden);
    if (!cifras || cifras.pj !== cifras.g + cifras.e + cifras.p) return sum;
    return sum + 2 + (cifras.pts === 3 * cifras.g + cifras.e ? 1 : 0);
  }, 0);
}

const CERO = { pj: 0, g: 0, e: 0, p: 0, gf: 0, gc: 0, pts: 0 };

/**
 * Selects the table's rows from a page that also has titles, dates, menus and advertising. A row has a name and enough
 * numbers. If most rows have a position, those without one are dropped. A row with the next position but too few
 * numbers is kept and reported as damaged, since dropping it silently would lose a team.
 */
function selectRows(filas: readonly Cruda[], orden: readonly Columna[]): readonly Cruda[] {
  const full = filas.filter(isFull);
  const isPlaced = full.filter(({ puesto }) => puesto !== undefined).length * 2 > full.length;
  const [first] = full;
  const kept: Cruda[] = [];
  let isTable = false;
  for (const fila of filas) {
    isTable ||= fila === first;
    const isNext = isPlaced
      ? fila.puesto === (kept.at(-1)?.puesto ?? 0) + 1
      : isTable && fila.numeros.length > 1;
    const isRow = isFull(fila)
      ? !isPlaced || fila.puesto !== undefined || fit([fila], orden) > 0
      : isTable && isNext && fila.numeros.length > 0;
    if (isRow) kept.push(fila);
  }
  return kept;
}

/** Reads the text with the layout and column order in which most rows are consistent. */
function readBest(texto: string): Leida & { readonly best: readonly Columna[] } {
  const lines = texto.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const ways = [readCells(texto), readLines(lines), readColumn(lines)].flatMap((leida) =>
    [...(leida.orden ? [leida.orden] : []), ...ORDENES].map((best) => ({
      ...leida,
      best,
      score: fit(leida.filas.filter(isFull), best),
    })),
  );
  const [first = { filas: [], orden: undefined, headings: [], best: [], score: 0 }, ...others] =
    ways;
  return others.reduce((a, b) => (b.score > a.score ? b : a), first);
}

/**
 * Reads a league table from a spreadsheet (tabs, `;` or commas) or from a copied web page with its surroundings. Known
 * rivals get their ids.
 */
export function readClasificacion(
  texto: string,
  equipos: readonly Pick<Equipo, '_id' | 'nombre'>[],
): ClasificacionPegada {
  const { filas: crudas, headings, best } = readBest(texto);
  const rows = selectRows(crudas, best);
  const filas = rows.map(({ lineas, nombre, numeros }) => {
    const cifras = cifrasOf(numeros, best);
    const equipo = findTeam(equipos, nombre);
    // If two rows share a name, only the one with our rival's club form is our rival.
    const isAlone = !rows.some((row) => row.nombre !== nombre && isSameTeam(row.nombre, nombre));
    const isOurRival = equipo && (isAlone || isSameTeamAndForm(equipo.nombre, nombre));
    const fila = { nombre, ...(isOurRival && { equipo_id: equipo._id }), ...(cifras ?? CERO) };
    const negativa = cifras && CIFRAS.find((cifra) => cifra !== 'pts' && cifras[cifra] < 0);
    const problemas = [
      ...(cifras ? [] : [`tiene ${String(numeros.length)} números y hacen falta 7`]),
      ...(negativa === undefined ? [] : [`${negativa.toUpperCase()} es negativo`]),
      ...(cifras && !isCuadrada(fila)
        ? [`PJ (${String(fila.pj)}) no es G + E + P (${String(fila.g + fila.e + fila.p)})`]
        : []),
    ];
    return { linea: lineas[0] ?? 1, fila, problemas };
  });
  const used = new Set([...headings, ...rows.flatMap(({ lineas }) => lineas)]);
  const ignoradas = texto
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index) => line !== '' && !used.has(index + 1));
  return { filas, ignoradas };
}

/** Suffixes that make another team of a name: «Encina B», «Encina Juvenil». */
const ANOTHER =
  /(?<!\p{L})(?:\p{L}|atletico|filial|promesas|juvenil|cadete|infantil|alevin|femenin[oa]|veteranos)(?!\p{L})/u;

/**
 * Index of our row: the one with our name or, failing that, the only one whose name extends ours or is extended by it;
 * −1 if ambiguous.
 */
export function nuestraFila(filas: readonly PastedRow[], nombreClub: string): number {
  const rows = filas.map(({ fila: { nombre } }, index) => ({ nombre, index }));
  if (findTeams(rows, nombreClub).length > 0) return findTeam(rows, nombreClub)?.index ?? -1;
  const { key } = readTeamName(nombreClub);
  const isLonger = (long: string, short: string) =>
    long.startsWith(`${short} `) && !ANOTHER.test(long.slice(short.length));
  const [similar, ...others] = rows.filter((row) => {
    const { key: rowKey } = readTeamName(row.nombre);
    return isLonger(rowKey, key) || isLonger(key, rowKey);
  });
  return similar && others.length === 0 ? similar.index : -1;
}
