import {
  type Entry,
  deriveLiveMatch,
  EVENTOS,
  type PhaseKind,
  type Step,
  EVENTO_STEPS,
  toEventoStep,
  type EventoStepKind,
  type KickStep,
  isBreak,
  listEventoKinds,
  lastStartedPeriod,
  listStarters,
} from '@club/shared';
import { redoLast, type Stamp, undoLast, withMvp } from './note-evento';
import type { TouchlineController } from './touchline';
import {
  type Draft,
  type Notebook,
  type Rows,
  chosenCaptain,
  chosenRows,
  editLineUp,
} from './notebook';
import { answerDoubt, type Doubt, type DoubtAnswer } from './merge-logs';

/** Ids and device time for steps entered now. */
export const newStamp = (): Stamp => ({
  newId: () => crypto.randomUUID(),
  instante: new Date().toISOString(),
});

/**
 * Content of the step that publishes a line-up: the edited one or, if a match starts without any, the call-up.
 * `undefined` if there is neither.
 */
function lineUpContent(current: Notebook, isStart: boolean) {
  const rows = chosenRows(current);
  const isCallUp =
    isStart && !deriveLiveMatch(current.pasos).alineacion && rows.suplentes.length > 0;
  if (!current.alineacion && !isCallUp) return undefined;
  const captain = chosenCaptain(current);
  return {
    tipo: 'alineacion' as const,
    filas: rows,
    ...(listStarters(rows).includes(captain) && { capitan: captain }),
  };
}

const currentPeriod = (steps: readonly Step[]) => lastStartedPeriod(deriveLiveMatch(steps));

/** If two kicks of one side are closer, in milliseconds, the second one comes from a double tap. */
const DOUBLE_TAP_MS = 400;

const isDoubleTap = (last: Step | undefined, step: Step): boolean =>
  last?.tipo === 'lanzamiento' &&
  step.tipo === 'lanzamiento' &&
  last.lado === step.lado &&
  Date.parse(step.instante) - Date.parse(last.instante) < DOUBLE_TAP_MS;

/** Whether this is the second tap of a double tap: the substitution is noted, and the draft is already the next one. */
const isAlreadyNoted = (draft: Draft, { sale_id: goesOff }: Entry) =>
  goesOff !== undefined && draft.autor_id !== goesOff;

/** Vibration, pause, vibration in milliseconds: unlike the vibration of a tap, so that nobody has to look. */
const STORED_BUZZ = [30, 60, 60];

/** Vibrates once a change is stored. Resolves to whether it was stored. */
async function buzzWhenStored(stored: Promise<boolean>): Promise<boolean> {
  const isStored = await stored;
  if (isStored && 'vibrate' in navigator) navigator.vibrate(STORED_BUZZ);
  return isStored;
}

export type MatchActions = ReturnType<typeof matchActions>;

/** What a person can do with a match. Each promise resolves to whether the device stored the change. */
export function matchActions(controller: TouchlineController) {
  /** Changes the notebook. The stamp is made now, at the tap, as storing may have to wait. */
  const edit = (change: (current: Notebook, stamp: Stamp) => Notebook) => {
    const stamp = newStamp();
    return controller.change((current) => change(current, stamp));
  };
  const add = (steps: (current: Notebook, stamp: Stamp) => readonly Step[]) =>
    edit((current, stamp) => ({
      ...current,
      pasos: [...current.pasos, ...steps(current, stamp)],
    }));
  const setDraft = (next: (current: Draft | null, stamp: Stamp) => Draft | null) =>
    edit((current, stamp) => ({ ...current, borrador: next(current.borrador, stamp) }));
  return {
    add: (added: readonly Step[]) => add(() => added),
    /** Edits the line-up, on this device only. Takes a function, as a second tap may come before the re-render. */
    choose: (next: (rows: Rows, current: Notebook) => Rows) =>
      edit((current) => editLineUp(current, (rows) => next(rows, current))),
    /** Sets the captain of the edited line-up, empty for none. */
    chooseCaptain: (jugadorId: string) =>
      edit((current) => editLineUp(current, (rows) => rows, jugadorId)),
    /** Adds the line-up to the log (`lineUpContent`). With `isStart` it also starts the match. */
    publish: ({ isStart }: { readonly isStart: boolean }) =>
      edit((current, { newId, instante }) => {
        const alineacion = lineUpContent(current, isStart);
        const { minutos_parte } = current.partido;
        const start: Step = {
          id: newId(),
          instante,
          tipo: 'comienzo',
          ...(minutos_parte !== undefined && { minutos_parte }),
        };
        return {
          ...current,
          alineacion: null,
          pasos: [
            ...current.pasos,
            ...(alineacion ? [{ id: newId(), instante, ...alineacion }] : []),
            ...(isStart ? [start] : []),
          ],
        };
      }),
    startPhase: (tipo: PhaseKind) =>
      buzzWhenStored(add((_current, { newId, instante }) => [{ id: newId(), instante, tipo }])),
    /** Adds a kick of the shoot-out. */
    kick: (kick: Pick<KickStep, 'lado' | 'gol' | 'autor_id'>) =>
      buzzWhenStored(
        add(({ pasos }, { newId, instante }) => {
          const step: Step = { id: newId(), instante, tipo: 'lanzamiento', ...kick };
          return isDoubleTap(pasos.at(-1), step) ? [] : [step];
        }),
      ),
    /** Starts an event's questions. An event without questions becomes a step at once. */
    begin: (tipo: EventoStepKind) => {
      if (EVENTO_STEPS[tipo].pregunta !== null) {
        return setDraft((_current, { instante }) => ({ tipo, instante }));
      }
      const [evento] = listEventoKinds(tipo);
      return buzzWhenStored(
        add(({ pasos }, { newId, instante }) => [
          toEventoStep({ id: newId(), instante, mitad: currentPeriod(pasos) }, { evento }),
        ]),
      );
    },
    setAuthor: (jugadorId: string) =>
      setDraft((current) => current && { ...current, autor_id: jugadorId }),
    cancelDraft: () => setDraft(() => null),
    /** Adds the answered event as a step, at the instant when its button was tapped. */
    finishDraft: (entry: Entry) =>
      buzzWhenStored(
        edit((current, { newId, instante: now }) => {
          const { borrador: draft, pasos } = current;
          // After the second tap of a double tap, the draft is closed, or is the next one.
          if (!draft || isAlreadyNoted(draft, entry)) return current;
          // In a break there are often several substitutions, so ask for the next one.
          const isNext = EVENTOS[entry.evento].relevo && isBreak(deriveLiveMatch(pasos).fase);
          const newStep = toEventoStep(
            { id: newId(), instante: draft.instante, mitad: currentPeriod(pasos) },
            entry,
          );
          return {
            ...current,
            borrador: isNext ? { tipo: draft.tipo, instante: now } : null,
            pasos: [...pasos, newStep],
          };
        }),
      ),
    undo: () => add(({ pasos }, stamp) => undoLast(pasos, stamp)),
    redo: () => add(({ pasos }, stamp) => redoLast(pasos, stamp)),
    answer: (doubt: Doubt, answer: DoubtAnswer) =>
      edit((current, stamp) => answerDoubt(current, doubt, answer, stamp)),
    /** Confirms «Guardar ficha», with the MVP and «Sin cambios» from its dialog. */
    finish: (mvp: string | null, isWithoutSubstitutions: boolean) =>
      edit((current, stamp) => ({
        ...current,
        pasos: withMvp(current.pasos, mvp, isWithoutSubstitutions, stamp),
        cierre: {},
      })),
    cancelFinish: () => edit((current) => ({ ...current, cierre: null })),
  };
}
