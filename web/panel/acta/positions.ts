import { type Fila, isSameContent, perRow, startersOf } from '@club/shared';
import { filaOf, type ActaRows } from './acta-state';

/** Number of starters. */
export const STARTERS = 11;

/** Order in which free slots are filled. */
const FROM_THE_BACK = ['portero', 'defensas', 'mediocentros', 'delanteros'] as const;

/** Formations to choose from, the default first. */
export const DRAWINGS = ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '3-4-3', '5-3-2', '5-4-1'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** The formation of the players placed, from the defence on: '4-3-3'. */
export const drawingOf = ({ defensas, mediocentros, delanteros }: ActaRows): string =>
  [defensas, mediocentros, delanteros].map(({ length }) => String(length)).join('-');

/** Number of free slots in each row. Taken and free slots add up to eleven; the bench always has one free. */
export function freeOf(alineacion: ActaRows, dibujo: Drawing): Readonly<Record<Fila, number>> {
  const free = { portero: 0, defensas: 0, mediocentros: 0, delanteros: 0, suplentes: 1 };
  const sizes = [1, ...dibujo.split('-').map(Number)];
  let left = STARTERS - startersOf(alineacion).length;
  // A row with more players than the formation takes slots from the rows that come last here: the forwards first.
  for (const [index, fila] of FROM_THE_BACK.entries()) {
    const wanted = (sizes[index] ?? 0) - alineacion[fila].length;
    free[fila] = Math.max(0, Math.min(wanted, left));
    left -= free[fila];
  }
  return free;
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
interface Play {
  readonly chosenSlot?: Chosen | undefined;
  readonly mover?: readonly [jugadorId: string, fila: Fila];
  readonly cambiar?: readonly [uno: string, otro: string];
}

/** The slot to select after one in `fila` was filled: the next free starter's slot, or the bench again. */
function nextSlot(alineacion: ActaRows, dibujo: Drawing, fila: Fila): Chosen | undefined {
  const free = freeOf(alineacion, dibujo);
  const next = fila === 'suplentes' ? fila : FROM_THE_BACK.find((row) => free[row] > 0);
  return next && { tipo: 'puesto', fila: next, index: alineacion[next].length, isNext: true };
}

export const isSameToque = ({ isNext: _isNext, ...one }: Chosen, other: Toque): boolean =>
  isSameContent(one, other);

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
  if (isSameToque(chosenSlot, toque)) return {};
  if (chosenSlot.tipo === 'puesto') {
    if (toque.tipo === 'puesto') return { chosenSlot: toque };
    const { fila, isNext } = chosenSlot;
    const { jugadorId } = toque;
    const before = filaOf(alineacion, jugadorId);
    // Tapping a starter means to move him, so an automatically selected slot is ignored. Called-up players wait on the
    // bench to be lined up.
    const isPlaced = before !== undefined && (before !== 'suplentes' || fila === 'suplentes');
    if (isNext && isPlaced) return { chosenSlot: toque };
    if (before === fila) return {};
    const after = perRow((row) => [
      ...alineacion[row].filter((id) => id !== jugadorId),
      ...(row === fila ? [jugadorId] : []),
    ]);
    return { chosenSlot: nextSlot(after, dibujo, fila), mover: [jugadorId, fila] };
  }
  const { jugadorId } = chosenSlot;
  if (toque.tipo === 'puesto') {
    const isThere = filaOf(alineacion, jugadorId) === toque.fila;
    return isThere ? {} : { mover: [jugadorId, toque.fila] };
  }
  const hasPlace = [jugadorId, toque.jugadorId].some((id) => filaOf(alineacion, id) !== undefined);
  return hasPlace ? { cambiar: [jugadorId, toque.jugadorId] } : { chosenSlot: toque };
}
