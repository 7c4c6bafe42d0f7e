import { FILAS, type Fila } from '@club/shared';
import { filaOf, type FilasActa } from './acta-state';

/** Number of starters. */
export const TITULARES = 11;
type Linea = Exclude<Fila, 'suplentes'>;

/** Order in which free slots are filled. */
const DESDE_ATRAS = ['portero', 'defensas', 'mediocentros', 'delanteros'] as const;

/** Formations to choose from, the default first. */
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

/** Number of starters placed so far. */
export const titularesEn = (alineacion: FilasActa): number =>
  DESDE_ATRAS.reduce((sum, fila) => sum + alineacion[fila].length, 0);

/** The formation of the players placed, from the defence on: '4-3-3'. */
export const dibujoOf = ({ defensas, mediocentros, delanteros }: FilasActa): string =>
  [defensas, mediocentros, delanteros].map(({ length }) => String(length)).join('-');

/** Number of free slots in each row. Taken and free slots add up to eleven; the bench always has one free. */
export function libresOf(alineacion: FilasActa, dibujo: Dibujo): Readonly<Record<Fila, number>> {
  const libres = Object.fromEntries(FILAS.map((fila) => [fila, 0])) as Record<Fila, number>;
  let left = TITULARES - titularesEn(alineacion);
  // A row with more players than the formation takes slots from the rows that come last here: the forwards first.
  for (const fila of DESDE_ATRAS) {
    const wanted = LINEAS[dibujo][fila] - alineacion[fila].length;
    libres[fila] = Math.max(0, Math.min(wanted, left));
    left -= libres[fila];
  }
  return { ...libres, suplentes: 1 };
}

/** What was tapped: a slot (`indice` from 0 within its row) or a player of the squad. */
export type Toque =
  | { readonly tipo: 'puesto'; readonly fila: Fila; readonly indice: number }
  | { readonly tipo: 'jugador'; readonly jugadorId: string };

/** The current selection, waiting for the second tap. */
export type Elegido = Toque & {
  /** The slot was selected automatically, after the previous one was filled. */
  readonly esSiguiente?: true;
};

/** Result of a tap: the new selection and the change to make, if any. */
export interface Jugada {
  readonly elegido: Elegido | undefined;
  readonly mover?: { readonly jugadorId: string; readonly fila: Fila };
  readonly cambiar?: readonly [uno: string, otro: string];
}

/** The slot to select after one in `fila` was filled: the next free starter's slot, or the bench again. */
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
  // Tapping a placed player means to move him, so an automatically selected slot is ignored.
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
 * Applies a tap. A slot and a player, in either order, place him; two players swap. The next free slot is then
 * selected, so that eleven players take twelve taps.
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
