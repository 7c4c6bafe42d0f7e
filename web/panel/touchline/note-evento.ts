import {
  deriveLiveMatch,
  isSameContent,
  isUndoOrRedo,
  MAX_ADDED_TIME,
  type Period,
  minuteOfInstant,
  periodLimits,
  type Step,
  type PlayStep,
  type Times,
  lastUndoable,
  lastRedoable,
} from '@club/shared';

const MINUTE_MS = 60_000;

/** Source of ids, and the current time. */
export interface Stamp {
  readonly newId: () => string;
  /** Device clock, ISO 8601. */
  readonly instante: string;
}

/** Whether a step annuls an event because the step `id` replaces it. */
const annulsFor = (step: Step, id: string) => step.tipo === 'anular' && step.sustituto_id === id;

/** Id of the step that the step `id` replaced; `undefined` if it replaced none. */
const replacedBy = (steps: readonly Step[], id: string): string | undefined =>
  steps.filter(isUndoOrRedo).find((step) => annulsFor(step, id))?.paso_id;

/** Steps that replace an event with a corrected one. */
export function correctStep(
  added: PlayStep,
  correctedId: string,
  { newId, instante }: Stamp,
): Step[] {
  const sustituto_id = added.id;
  return [{ id: newId(), instante, tipo: 'anular', paso_id: correctedId, sustituto_id }, added];
}

/** A step that annuls or redoes only the step `paso_id`, not a step that was replaced by it. */
export const correction = (
  tipo: 'anular' | 'rehacer',
  paso_id: string,
  { newId, instante }: Stamp,
): Step => ({ id: newId(), instante, tipo, paso_id });

/** The log with this MVP and «sin cambios»: a step is added, unless the log already has both values. */
export function withMvp(
  steps: readonly Step[],
  mvp: string | null,
  isWithoutSubstitutions: boolean,
  { newId, instante }: Stamp,
): Step[] {
  const logged = deriveLiveMatch(steps);
  if (logged.mvp === mvp && logged.sin_cambios === isWithoutSubstitutions) return [...steps];
  const flag = isWithoutSubstitutions && { sin_cambios: true };
  return [...steps, { id: newId(), instante, tipo: 'mvp', jugador_id: mvp, ...flag }];
}

/** Steps for «Deshacer». If the undone step had replaced another step, the other one is restored. */
export function undoLast(steps: readonly Step[], stamp: Stamp): Step[] {
  const last = lastUndoable(steps);
  if (!last) return [];
  const undone = correction('anular', last.id, stamp);
  const replaced = replacedBy(steps, last.id);
  return replaced === undefined ? [undone] : [undone, correction('rehacer', replaced, stamp)];
}

/** Steps for «Rehacer». If the redone step had replaced another step, the other one is annulled again. */
export function redoLast(steps: readonly Step[], stamp: Stamp): Step[] {
  const last = lastRedoable(steps);
  if (!last) return [];
  const replaced = replacedBy(steps, last.id);
  const annulled = replaced === undefined ? [] : [correction('anular', replaced, stamp)];
  return [...annulled, correction('rehacer', last.id, stamp)];
}

/**
 * The event's instant, moved by so many minutes, but not beyond the period's start, its end or the longest added time.
 * `undefined` if the minute would stay the same, or if the period has not started.
 */
export function moveInstant(
  liveMatch: Times,
  mitad: Period,
  instante: string,
  minutes: number,
): string | undefined {
  const { [mitad]: start } = liveMatch.starts;
  const { [mitad]: end } = liveMatch.ends;
  if (start === undefined) return undefined;
  const startMs = Date.parse(start);
  const [from, to] = periodLimits(mitad, liveMatch.minutos_parte);
  const longestMs = startMs + (to - from + MAX_ADDED_TIME) * MINUTE_MS - 1;
  const endMs = end === undefined ? longestMs : Math.min(longestMs, Date.parse(end));
  const within = (instantMs: number) => Math.min(Math.max(instantMs, startMs), endMs);
  const movedMs = within(within(Date.parse(instante)) + minutes * MINUTE_MS);
  const moved = new Date(movedMs).toISOString();
  const [before, after] = [instante, moved].map((one) => minuteOfInstant(liveMatch, mitad, one));
  return isSameContent(before, after) ? undefined : moved;
}

/**
 * Ids of a step and of the steps that depend on it: those that undo and redo it, and the one that annuls the event it
 * replaces. If `id` is such an annulling step, the result is that for the replacing step.
 */
export function stepWithDependents(steps: readonly Step[], id: string): string[] {
  const named = steps.find((step) => step.id === id);
  const mainId = (named?.tipo === 'anular' ? named.sustituto_id : undefined) ?? id;
  return steps
    .filter(
      (step) =>
        step.id === mainId ||
        annulsFor(step, mainId) ||
        (isUndoOrRedo(step) && step.paso_id === mainId),
    )
    .map((step) => step.id);
}
