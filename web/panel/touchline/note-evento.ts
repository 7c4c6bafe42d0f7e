import {
  isUndoOrRedo,
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

/** Whether a step annuls an event because the step `id` replaces it. Both are undone and redone together. */
const annulsFor = (paso: Step, id: string) => paso.tipo === 'anular' && paso.sustituto_id === id;

/** Id of the step that the step `id` replaced; `undefined` if it replaced none. */
const replacedBy = (pasos: readonly Step[], id: string): string | undefined =>
  pasos.filter(isUndoOrRedo).find((paso) => annulsFor(paso, id))?.paso_id;

/** Steps that replace an event with a corrected one. */
export function correctStep(
  added: PlayStep,
  correctedId: string,
  { newId, instante }: Stamp,
): Step[] {
  const sustituto_id = added.id;
  return [{ id: newId(), instante, tipo: 'anular', paso_id: correctedId, sustituto_id }, added];
}

/** The step with that id, unless it is an undo or redo step. */
export const findPlayStep = (pasos: readonly Step[], id: string | undefined) =>
  pasos.find((paso): paso is PlayStep => paso.id === id && isPlayStep(paso));

/** The step that "deshacer" undoes next. */
export const undoable = (pasos: readonly Step[]): PlayStep | undefined =>
  findPlayStep(pasos, lastUndoable(pasos));

/** The step that "rehacer" redoes next. */
export const redoable = (pasos: readonly Step[]): PlayStep | undefined =>
  findPlayStep(pasos, lastRedoable(pasos));

/** A step that annuls or redoes one step. A step that it had replaced is left as it is. */
export const correction = (
  tipo: 'anular' | 'rehacer',
  paso_id: string,
  { newId, instante }: Stamp,
): Step => ({ id: newId(), instante, tipo, paso_id });

/** Steps that undo a step. If it had replaced another, that one is restored. */
export function undoStep(pasos: readonly Step[], id: string, stamp: Stamp): Step[] {
  const undone = correction('anular', id, stamp);
  const replaced = replacedBy(pasos, id);
  return replaced === undefined ? [undone] : [undone, correction('rehacer', replaced, stamp)];
}

/** Steps that redo an undone step. If it had replaced another, that one is annulled again. */
export function redoStep(pasos: readonly Step[], id: string, stamp: Stamp): Step[] {
  const replaced = replacedBy(pasos, id);
  const annulled = replaced === undefined ? [] : [correction('anular', replaced, stamp)];
  return [...annulled, correction('rehacer', id, stamp)];
}

/** Minute within its period, from 1, including added time. */
const minuteOfPeriod = (
  { minutos_parte: halfMinutes }: Times,
  mitad: Period,
  { minuto, anadido = 0 }: LiveMinute,
): number => minuto - periodLimits(mitad, halfMinutes)[0] + anadido;

/**
 * The event's instant, moved by whole minutes within its period. `undefined` if there is no such minute: before the
 * period's start, after its end, beyond the longest added time, or in a period that has not started.
 */
export function moveInstant(
  liveMatch: Times,
  mitad: Period,
  instante: string,
  minutes: number,
): string | undefined {
  const startedAt = liveMatch.starts[mitad];
  const from = minuteOfInstant(liveMatch, mitad, instante);
  if (startedAt === undefined || !from) return undefined;
  const wanted = minuteOfPeriod(liveMatch, mitad, from) + minutes;
  // The middle of that minute, or the end of the period if it ended within it.
  const middleMs = Date.parse(startedAt) + (wanted - 0.5) * 60_000;
  const moved = new Date(middleMs).toISOString();
  const stored = minuteOfInstant(liveMatch, mitad, moved);
  return stored && minuteOfPeriod(liveMatch, mitad, stored) === wanted ? moved : undefined;
}

/**
 * Ids of a step and of the steps that depend on it: its undo and redo, and the one that annuls the event it replaces. For
 * the step that annuls a replaced event, the same as for the replacement.
 */
export function stepWithDependents(pasos: readonly Step[], id: string): string[] {
  const named = pasos.find((paso) => paso.id === id);
  const mainId = (named?.tipo === 'anular' ? named.sustituto_id : undefined) ?? id;
  return pasos
    .filter(
      (paso) =>
        paso.id === mainId ||
        annulsFor(paso, mainId) ||
        (isUndoOrRedo(paso) && paso.paso_id === mainId),
    )
    .map((paso) => paso.id);
}
