import {
  deriveLiveMatch,
  MAX_ADDED_TIME,
  minuteOfInstant,
  minuteText,
  MINUTES_PER_HALF,
  type Step,
  toEventoStep,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctStep,
  stepWithDependents,
  moveInstant,
  redoLast,
  type Stamp,
  undoLast,
} from './note-evento';

const KICKOFF_MS = Date.parse('2026-03-01T11:00:00.000Z');
const at = (minute: number) => new Date(KICKOFF_MS + minute * 60_000).toISOString();
const INSTANT = at(5);
const START: Step = { id: 'c', instante: at(0), tipo: 'comienzo' };
const HALF_TIME: Step = { id: 'd', instante: at(47.2), tipo: 'descanso' };
const SECOND_HALF: Step = { id: 's', instante: at(62), tipo: 'segunda_parte' };

/** Minutes shown for a goal while it is moved minute by minute, until it cannot be moved further. */
function movedMinutes(log: readonly Step[], minute: number, by: 1 | -1): string[] {
  const mitad = log.includes(SECOND_HALF) ? 'segunda_parte' : 'primera_parte';
  const seen: string[] = [];
  let instante: string | undefined = at(minute);
  while (instante !== undefined && seen.length < 500) {
    // The minute is derived from a stored step, to check that what is shown is also what is stored.
    const gol: Step = { id: 'g', instante, mitad, tipo: 'gol_anotado' };
    seen.push(minuteText(deriveLiveMatch([...log, gol]).eventos[0] ?? {}));
    instante = moveInstant(deriveLiveMatch(log), mitad, instante, by);
  }
  return seen;
}

describe('moving an event by one minute', () => {
  it('stops at the longest added time', () => {
    const minutes = movedMinutes([START], 40.5, 1);
    expect(minutes.slice(0, 7)).toEqual(["41'", "42'", "43'", "44'", "45'", "45+1'", "45+2'"]);
    expect(minutes.at(-1)).toBe(`45+${String(MAX_ADDED_TIME)}'`);
    expect(new Set(minutes).size).toBe(minutes.length);
    expect(movedMinutes([START], 0.5, 1)).toHaveLength(MINUTES_PER_HALF + MAX_ADDED_TIME);
  });

  it('stops at the end of the half, also when entered after it', () => {
    expect(movedMinutes([START, HALF_TIME], 45.5, 1)).toEqual(["45+1'", "45+2'", "45+3'"]);
    expect(movedMinutes([START, HALF_TIME], 55, 1)).toEqual(["45+3'"]);
    expect(movedMinutes([START, HALF_TIME], 55, -1).slice(0, 3)).toEqual([
      "45+3'",
      "45+2'",
      "45+1'",
    ]);
  });

  it('stops at the first minute of its half', () => {
    expect(movedMinutes([START], 2.5, -1)).toEqual(["3'", "2'", "1'"]);
    expect(movedMinutes([START, HALF_TIME, SECOND_HALF], 64.5, -1)).toEqual(["48'", "47'", "46'"]);
  });

  it('stays within a period of extra time', () => {
    const log: Step[] = [
      START,
      HALF_TIME,
      SECOND_HALF,
      { id: 'f', instante: at(108), tipo: 'fin_segunda_parte' },
      { id: 'p', instante: at(112), tipo: 'prorroga_1' },
      { id: 'q', instante: at(128.5), tipo: 'descanso_prorroga' },
    ];
    const moved = (minute: number, by: 1 | -1) => {
      const instante = moveInstant(deriveLiveMatch(log), 'prorroga_1', at(minute), by);
      return instante && minuteOfInstant(deriveLiveMatch(log), 'prorroga_1', instante);
    };
    expect(moved(112.5, -1)).toBeUndefined();
    expect(moved(112.5, 1)).toEqual({ minuto: 92 });
    expect(moved(126.5, 1)).toEqual({ minuto: 105, anadido: 1 });
    expect(moved(130, 1)).toBeUndefined();
    expect(moved(130, -1)).toEqual({ minuto: 105, anadido: 1 });
  });

  it('is not possible in a half that has not started', () => {
    expect(moveInstant(deriveLiveMatch([]), 'primera_parte', at(3), 1)).toBeUndefined();
  });
});

const stampFrom = (prefix: string): Stamp => {
  let last = 0;
  return { instante: INSTANT, newId: () => `${prefix}${String((last += 1))}` };
};

const gol = (id: string, autor_id?: string): Step & { tipo: 'gol_anotado' } => ({
  id,
  instante: INSTANT,
  mitad: 'primera_parte',
  tipo: 'gol_anotado',
  ...(autor_id !== undefined && { autor_id }),
});

/** Current scorers according to the log. */
const scorers = (steps: readonly Step[]) =>
  deriveLiveMatch(steps).eventos.map(({ autor_id: autor = 'nadie' }) => autor);

describe('correcting an event at the touchline', () => {
  const noted = [START, gol('old', 'ana')];
  const corrected = [...noted, ...correctStep(gol('new', 'bea'), 'old', stampFrom('annul'))];

  it('can be dropped with its dependents: the annulment of the old event, and an undo', () => {
    const undone = [...corrected, ...undoLast(corrected, stampFrom('undo'))];
    expect(stepWithDependents(undone, 'new')).toEqual(['annul1', 'new', 'undo1']);
    // The annulment leads to the same steps as the new event.
    expect(stepWithDependents(corrected, 'annul1')).toEqual(['annul1', 'new']);
    expect(stepWithDependents(corrected, 'old')).toEqual(['old', 'annul1']);
  });
});

describe('undoing at the touchline', () => {
  it('takes back the last goal or correction, and redoing restores it', () => {
    const change = fc.record({ autor: fc.constantFrom('ana', 'bea', 'eva'), target: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(fc.option(change), { maxLength: 8 }), (changes) => {
        let log: readonly Step[] = [START];
        for (const [index, next] of changes.entries()) {
          const { eventos } = deriveLiveMatch(log);
          const added = gol(`g${String(index)}`, next?.autor);
          // An event to correct. If there is none, the goal is added.
          const target = eventos[next?.target ?? eventos.length]?.paso_id;
          const steps =
            target === undefined
              ? [added]
              : correctStep(added, target, stampFrom(`k${String(index)}`));
          const before = scorers(log);
          const after = [...log, ...steps];
          const undone = [...after, ...undoLast(after, stampFrom(`u${String(index)}`))];
          expect(scorers(undone)).toEqual(before);
          log = [...undone, ...redoLast(undone, stampFrom(`r${String(index)}`))];
          expect(scorers(log)).toEqual(scorers(after));
        }
      }),
    );
  });
});

// Other fields that a kind of event does not have are tested in shared/src/eventos/table.test.ts.
it('a goal without author is stored without form and assistant, even if they were entered', () => {
  const place = { id: 'n', instante: INSTANT, mitad: 'segunda_parte' } as const;
  const entered = { evento: 'gol anotado', asistente_id: 'bea', forma: 'cabeza' } as const;
  expect(toEventoStep(place, entered)).toEqual({ ...place, tipo: 'gol_anotado' });
});
