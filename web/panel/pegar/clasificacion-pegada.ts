import { type Equipo, type FilaClasificacion, isCuadrada } from '@club/shared';
import { plano, readTable } from './tabla';

/** A row of a pasted league table: what would be stored of it, and what is wrong. */
export interface FilaPegada {
  /** Its line in the text, from 1. */
  readonly linea: number;
  readonly fila: FilaClasificacion;
  readonly problemas: readonly string[];
}

const CIFRAS = ['pj', 'g', 'e', 'p', 'gf', 'gc', 'pts'] as const;
type Cifra = (typeof CIFRAS)[number];
/** A column of numbers; `_` is one that is derived from others: the goal difference, the place. */
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

/** How tables without headings are ordered: the one that fits most rows is taken. */
const ORDENES: readonly (readonly Columna[])[] = [
  ['pj', 'g', 'e', 'p', 'gf', 'gc', 'pts'],
  ['pj', 'g', 'e', 'p', 'gf', 'gc', '_', 'pts'],
  ['pts', 'pj', 'g', 'e', 'p', 'gf', 'gc'],
];

function columnaOf(texto: string): Columna | undefined {
  const palabra = plano(texto);
  if (OTRAS.includes(palabra)) return '_';
  return CIFRAS.find((cifra) => NOMBRES[cifra].includes(palabra));
}

const isNumero = (texto: string) => /^[-+−]?\d+$/.test(texto);
const numeroOf = (texto: string) => Number(texto.replace('−', '-'));

/** A row before it is known what its numbers are. */
interface Cruda {
  readonly linea: number;
  readonly nombre: string;
  readonly numeros: readonly number[];
}

interface Leida {
  readonly filas: readonly Cruda[];
  /** What the numbers behind the names are, where headings say it. */
  readonly orden: readonly Columna[] | undefined;
}

/** Headings behind that of the teams; with fewer than five that are known it is no row of headings. */
function ordenOf(celdas: readonly string[]): Columna[] | undefined {
  const equipo = celdas.findIndex((celda) => EQUIPO.includes(plano(celda)));
  const columnas = celdas.slice(equipo + 1).map(columnaOf);
  const known = columnas.filter((columna) => columna !== undefined && columna !== '_');
  return known.length < 5 ? undefined : columnas.map((columna) => columna ?? '_');
}

const SIN_PUESTO = /^\d{1,2}\s*[.ºª°)-]?\s+/;

/** A row of cells: the first that is no number is the team, what comes before it its place. */
function fromCells(linea: number, celdas: readonly string[]): Cruda | undefined {
  const at = celdas.findIndex((celda) => celda !== '' && !isNumero(celda) && /\p{L}/u.test(celda));
  const nombre = celdas[at];
  if (nombre === undefined) return undefined;
  const numeros = celdas
    .slice(at + 1)
    .filter(isNumero)
    .map(numeroOf);
  return { linea, nombre: nombre.replace(SIN_PUESTO, ''), numeros };
}

function readCells(texto: string): Leida {
  const filas = readTable(texto);
  const orden = ordenOf(filas[0]?.celdas ?? []);
  const rows = filas.flatMap(({ linea, celdas }) => {
    if (ordenOf(celdas)) return [];
    return fromCells(linea, celdas) ?? [];
  });
  return { filas: rows, orden };
}

/** Numbers that belong to a name, «UD 1987», given back to it: rows of one table have as many figures. */
function withNamesWhole(filas: readonly Cruda[]): readonly Cruda[] {
  const counts = filas.map(({ numeros }) => numeros.length);
  const width = Math.min(...counts.filter((count) => count >= CIFRAS.length));
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

/** Text of a page: a row in each line, its cells apart by spaces, or a cell in each line. */
function readText(texto: string): Leida {
  const filas: { linea: number; nombre: string; numeros: number[] }[] = [];
  const headings: string[] = [];
  let hasLines = false;
  for (const [index, raw] of texto.split('\n').entries()) {
    const line = raw.replace(/\s+/g, ' ').trim();
    const linea = index + 1;
    const whole = /^(.*\p{L}.*?)((?: [-+−]?\d+){6,})$/u.exec(line);
    const last = filas.at(-1);
    if (line === '') continue;
    if (whole) {
      hasLines = true;
      filas.push({
        linea,
        nombre: (whole[1] ?? '').replace(SIN_PUESTO, '').trim(),
        numeros: (whole[2] ?? '').trim().split(' ').map(numeroOf),
      });
    } else if (isNumero(line)) last?.numeros.push(numeroOf(line));
    else if (ordenOf(line.split(' '))) headings.push(...line.split(' '));
    else if (!last && (columnaOf(line) !== undefined || EQUIPO.includes(plano(line)))) {
      headings.push(line);
    } else {
      // What stands last before a name is its place, not a figure of the team before.
      if (last && last.numeros.length > CIFRAS.length && last.numeros.at(-1) === filas.length + 1) {
        last.numeros.pop();
      }
      filas.push({ linea, nombre: line.replace(SIN_PUESTO, ''), numeros: [] });
    }
  }
  return { filas: hasLines ? withNamesWhole(filas) : filas, orden: ordenOf(headings) };
}

/** The figures of a row by an order of columns; `undefined` where there are not enough numbers. */
function cifrasOf(numeros: readonly number[], orden: readonly Columna[]) {
  const at = (cifra: Cifra) => numeros[orden.indexOf(cifra)];
  const [pj, g, e, p, gf, gc, pts] = CIFRAS.map(at);
  return pj === undefined ||
    g === undefined ||
    e === undefined ||
    p === undefined ||
    gf === undefined ||
    gc === undefined ||
    pts === undefined
    ? undefined
    : { pj, g, e, p, gf, gc, pts };
}

/** How well an order fits: rows whose matches add up, and then those whose points are what they won. */
function fit(filas: readonly Cruda[], orden: readonly Columna[]): number {
  return filas.reduce((sum, { numeros }) => {
    const cifras = cifrasOf(numeros, orden);
    if (cifras?.pj !== (cifras ? cifras.g + cifras.e + cifras.p : NaN)) return sum;
    return sum + 2 + (cifras.pts === 3 * cifras.g + cifras.e ? 1 : 0);
  }, 0);
}

const CERO = { pj: 0, g: 0, e: 0, p: 0, gf: 0, gc: 0, pts: 0 };

/**
 * The rows of a league table from a spreadsheet (tabs, `;` or commas) or from a federation's page copied as text. Rivals
 * whose names we know are named by their ids.
 */
export function readClasificacion(
  texto: string,
  equipos: readonly Pick<Equipo, '_id' | 'nombre'>[],
): FilaPegada[] {
  const cells = readCells(texto);
  const isTable = cells.filas.some(({ numeros }) => numeros.length >= CIFRAS.length);
  const { filas, orden } = isTable ? cells : readText(texto);
  const [first = []] = ORDENES;
  const best = orden ?? ORDENES.reduce((a, b) => (fit(filas, b) > fit(filas, a) ? b : a), first);
  return filas.map(({ linea, nombre, numeros }) => {
    const cifras = cifrasOf(numeros, best);
    const equipo = equipos.find((one) => plano(one.nombre) === plano(nombre));
    const fila = { nombre, ...(equipo && { equipo_id: equipo._id }), ...(cifras ?? CERO) };
    const negativa = cifras && CIFRAS.find((cifra) => cifra !== 'pts' && cifras[cifra] < 0);
    const problemas = [
      ...(cifras ? [] : [`tiene ${String(numeros.length)} números y hacen falta 7`]),
      ...(negativa === undefined ? [] : [`${negativa.toUpperCase()} es negativo`]),
      ...(cifras && !isCuadrada(fila)
        ? [`PJ (${String(fila.pj)}) no es G + E + P (${String(fila.g + fila.e + fila.p)})`]
        : []),
    ];
    return { linea, fila, problemas };
  });
}

/** Index of our row: the one with our name or, where that is longer or shorter, the only one that has it in it; −1 for none. */
export function nuestraFila(filas: readonly FilaPegada[], nombreClub: string): number {
  const club = plano(nombreClub);
  const nombres = filas.map(({ fila }) => plano(fila.nombre));
  const exact = nombres.indexOf(club);
  if (exact !== -1) return exact;
  const similar = nombres.flatMap((nombre, index) =>
    nombre !== '' && (nombre.includes(club) || club.includes(nombre)) ? [index] : [],
  );
  return similar.length === 1 ? (similar[0] ?? -1) : -1;
}
