import {
  type Entry,
  deriveLiveMatch,
  EVENTOS,
  type PhaseKind,
  type Step,
  EVENTO_STEPS,
  stepOfEvento,
  type EventoStepKind,
  type KickStep,
  kindsOfStep,
  startersOf,
} from '@club/shared';
import { useMemo } from 'react';
import { undoStep, undoable, redoStep, redoable, type Stamp } from './note-evento';
import { isBreak, lastPeriod } from './time';
import type { TouchlineController } from './touchline';
import {
  type Draft,
  type Notebook,
  type Rows,
  chosenCaptain,
  chosenRows,
  editLineUp,
} from './notebook';
import { answerDoubt, type Doubt, type DoubtAnswer } from './reconcile';

/** Ids and device time for an entry made now. */
export const newStamp = (): Stamp => ({
  newId: () => crypto.randomUUID(),
  instante: new Date().toISOString(),
});

/** The content of the line-up's step: what was edited or, for the start, the call-up. */
function lineUpOf(current: Notebook, withStart: boolean) {
  const filas = chosenRows(current);
  const isCallUp =
    withStart && !deriveLiveMatch(current.pasos).alineacion && filas.suplentes.length > 0;
  if (!current.alineacion && !isCallUp) return undefined;
  const captain = chosenCaptain(current);
  return {
    tipo: 'alineacion' as const,
    filas,
    ...(startersOf(filas).includes(captain) && { capitan: captain }),
  };
}

const currentPeriod = (pasos: readonly Step[]) => lastPeriod(deriveLiveMatch(pasos));

/** Milliseconds within which two kicks of one side are a double tap. */
const DOUBLE_TAP_MS = 400;

const isDoubleTap = (last: Step | undefined, paso: Step): boolean =>
  last?.tipo === 'lanzamiento' &&
  paso.tipo === 'lanzamiento' &&
  last.lado === paso.lado &&
  Date.parse(paso.instante) - Date.parse(last.instante) < DOUBLE_TAP_MS;

/** Whether this substitution was already noted: a second tap arrives when the next draft is open. */
const isNoted = (draft: Draft, { sale_id: goesOff }: Entry) =>
  goesOff !== undefined && draft.autor_id !== goesOff;

/** Vibration pattern in milliseconds for "stored", longer than the tap feedback, so that nobody has to look. */
const STORED_BUZZ = [30, 60, 60];

async function tellStored(stored: Promise<boolean>): Promise<boolean> {
  const isStored = await stored;
  if (isStored && 'vibrate' in navigator) navigator.vibrate(STORED_BUZZ);
  return isStored;
}

/** Actions on a match. Each promise resolves to whether the device stored the change. */
export type Entries = ReturnType<typeof useNotes>;

export function useNotes(banda: TouchlineController) {
  return useMemo(() => {
    /** Changes the notebook, with the time of the tap: storing may have to wait. */
    const edit = (change: (current: Notebook, stamp: Stamp) => Notebook) => {
      const stamp = newStamp();
      return banda.change((current) => change(current, stamp));
    };
    const add = (steps: (current: Notebook, stamp: Stamp) => readonly Step[]) =>
      edit((current, stamp) => ({
        ...current,
        pasos: [...current.pasos, ...steps(current, stamp)],
      }));
    const setDraft = (next: (current: Draft | null, stamp: Stamp) => Draft | null) =>
      edit((current, stamp) => ({ ...current, borrador: next(current.borrador, stamp) }));
    return {
      add: (pasos: readonly Step[]) => add(() => pasos),
      /** Edits the line-up on this device only. Takes an update function, as a second tap may come before the re-render. */
      choose: (next: (filas: Rows, current: Notebook) => Rows) =>
        edit((current) => editLineUp(current, (filas) => next(filas, current))),
      /** Edits its captain, empty for none. */
      chooseCaptain: (jugadorId: string) =>
        edit((current) => editLineUp(current, (filas) => filas, jugadorId)),
      /** Adds the edited line-up as a step and, if asked, starts the match with it or with the call-up. */
      publish: (withStart: boolean) =>
        edit((current, { newId, instante }) => {
          const alineacion = lineUpOf(current, withStart);
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
              ...(withStart ? [start] : []),
            ],
          };
        }),
      fase: (tipo: PhaseKind) =>
        tellStored(add((_current, { newId, instante }) => [{ id: newId(), instante, tipo }])),
      kick: (kick: Pick<KickStep, 'lado' | 'gol' | 'autor_id'>) =>
        tellStored(
          add(({ pasos }, { newId, instante }) => {
            const paso: Step = { id: newId(), instante, tipo: 'lanzamiento', ...kick };
            return isDoubleTap(pasos.at(-1), paso) ? [] : [paso];
          }),
        ),
      /** Starts an event's questions. An event without questions becomes a step at once. */
      begin: (tipo: EventoStepKind) => {
        if (EVENTO_STEPS[tipo].pregunta !== null) {
          return setDraft((_current, { instante }) => ({ tipo, instante }));
        }
        const [evento] = kindsOfStep(tipo);
        return tellStored(
          add(({ pasos }, { newId, instante }) => [
            stepOfEvento({ id: newId(), instante, mitad: currentPeriod(pasos) }, { evento }),
          ]),
        );
      },
      setAuthor: (jugadorId: string) =>
        setDraft((current) => current && { ...current, autor_id: jugadorId }),
      cancelDraft: () => setDraft(() => null),
      /** Adds the event as a step, at the instant when it was started. */
      finishDraft: (entry: Entry) =>
        tellStored(
          edit((current, { newId, instante: now }) => {
            const { borrador: draft, pasos } = current;
            // A second tap on the same answer: the draft is already closed.
            if (!draft || isNoted(draft, entry)) return current;
            // In a break there are often several substitutions, so ask for the next one.
            const isNext = EVENTOS[entry.evento].relevo && isBreak(deriveLiveMatch(pasos).fase);
            const paso = stepOfEvento(
              { id: newId(), instante: draft.instante, mitad: currentPeriod(pasos) },
              entry,
            );
            return {
              ...current,
              borrador: isNext ? { tipo: draft.tipo, instante: now } : null,
              pasos: [...pasos, paso],
            };
          }),
        ),
      undo: () =>
        add(({ pasos }, stamp) => {
          const paso = undoable(pasos);
          return paso ? undoStep(pasos, paso.id, stamp) : [];
        }),
      redo: () =>
        add(({ pasos }, stamp) => {
          const paso = redoable(pasos);
          return paso ? redoStep(pasos, paso.id, stamp) : [];
        }),
      answer: (doubt: Doubt, response: DoubtAnswer) =>
        edit((current, stamp) => {
          const logs = { propios: current.pasos, stored: current.servidor.pasos };
          const { pasos, distintos: distinct } = answerDoubt(doubt, response, logs, stamp);
          return {
            ...current,
            pasos: [...current.pasos, ...pasos],
            distintos: [...current.distintos, ...distinct],
          };
        }),
      /** Confirms «Guardar ficha». */
      finish: (mvp: string | null, sinCambios: boolean) =>
        edit((current, { newId, instante }) => {
          const { mvp: before, sin_cambios: saidBefore } = deriveLiveMatch(current.pasos);
          const isSaid = before === mvp && saidBefore === sinCambios;
          const paso: Step = {
            id: newId(),
            instante,
            tipo: 'mvp',
            jugador_id: mvp,
            ...(sinCambios && { sin_cambios: true }),
          };
          return {
            ...current,
            pasos: isSaid ? current.pasos : [...current.pasos, paso],
            cierre: { clave: newId() },
          };
        }),
      cancelFinish: () => edit((current) => ({ ...current, cierre: null })),
    };
  }, [banda]);
}
