import {
  type Entry,
  deriveLiveMatch,
  EVENTOS,
  type Period,
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
import { isBreak } from './time';
import type { TouchlineController } from './touchline';
import { type Draft, type Notebook, chosenCaptain, chosenRows, editLineUp } from './notebook';
import { answerDoubt, type Doubt, type DoubtAnswer } from './reconcile';

/** Ids and device time for an entry made now. */
export const newStamp = (): Stamp => ({
  newId: () => crypto.randomUUID(),
  instante: new Date().toISOString(),
});

type Rows = NonNullable<Notebook['alineacion']>;

/** Actions on a match. Each promise resolves to whether the device stored the change. */
export interface Entries {
  readonly add: (pasos: readonly Step[]) => Promise<boolean>;
  /** Edits the line-up on this device only. Takes an update function, as a second tap may come before the re-render. */
  readonly choose: (next: (filas: Rows, current: Notebook) => Rows) => Promise<boolean>;
  /** Edits its captain, empty for none. */
  readonly chooseCaptain: (jugadorId: string) => Promise<boolean>;
  /** Adds the edited line-up as a step and, if asked, starts the match with it or with the call-up. */
  readonly publish: (withStart: boolean) => Promise<boolean>;
  readonly fase: (tipo: PhaseKind) => Promise<boolean>;
  readonly kick: (kick: Pick<KickStep, 'lado' | 'gol' | 'autor_id'>) => Promise<boolean>;
  /** Starts an event's questions. An event without questions becomes a step at once. */
  readonly begin: (tipo: EventoStepKind, mitad: Period) => Promise<boolean>;
  readonly setAuthor: (jugadorId: string) => Promise<boolean>;
  readonly cancelDraft: () => Promise<boolean>;
  /** Adds the event as a step, at the instant when it was started. */
  readonly finishDraft: (entry: Entry, mitad: Period) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
  readonly answer: (doubt: Doubt, response: DoubtAnswer) => Promise<boolean>;
  readonly finish: (mvp: string | null, sinCambios: boolean) => Promise<boolean>;
  readonly cancelFinish: () => Promise<boolean>;
}

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

/** Milliseconds within which two kicks of one side are a double tap. */
const DOUBLE_TAP_MS = 400;

const isDoubleTap = (last: Step | undefined, paso: Step): boolean =>
  last?.tipo === 'lanzamiento' &&
  paso.tipo === 'lanzamiento' &&
  last.lado === paso.lado &&
  Date.parse(paso.instante) - Date.parse(last.instante) < DOUBLE_TAP_MS;

/** Whether this substitution was already noted: a second tap arrives when the next draft is open. */
const isNoted = ({ borrador: draft }: Notebook, { sale_id: goesOff }: Entry) =>
  goesOff !== undefined && draft?.autor_id !== goesOff;

/** Vibration pattern in milliseconds for "stored", longer than the tap feedback, so that nobody has to look. */
const STORED_BUZZ = [30, 60, 60];

async function tellStored(stored: Promise<boolean>): Promise<boolean> {
  const isStored = await stored;
  if (isStored && 'vibrate' in navigator) navigator.vibrate(STORED_BUZZ);
  return isStored;
}

/** Actions for a match on this device. */
export function useNotes(banda: TouchlineController): Entries {
  return useMemo(() => {
    const add = (pasos: readonly Step[]) =>
      banda.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
    const addTo = (make: (current: Notebook) => readonly Step[]) =>
      banda.change((current) => ({ ...current, pasos: [...current.pasos, ...make(current)] }));
    const setDraft = (next: (current: Draft | null) => Draft | null) =>
      banda.change((current) => ({ ...current, borrador: next(current.borrador) }));
    return {
      add,
      choose: (next) =>
        banda.change((current) => editLineUp(current, (filas) => next(filas, current))),
      chooseCaptain: (jugadorId) =>
        banda.change((current) => editLineUp(current, (filas) => filas, jugadorId)),
      publish: (withStart) => {
        const { newId, instante } = newStamp();
        const [alineacionId, startId] = [newId(), newId()];
        return banda.change((current) => {
          const alineacion = lineUpOf(current, withStart);
          return {
            ...current,
            alineacion: null,
            pasos: [
              ...current.pasos,
              ...(alineacion ? [{ id: alineacionId, instante, ...alineacion }] : []),
              ...(withStart
                ? [
                    {
                      id: startId,
                      instante,
                      tipo: 'comienzo' as const,
                      ...(current.partido.minutos_parte !== undefined && {
                        minutos_parte: current.partido.minutos_parte,
                      }),
                    },
                  ]
                : []),
            ],
          };
        });
      },
      fase: (tipo) => {
        const { newId, instante } = newStamp();
        return tellStored(add([{ id: newId(), instante, tipo }]));
      },
      kick: (kick) => {
        const { newId, instante } = newStamp();
        const paso: Step = { id: newId(), instante, tipo: 'lanzamiento', ...kick };
        return tellStored(
          banda.change((current) =>
            isDoubleTap(current.pasos.at(-1), paso)
              ? current
              : { ...current, pasos: [...current.pasos, paso] },
          ),
        );
      },
      begin: (tipo, mitad) => {
        const { newId, instante } = newStamp();
        if (EVENTO_STEPS[tipo].pregunta !== null) return setDraft(() => ({ tipo, instante }));
        const [evento] = kindsOfStep(tipo);
        return tellStored(add([stepOfEvento({ id: newId(), instante, mitad }, { evento })]));
      },
      setAuthor: (jugadorId) =>
        setDraft((current) => current && { ...current, autor_id: jugadorId }),
      cancelDraft: () => setDraft(() => null),
      finishDraft: (entry, mitad) => {
        const { newId, instante: now } = newStamp();
        const id = newId();
        const note = (current: Notebook): Notebook => {
          const instante = current.borrador?.instante ?? now;
          const paso = stepOfEvento({ id, instante, mitad }, entry);
          // A second tap on the same answer: the draft is already closed.
          if (!current.borrador || isNoted(current, entry)) return current;
          // In a break there are often several substitutions, so ask for the next one.
          const isNext =
            EVENTOS[entry.evento].relevo && isBreak(deriveLiveMatch(current.pasos).fase);
          return {
            ...current,
            borrador: isNext ? { tipo: current.borrador.tipo, instante: now } : null,
            pasos: [...current.pasos, paso],
          };
        };
        return tellStored(banda.change(note));
      },
      undo: () => {
        const stamp = newStamp();
        return addTo(({ pasos }) => {
          const paso = undoable(pasos);
          return paso ? undoStep(pasos, paso.id, stamp) : [];
        });
      },
      redo: () => {
        const stamp = newStamp();
        return addTo(({ pasos }) => {
          const paso = redoable(pasos);
          return paso ? redoStep(pasos, paso.id, stamp) : [];
        });
      },
      answer: (doubt, response) => {
        const stamp = newStamp();
        return banda.change((current) => {
          const logs = { propios: current.pasos, stored: current.servidor.pasos };
          const { pasos, distintos: distinct } = answerDoubt(doubt, response, logs, stamp);
          return {
            ...current,
            pasos: [...current.pasos, ...pasos],
            distintos: [...current.distintos, ...distinct],
          };
        });
      },
      finish: (mvp, sinCambios) => {
        const { newId, instante } = newStamp();
        const paso: Step = {
          id: newId(),
          instante,
          tipo: 'mvp',
          jugador_id: mvp,
          ...(sinCambios && { sin_cambios: true }),
        };
        const clave = newId();
        return banda.change((current) => {
          const { mvp: before, sin_cambios: saidBefore } = deriveLiveMatch(current.pasos);
          const isSaid = before === mvp && saidBefore === sinCambios;
          return {
            ...current,
            pasos: isSaid ? current.pasos : [...current.pasos, paso],
            cierre: { clave },
          };
        });
      },
      cancelFinish: () => banda.change((current) => ({ ...current, cierre: null })),
    };
  }, [banda]);
}
