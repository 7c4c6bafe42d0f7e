import { ROWS, type Fila } from '@club/shared';
import { filaOf, type ActaRows } from './acta-state';

/** Number of starters. */
export const STARTERS = 11;
type Line = Exclude<Fila, 'suplentes'>;

/** Order in which free slots are filled. */
const FROM_THE_BACK = ['portero', 'defensas', 'mediocentros', 'delanteros'] as const;

/** Formations to choose from, the default first. */
export const DRAWINGS = ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '3-4-3', '5-3-2', '5-4-1'] as const;
export type Drawing = (typeof DRAWINGS)[number];

const LINES: Readonly<Record<Drawing, Readonly<Record<Line, number>>>> = {
  '4-4-2': { portero: 1, defensas: 4, mediocentros: 4, delanteros: 2 },
  '4-3-3': { portero: 1, defensas: 4, mediocentros: 3, delanteros: 3 },
  '4-5-1': { portero: 1, defensas: 4, mediocentros: 5, delanteros: 1 },
  '3-5-2': { portero: 1, defensas: 3, mediocentros: 5, delanteros: 2 },
  '3-4-3': { portero: 1, defensas: 3, mediocentros: 4, delanteros: 3 },
  '5-3-2': { portero: 1, defensas: 5, mediocentros: 3, delanteros: 2 },
  '5-4-1': { portero: 1, defensas: 5, mediocentros: 4, delanteros: 1 },
};

/** Number of starters placed so far. */
export const startersIn = (alineacion: ActaRows): number =>
  FROM_THE_BACK.reduce((sum, fila) => sum + alineacion[fila].length, 0);

/** The formation of the players placed, from the defence on: '4-3-3'. */
export const drawingOf = ({ defensas, mediocentros, delanteros }: ActaRows): string =>
  [defensas, mediocentros, delanteros].map(({ length }) => String(length)).join('-');

/** Number of free slots in each row. Taken and free slots add up to eleven; the bench always has one free. */
export function freeOf(alineacion: ActaRows, dibujo: Drawing): Readonly<Record<Fila, number>> {
  const freePlayers = Object.fromEntries(ROWS.map((fila) => [fila, 0])) as Record<Fila, number>;
  let left = STARTERS - startersIn(alineacion);
  // A row with more players than the formation takes slots from the rows that come last here: the forwards first.
  for (const fila of FROM_THE_BACK) {
    const wanted = LINES[dibujo][fila] - alineacion[fila].length;
    freePlayers[fila] = Math.max(0, Math.min(wanted, left));
    left -= freePlayers[fila];
  }
  return { ...freePlayers, suplentes: 1 };
}

/** What was tapped: a slot (`index` from 0 within its row) or a player of the squad. */
export type Toque =
  | { readonly tipo: 'puesto'; readonly fila: Fila; readonly index: number }
  | { readonly tipo: 'jugador'; readonly jugadorId: string };

/** The current selection, waiting for the second tap. */
export type Chosen = Toque & {
  /** The slot was selected automatically, after the previous one was filled. */
  readonly isNext?: true;
};

/** Result of a tap: the new selection and the change to make, if any. */
export interface Play {
  readonly chosenSlot: Chosen | undefined;
  readonly mover?: { readonly jugadorId: string; readonly fila: Fila };
  readonly cambiar?: readonly [uno: string, otro: string];
}

/** The slot to select after one in `fila` was filled: the next free starter's slot, or the bench again. */
function siguiente(alineacion: ActaRows, dibujo: Drawing, fila: Fila): Chosen | undefined {
  const freePlayers = freeOf(alineacion, dibujo);
  const next =
    fila === 'suplentes' ? fila : FROM_THE_BACK.find((lineText) => freePlayers[lineText] > 0);
  return next && { tipo: 'puesto', fila: next, index: alineacion[next].length, isNext: true };
}

const isSame = (a: Toque, b: Toque) =>
  a.tipo === 'puesto'
    ? b.tipo === 'puesto' && a.fila === b.fila && a.index === b.index
    : b.tipo === 'jugador' && a.jugadorId === b.jugadorId;

function fillSlot(
  alineacion: ActaRows,
  dibujo: Drawing,
  { fila, isNext }: Chosen & { readonly tipo: 'puesto' },
  toque: Toque & { readonly tipo: 'jugador' },
): Play {
  const { jugadorId } = toque;
  const before = filaOf(alineacion, jugadorId);
  // Tapping a starter means to move him, so an automatically selected slot is ignored. Called-up players wait on the
  // bench to be lined up.
  const isPlaced = before !== undefined && (before !== 'suplentes' || fila === 'suplentes');
  if (isNext && isPlaced) return { chosenSlot: toque };
  if (before === fila) return { chosenSlot: undefined };
  const after = {
    ...alineacion,
    ...(before && { [before]: alineacion[before].filter((id) => id !== jugadorId) }),
    [fila]: [...alineacion[fila], jugadorId],
  };
  return { chosenSlot: siguiente(after, dibujo, fila), mover: { jugadorId, fila } };
}

/**
 * Applies a tap. A slot and a player, in either order, place him; two players swap. The next free slot is then
 * selected, so that eleven players take twelve taps.
 */
export function applyToque(
  alineacion: ActaRows,
  dibujo: Drawing,
  chosenSlot: Chosen | undefined,
  toque: Toque,
): Play {
  if (chosenSlot === undefined) return { chosenSlot: toque };
  if (isSame(chosenSlot, toque)) return { chosenSlot: undefined };
  if (chosenSlot.tipo === 'puesto') {
    return toque.tipo === 'puesto'
      ? { chosenSlot: toque }
      : fillSlot(alineacion, dibujo, chosenSlot, toque);
  }
  const { jugadorId } = chosenSlot;
  if (toque.tipo === 'puesto') {
    const isThere = filaOf(alineacion, jugadorId) === toque.fila;
    return { chosenSlot: undefined, ...(!isThere && { mover: { jugadorId, fila: toque.fila } }) };
  }
  const hasPlace = [jugadorId, toque.jugadorId].some((id) => filaOf(alineacion, id) !== undefined);
  return hasPlace
    ? { chosenSlot: undefined, cambiar: [jugadorId, toque.jugadorId] }
    : { chosenSlot: toque };
}
