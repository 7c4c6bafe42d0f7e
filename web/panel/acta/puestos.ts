import { FILAS, type Fila } from '@club/shared';
import { filaOf, type FilasActa } from './acta-state';

/** Who starts, from the keeper on. */
const TITULARES = 11;
type Linea = Exclude<Fila, 'suplentes'>;

/** Rows of the pitch in which the places that are still free are filled one after the other. */
const DESDE_ATRAS = ['portero', 'defensas', 'mediocentros', 'delanteros'] as const;

/** Formations to choose from, the usual one first. */
export const DIBUJOS = ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '3-4-3', '5-3-2', '5-4-1'] as const;
export type Dibujo = (typeof DIBUJOS)[number];

const LINEAS: Readonly<Record<Dibujo, Readonly<Record<Linea, number>>>> = {
  '4-4-2': { portero: 1, defensas: 4, mediocentros: 4, delanteros: 2 },
  '4-3-3': { portero: 1, defensas: 4, mediocentros: 3, delanteros: 3 },
  '4-5-1': { portero: 1, defensas: 4, mediocentros: 5, delanteros: 1 },
  '3-5-2': { portero: 1, defensas: 3, mediocentros: 5, delanteros: 2 },
  '3-4-3': { portero: 1, defensas: 3, mediocentros: 4, delanteros: 3 },
  '5-3-2': { portero: 1, defensas: 5, mediocentros: 3, delanteros: 2 },
  '5-4-1': { portero: 1, defensas: 5, mediocentros: 4, delanteros: 1 },
};

/** How many start. */
export const titularesEn = (alineacion: FilasActa): number =>
  DESDE_ATRAS.reduce((sum, fila) => sum + alineacion[fila].length, 0);

/** The formation as it stands, from the defence on: '4-3-3'. */
export const dibujoOf = ({ defensas, mediocentros, delanteros }: FilasActa): string =>
  [defensas, mediocentros, delanteros].map(({ length }) => String(length)).join('-');

/** How many places a formation still has free in each row: eleven with those who stand there, and one on the bench always. */
export function libresOf(alineacion: FilasActa, dibujo: Dibujo): Readonly<Record<Fila, number>> {
  const libres = Object.fromEntries(FILAS.map((fila) => [fila, 0])) as Record<Fila, number>;
  let left = TITULARES - titularesEn(alineacion);
  // Where more stand in a row than the formation has, another row has fewer: the foremost.
  for (const fila of DESDE_ATRAS) {
    const wanted = LINEAS[dibujo][fila] - alineacion[fila].length;
    libres[fila] = Math.max(0, Math.min(wanted, left));
    left -= libres[fila];
  }
  return { ...libres, suplentes: 1 };
}

/** What has been tapped: a place of a row, counted from its first player on, or somebody of the squad. */
export type Toque =
  | { readonly tipo: 'puesto'; readonly fila: Fila; readonly indice: number }
  | { readonly tipo: 'jugador'; readonly jugadorId: string };

/** What was tapped before and waits for its other half. */
export type Elegido = Toque & {
  /** A place that came by itself, after the one before was taken. */
  readonly esSiguiente?: true;
};

/** What a tap comes to: what waits now, and what is to be done. */
export interface Jugada {
  readonly elegido: Elegido | undefined;
  readonly mover?: { readonly jugadorId: string; readonly fila: Fila };
  readonly cambiar?: readonly [uno: string, otro: string];
}

/** The place to be filled after one in `fila` was taken: the next free one of the eleven; on the bench the bench's. */
function siguiente(alineacion: FilasActa, dibujo: Dibujo, fila: Fila): Elegido | undefined {
  const libres = libresOf(alineacion, dibujo);
  const next = fila === 'suplentes' ? fila : DESDE_ATRAS.find((linea) => libres[linea] > 0);
  return next && { tipo: 'puesto', fila: next, indice: alineacion[next].length, esSiguiente: true };
}

const isSame = (a: Toque, b: Toque) =>
  a.tipo === 'puesto'
    ? b.tipo === 'puesto' && a.fila === b.fila && a.indice === b.indice
    : b.tipo === 'jugador' && a.jugadorId === b.jugadorId;

function fillPuesto(
  alineacion: FilasActa,
  dibujo: Dibujo,
  { fila, esSiguiente }: Elegido & { readonly tipo: 'puesto' },
  toque: Toque & { readonly tipo: 'jugador' },
): Jugada {
  const { jugadorId } = toque;
  const before = filaOf(alineacion, jugadorId);
  // Who taps a player that has a place wants to move him, not to fill the place that came by itself.
  if (esSiguiente && before !== undefined) return { elegido: toque };
  if (before === fila) return { elegido: undefined };
  const after = {
    ...alineacion,
    ...(before && { [before]: alineacion[before].filter((id) => id !== jugadorId) }),
    [fila]: [...alineacion[fila], jugadorId],
  };
  return { elegido: siguiente(after, dibujo, fila), mover: { jugadorId, fila } };
}

/**
 * A line-up by taps alone: a free place and a player, in either order, puts him there; two players change places. After a
 * place comes the next one, so that eleven are put in twelve taps.
 */
export function applyToque(
  alineacion: FilasActa,
  dibujo: Dibujo,
  elegido: Elegido | undefined,
  toque: Toque,
): Jugada {
  if (elegido === undefined) return { elegido: toque };
  if (isSame(elegido, toque)) return { elegido: undefined };
  if (elegido.tipo === 'puesto') {
    return toque.tipo === 'puesto'
      ? { elegido: toque }
      : fillPuesto(alineacion, dibujo, elegido, toque);
  }
  const { jugadorId } = elegido;
  if (toque.tipo === 'puesto') {
    const isThere = filaOf(alineacion, jugadorId) === toque.fila;
    return { elegido: undefined, ...(!isThere && { mover: { jugadorId, fila: toque.fila } }) };
  }
  const hasPlace = [jugadorId, toque.jugadorId].some((id) => filaOf(alineacion, id) !== undefined);
  return hasPlace
    ? { elegido: undefined, cambiar: [jugadorId, toque.jugadorId] }
    : { elegido: toque };
}
