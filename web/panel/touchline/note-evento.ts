import {
  isCorrection,
  isPlayStep,
  type Period,
  minuteOfInstant,
  periodLimits,
  type LiveMinute,
  type Step,
  type PlayStep,
  type Times,
  lastUndoable,
  lastRedoable,
} from '@club/shared';

/** Source of ids, and the current time. */
export interface Stamp {
  readonly newId: () => string;
  /** Device clock, ISO 8601. */
  readonly instante: string;
}

/** Whether a step revokes an event because `id` replaces it. Both are undone and redone together. */
const isCorrectionBy = (paso: Step, id: string) =>
  paso.tipo === 'anular' && paso.sustituto_id === id;

/** Id of the step that `id` replaced; `undefined` if `id` is not a correction. */
const correctedBy = (pasos: readonly Step[], id: string): string | undefined =>
  pasos.flatMap((paso) =>
    isCorrection(paso) && isCorrectionBy(paso, id) ? [paso.paso_id] : [],
  )[0];

/** Steps that replace an event with a corrected one. */
export function correctStep(
  added: PlayStep,
  correctedId: string,
  { newId, instante }: Stamp,
): Step[] {
  const sustituto_id = added.id;
  return [{ id: newId(), instante, tipo: 'anular', paso_id: correctedId, sustituto_id }, added];
}

/** The step with that id, unless it is an undo or redo. */
export const findPlayStep = (pasos: readonly Step[], id: string | undefined) =>
  pasos.find((paso): paso is PlayStep => paso.id === id && isPlayStep(paso));

/** The step that "deshacer" undoes next. */
export const undoable = (pasos: readonly Step[]): PlayStep | undefined =>
  findPlayStep(pasos, lastUndoable(pasos));

/** The step that "rehacer" redoes next. */
export const redoable = (pasos: readonly Step[]): PlayStep | undefined =>
  findPlayStep(pasos, lastRedoable(pasos));

const makeCorrection =
  ({ newId, instante }: Stamp) =>
  (tipo: 'anular' | 'rehacer', paso_id: string): Step => ({ id: newId(), instante, tipo, paso_id });

/** Steps that undo a step. Undoing a correction restores what it replaced. */
export function undoStep(pasos: readonly Step[], id: string, stamp: Stamp): Step[] {
  const correction = makeCorrection(stamp);
  const corrected = correctedBy(pasos, id);
  const undone = correction('anular', id);
  return corrected === undefined ? [undone] : [undone, correction('rehacer', corrected)];
}

/** Steps that redo the last undone step. */
export function redoStep(pasos: readonly Step[], id: string, stamp: Stamp): Step[] {
  const correction = makeCorrection(stamp);
  const corrected = correctedBy(pasos, id);
  const redone = () => correction('rehacer', id);
  return corrected === undefined ? [redone()] : [correction('anular', corrected), redone()];
}

/** Minute within its half, from 1, including added time. */
const minuteOfPart = (
  { minutos_parte: halfMinutes }: Times,
  mitad: Period,
  { minuto, anadido = 0 }: LiveMinute,
): number => minuto - periodLimits(mitad, halfMinutes)[0] + anadido;

/**
 * The instant that moves an event by whole minutes within its half. `undefined` if there is no such minute: before the
 * half's start, after its end, beyond the longest added time, or in a half that has not started.
 */
export function moveInstant(
  actual: Times,
  mitad: Period,
  instante: string,
  minutos: number,
): string | undefined {
  const inicio = actual.starts[mitad];
  const from = minuteOfInstant(actual, mitad, instante);
  if (inicio === undefined || !from) return undefined;
  const wanted = minuteOfPart(actual, mitad, from) + minutos;
  // The middle of that minute, or the end of the half if it ended within it.
  const middleMs = Date.parse(inicio) + (wanted - 0.5) * 60_000;
  const moved = new Date(middleMs).toISOString();
  const stored = minuteOfInstant(actual, mitad, moved);
  return stored && minuteOfPart(actual, mitad, stored) === wanted ? moved : undefined;
}

/** Ids of a step and of the steps that depend on it: its undo and redo, and the one that revokes what it replaces. */
export function inseparablesOf(pasos: readonly Step[], id: string): string[] {
  const named = pasos.find((paso) => paso.id === id);
  const ownField = (named?.tipo === 'anular' ? named.sustituto_id : undefined) ?? id;
  return pasos.flatMap((paso) => {
    const isItself = paso.id === ownField || isCorrectionBy(paso, ownField);
    return isItself || (isCorrection(paso) && paso.paso_id === ownField) ? [paso.id] : [];
  });
}
