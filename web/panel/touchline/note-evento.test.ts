import {
  deriveLiveMatch,
  MAX_ADDED_TIME,
  minuteOfInstant,
  MINUTES_PER_HALF,
  type Step,
  stepOfEvento,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteText } from '../acta/acta-state';
import {
  correctStep,
  inseparablesOf,
  moveInstant,
  redoable,
  redoStep,
  type Stamp,
  undoable,
  undoStep,
} from './note-evento';

const KICKOFF_MS = Date.parse('2026-03-01T11:00:00.000Z');
const at = (minute: number) => new Date(KICKOFF_MS + minute * 60_000).toISOString();
const INSTANT = at(5);
const START: Step = { id: 'c', instante: at(0), tipo: 'comienzo' };
const HALF_TIME: Step = { id: 'd', instante: at(47.2), tipo: 'descanso' };
const SECOND: Step = { id: 's', instante: at(62), tipo: 'segunda_parte' };
const FIRST = 'primera_parte';

/** Minutes shown when an event is moved repeatedly by one minute. */
function minutesOf(log: readonly Step[], minute: number, by: 1 | -1): string[] {
  const mitad = log.includes(SECOND) ? 'segunda_parte' : FIRST;
  const seen: string[] = [];
  let instante: string | undefined = at(minute);
  while (instante !== undefined && seen.length < 500) {
    // The stored step must show the same minute.
    const gol: Step = { id: 'g', instante, mitad, tipo: 'gol_anotado' };
    seen.push(minuteText(deriveLiveMatch([...log, gol]).eventos[0] ?? {}));
    instante = moveInstant(deriveLiveMatch(log), mitad, instante, by);
  }
  return seen;
}

describe('moving an event by one minute', () => {
  it('stops at the longest added time; each minute is stored as shown', () => {
    const minutes = minutesOf([START], 40.5, 1);
    expect(minutes.slice(0, 7)).toEqual(["41'", "42'", "43'", "44'", "45'", "45+1'", "45+2'"]);
    expect(minutes.at(-1)).toBe(`45+${String(MAX_ADDED_TIME)}'`);
    expect(new Set(minutes).size).toBe(minutes.length);
    expect(minutesOf([START], 0.5, 1)).toHaveLength(MINUTES_PER_HALF + MAX_ADDED_TIME);
  });

  it('stops at the end of the half, also when entered after it', () => {
    expect(minutesOf([START, HALF_TIME], 45.5, 1)).toEqual(["45+1'", "45+2'", "45+3'"]);
    expect(minutesOf([START, HALF_TIME], 55, 1)).toEqual(["45+3'"]);
    expect(minutesOf([START, HALF_TIME], 55, -1).slice(0, 3)).toEqual(["45+3'", "45+2'", "45+1'"]);
  });

  it('stops at the first minute of its half', () => {
    expect(minutesOf([START], 2.5, -1)).toEqual(["3'", "2'", "1'"]);
    expect(minutesOf([START, HALF_TIME, SECOND], 64.5, -1)).toEqual(["48'", "47'", "46'"]);
  });

  it('stays within a period of extra time', () => {
    const log: Step[] = [
      START,
      HALF_TIME,
      SECOND,
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
    expect(moveInstant(deriveLiveMatch([]), FIRST, at(3), 1)).toBeUndefined();
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
const authors = (pasos: readonly Step[]) =>
  deriveLiveMatch(pasos).eventos.map(({ autor_id: autor = 'nadie' }) => autor);

describe('correcting an event at the touchline', () => {
  const noted = [START, gol('g', 'ana')];
  const corrected = [...noted, ...correctStep(gol('n', 'bea'), 'g', stampFrom('k'))];

  it('replaces the event', () => {
    expect(authors(corrected)).toEqual(['bea']);
  });

  it('is undone in one step: the old event is back', () => {
    expect(undoable(corrected)?.id).toBe('n');
    const undone = [...corrected, ...undoStep(corrected, 'n', stampFrom('u'))];
    expect(authors(undone)).toEqual(['ana']);
    expect(redoable(undone)?.id).toBe('n');
    expect(authors([...undone, ...redoStep(undone, 'n', stampFrom('r'))])).toEqual(['bea']);
  });

  it('depends on the step that revokes the old event, and on what undoes both', () => {
    const undone = [...corrected, ...undoStep(corrected, 'n', stampFrom('u'))];
    const gone = new Set(inseparablesOf(undone, 'n'));
    expect(undone.filter(({ id }) => !gone.has(id)).map(({ id }) => id)).toEqual(['c', 'g', 'u2']);
    // Named through the revoking step, it is the same correction.
    expect(inseparablesOf(corrected, 'k1')).toEqual(['k1', 'n']);
    expect(inseparablesOf(corrected, 'g')).toEqual(['g', 'k1']);
  });
});

describe('undoing at the touchline', () => {
  it('has nothing to undo in an empty log, and nothing to redo before the first undo', () => {
    expect(undoable([])).toBeUndefined();
    expect(redoable([START, gol('g')])).toBeUndefined();
  });

  it('goes back through everything noted and corrected, and forward again', () => {
    const move = fc.record({ autor: fc.constantFrom('ana', 'bea', 'eva'), target: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(fc.option(move), { maxLength: 8 }), (moves) => {
        let log: readonly Step[] = [START];
        for (const [index, next] of moves.entries()) {
          const { eventos } = deriveLiveMatch(log);
          const added = gol(`g${String(index)}`, next?.autor);
          const target = eventos[next?.target ?? eventos.length]?.paso_id;
          const steps =
            target === undefined
              ? [added]
              : correctStep(added, target, stampFrom(`k${String(index)}`));
          const before = authors(log);
          const after = [...log, ...steps];
          const last = undoable(after)?.id ?? '';
          const undone = [...after, ...undoStep(after, last, stampFrom(`u${String(index)}`))];
          expect(authors(undone)).toEqual(before);
          const id = redoable(undone)?.id ?? '';
          log = [...undone, ...redoStep(undone, id, stampFrom(`r${String(index)}`))];
          expect(authors(log)).toEqual(authors(after));
        }
      }),
    );
  });
});

it.each([
  ['a goal without author has neither form nor assistant', 'gol anotado', {}],
  ['a conceded goal has no author', 'gol encajado', { autor_id: 'ana' }],
  ['own goals have no author', 'gol encajado', { autor_id: 'ana', propia_puerta: true }],
] as const)('%s once it is edited', (_what, evento, fields) => {
  const { instante, id } = gol('n');
  const campos = { asistente_id: 'bea', forma: 'cabeza', ...fields } as const;
  const { autor_id: _author, ...kept }: { autor_id?: string } = fields;
  expect(stepOfEvento({ id, instante, mitad: 'segunda_parte' }, { evento, ...campos })).toEqual({
    id,
    instante,
    mitad: 'segunda_parte',
    ...kept,
    tipo: evento.replace(' ', '_'),
  });
});
