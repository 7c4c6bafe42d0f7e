import {
  type Apunte,
  deriveLiveMatch,
  EVENTOS,
  type Mitad,
  type Paso,
  PASOS_EVENTO,
  pasoOfEvento,
  type EventoStepKind,
  kindsOfStep,
} from '@club/shared';
import { useMemo } from 'react';
import { undoStep, deshacible, redoStep, rehacible, type Sello } from './note-evento';
import type { TouchlineController } from './touchline';
import { type Borrador, type Notebook, filasElegidas } from './notebook';
import { answerDoubt, type Doubt, type Respuesta } from './reconcile';

/** Ids and device time for an entry made now. */
export const newSello = (): Sello => ({
  newId: () => crypto.randomUUID(),
  instante: new Date().toISOString(),
});

type Filas = NonNullable<Notebook['alineacion']>;

/** Actions on a match. Each promise resolves to whether the device stored the change. */
export interface Apuntes {
  readonly add: (pasos: readonly Paso[]) => Promise<boolean>;
  /** Edits the line-up on this device only. Takes an update function, as a second tap may come before the re-render. */
  readonly choose: (next: (filas: Filas) => Filas) => Promise<boolean>;
  /** Adds the edited line-up as a step and, if asked, starts the match with it. */
  readonly publish: (withComienzo: boolean) => Promise<boolean>;
  readonly fase: (tipo: 'descanso' | 'segunda_parte' | 'final') => Promise<boolean>;
  /** Starts an event's questions. An event without questions becomes a step at once. */
  readonly begin: (tipo: EventoStepKind, mitad: Mitad) => Promise<boolean>;
  readonly setAutor: (jugadorId: string) => Promise<boolean>;
  readonly cancelBorrador: () => Promise<boolean>;
  /** Adds the event as a step, at the instant when it was started. */
  readonly finishBorrador: (apunte: Apunte, mitad: Mitad) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
  readonly answer: (duda: Doubt, respuesta: Respuesta) => Promise<boolean>;
  readonly finish: (mvp: string | null, sinCambios: boolean) => Promise<boolean>;
  readonly cancelFinish: () => Promise<boolean>;
}

/** Whether this substitution was already noted: a second tap arrives when the next draft is open. */
const isNoted = ({ borrador }: Notebook, { sale_id: sale }: Apunte) =>
  sale !== undefined && borrador?.autor_id !== sale;

/** Vibration pattern in milliseconds for "stored", longer than the tap feedback, so that nobody has to look. */
const STORED_BUZZ = [30, 60, 60];

async function tellStored(stored: Promise<boolean>): Promise<boolean> {
  const isStored = await stored;
  if (isStored && 'vibrate' in navigator) navigator.vibrate(STORED_BUZZ);
  return isStored;
}

/** Actions for a match on this device. */
export function useNotes(banda: TouchlineController): Apuntes {
  return useMemo(() => {
    const add = (pasos: readonly Paso[]) =>
      banda.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
    const addTo = (make: (current: Notebook) => readonly Paso[]) =>
      banda.change((current) => ({ ...current, pasos: [...current.pasos, ...make(current)] }));
    const setBorrador = (next: (current: Borrador | null) => Borrador | null) =>
      banda.change((current) => ({ ...current, borrador: next(current.borrador) }));
    return {
      add,
      choose: (next) =>
        banda.change((current) => ({ ...current, alineacion: next(filasElegidas(current)) })),
      publish: (withComienzo) => {
        const { newId, instante } = newSello();
        const [alineacionId, comienzoId] = [newId(), newId()];
        return banda.change((current) => {
          const { alineacion: filas } = current;
          return {
            ...current,
            alineacion: null,
            pasos: [
              ...current.pasos,
              ...(filas
                ? [{ id: alineacionId, instante, tipo: 'alineacion' as const, filas }]
                : []),
              ...(withComienzo
                ? [
                    {
                      id: comienzoId,
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
        const { newId, instante } = newSello();
        return tellStored(add([{ id: newId(), instante, tipo }]));
      },
      begin: (tipo, mitad) => {
        const { newId, instante } = newSello();
        if (PASOS_EVENTO[tipo].pregunta !== null) return setBorrador(() => ({ tipo, instante }));
        const [evento] = kindsOfStep(tipo);
        return tellStored(add([pasoOfEvento({ id: newId(), instante, mitad }, { evento })]));
      },
      setAutor: (jugadorId) =>
        setBorrador((current) => current && { ...current, autor_id: jugadorId }),
      cancelBorrador: () => setBorrador(() => null),
      finishBorrador: (apunte, mitad) => {
        const { newId, instante: now } = newSello();
        const id = newId();
        const note = (current: Notebook): Notebook => {
          const instante = current.borrador?.instante ?? now;
          const paso = pasoOfEvento({ id, instante, mitad }, apunte);
          // A second tap on the same answer: the draft is already closed.
          if (!current.borrador || isNoted(current, apunte)) return current;
          // At half time there are often several substitutions, so ask for the next one.
          const isNext =
            EVENTOS[apunte.evento].relevo && deriveLiveMatch(current.pasos).fase === 'descanso';
          return {
            ...current,
            borrador: isNext ? { tipo: current.borrador.tipo, instante: now } : null,
            pasos: [...current.pasos, paso],
          };
        };
        return tellStored(banda.change(note));
      },
      undo: () => {
        const sello = newSello();
        return addTo(({ pasos }) => {
          const paso = deshacible(pasos);
          return paso ? undoStep(pasos, paso.id, sello) : [];
        });
      },
      redo: () => {
        const sello = newSello();
        return addTo(({ pasos }) => {
          const paso = rehacible(pasos);
          return paso ? redoStep(pasos, paso.id, sello) : [];
        });
      },
      answer: (duda, respuesta) => {
        const sello = newSello();
        return banda.change((current) => {
          const logs = { propios: current.pasos, guardados: current.servidor.pasos };
          const { pasos, distintos } = answerDoubt(duda, respuesta, logs, sello);
          return {
            ...current,
            pasos: [...current.pasos, ...pasos],
            distintos: [...current.distintos, ...distintos],
          };
        });
      },
      finish: (mvp, sinCambios) => {
        const { newId, instante } = newSello();
        const paso: Paso = {
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
