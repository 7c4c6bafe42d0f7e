import {
  deriveLiveMatch,
  MAX_ADDED_TIME,
  minuteOfInstant,
  MINUTES_PER_HALF,
  type Step,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { moveInstant } from './note-evento';
import { minuteText } from '../acta/acta-state';

const KICKOFF_MS = Date.parse('2026-03-01T11:00:00.000Z');
const at = (minute: number) => new Date(KICKOFF_MS + minute * 60_000).toISOString();
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
