import { type Fila, isSameContent, listStarters } from '@club/shared';
import { type ActaRows, findPlayerRow, movePlayer } from './acta-state';

/** Number of starters. */
export const STARTERS = 11;

/** Order in which free slots are filled. */
const FROM_THE_BACK = ['portero', 'defensas', 'mediocentros', 'delanteros'] as const;

/** Formations to choose from, the default first. */
export const FORMATIONS = ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '3-4-3', '5-3-2', '5-4-1'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** The formation of the players placed, from the defence on: '4-3-3'. */
export const formatFormation = ({ defensas, mediocentros, delanteros }: ActaRows): string =>
  [defensas, mediocentros, delanteros].map(({ length }) => String(length)).join('-');

/** Number of free slots in each row. Starters and free slots together are eleven. The bench always has a free slot. */
export function countFreeSlots(
  alineacion: ActaRows,
  formation: Formation,
): Readonly<Record<Fila, number>> {
  const free = { portero: 0, defensas: 0, mediocentros: 0, delanteros: 0, suplentes: 1 };
  const sizes = [1, ...formation.split('-').map(Number)];
  let left = STARTERS - listStarters(alineacion).length;
  // If a row has more players than in the formation, the rows at the end of `FROM_THE_BACK` get fewer slots.
  for (const [index, fila] of FROM_THE_BACK.entries()) {
    const wanted = (sizes[index] ?? 0) - alineacion[fila].length;
    free[fila] = Math.max(0, Math.min(wanted, left));
    left -= free[fila];
  }
  return free;
}

/** What was tapped: a free slot (`index` from 0 within its row) or a player. */
export type Tap =
  | { readonly kind: 'slot'; readonly fila: Fila; readonly index: number }
  | { readonly kind: 'player'; readonly jugadorId: string };

/** The current selection, waiting for the second tap. */
export type Selection = Tap & {
  /** The slot was selected automatically, after the previous one was filled. */
  readonly isAutomatic?: true;
};

/** Result of a tap: the new selection and the change to make, if any. */
interface TapResult {
  readonly selection?: Selection | undefined;
  readonly move?: readonly [jugadorId: string, fila: Fila];
  readonly swap?: readonly [one: string, other: string];
}

/** The slot to select after one in `filledRow` was filled: the next starter's or, after the bench, the bench's. */
function nextSlot(
  alineacion: ActaRows,
  formation: Formation,
  filledRow: Fila,
): Selection | undefined {
  const free = countFreeSlots(alineacion, formation);
  const next = filledRow === 'suplentes' ? filledRow : FROM_THE_BACK.find((row) => free[row] > 0);
  return next && { kind: 'slot', fila: next, index: alineacion[next].length, isAutomatic: true };
}

export const isSameTap = ({ isAutomatic: _isAutomatic, ...one }: Selection, other: Tap): boolean =>
  isSameContent(one, other);

/**
 * Applies a tap. A slot and a player, in either order, place him; two players swap. The next free slot is then
 * selected, so that eleven players take twelve taps.
 */
export function applyTap(
  alineacion: ActaRows,
  formation: Formation,
  selection: Selection | undefined,
  tap: Tap,
): TapResult {
  if (selection === undefined) return { selection: tap };
  if (isSameTap(selection, tap)) return {};
  if (selection.kind === 'slot') {
    if (tap.kind === 'slot') return { selection: tap };
    const { fila, isAutomatic } = selection;
    const { jugadorId } = tap;
    const before = findPlayerRow(alineacion, jugadorId);
    // If the slot was selected automatically, a tap on a placed player selects him instead of moving him there. But a
    // substitute fills a starter's slot: he waits on the bench to be lined up.
    const isPlaced = before !== undefined && (before !== 'suplentes' || fila === 'suplentes');
    if (isAutomatic && isPlaced) return { selection: tap };
    if (before === fila) return {};
    const after = movePlayer(alineacion, jugadorId, fila);
    return { selection: nextSlot(after, formation, fila), move: [jugadorId, fila] };
  }
  const { jugadorId } = selection;
  if (tap.kind === 'slot') {
    const isThere = findPlayerRow(alineacion, jugadorId) === tap.fila;
    return isThere ? {} : { move: [jugadorId, tap.fila] };
  }
  const hasPlace = [jugadorId, tap.jugadorId].some(
    (id) => findPlayerRow(alineacion, id) !== undefined,
  );
  return hasPlace ? { swap: [jugadorId, tap.jugadorId] } : { selection: tap };
}
