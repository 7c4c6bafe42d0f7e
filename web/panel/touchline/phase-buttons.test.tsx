import { deriveLiveMatch, type PhaseKind, type Step } from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhaseButtons } from './phase-buttons';
import { currentPeriodClock, isPeriodOver } from './time';

const KICKOFF = '2026-03-01T11:00:00.000Z';
const START: Step = { id: 'c', instante: KICKOFF, tipo: 'comienzo', minutos_parte: 35 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(KICKOFF) });
});

const passMinutes = (minutes: number) => {
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000);
  });
};
const classOfButton = () => screen.getByRole('button').className;

describe('the button of the next phase', () => {
  it('is highlighted when the half of the competition’s length is over, and starts that phase', () => {
    const started: string[] = [];
    render(
      <PhaseButtons
        liveMatch={deriveLiveMatch([START])}
        onPhase={(phase) => started.push(phase)}
      />,
    );
    passMinutes(34);
    const before = classOfButton();
    passMinutes(1);
    expect(classOfButton()).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Descanso' }));
    expect(started).toEqual(['descanso']);
  });

  it.each<[string, PhaseKind, boolean, readonly string[]]>([
    ['while somebody leads', 'segunda_parte', false, ['Final del partido']],
    [
      'of a level second half',
      'segunda_parte',
      true,
      ['Final del partido', 'Hay prórroga', 'Penaltis'],
    ],
    ['before extra time', 'fin_segunda_parte', true, ['Empezar prórroga']],
    ['in extra time', 'prorroga_1', false, ['Descanso de la prórroga']],
    ['in its break', 'descanso_prorroga', true, ['Empezar 2.ª parte de la prórroga']],
    ['of a level extra time', 'prorroga_2', true, ['Penaltis', 'Final del partido']],
    ['of extra time with a winner', 'prorroga_2', false, ['Final del partido']],
    ['after a level extra time', 'fin_prorroga', true, ['Penaltis', 'Final del partido']],
    ['in a shoot-out', 'tanda', true, ['Final del partido']],
  ])('offers the phases that can follow %s, the usual one first', (_name, tipo, isLevel, names) => {
    const phase: Step = { id: tipo, instante: KICKOFF, tipo };
    const goal: Step = { id: 'g', instante: KICKOFF, tipo: 'gol_anotado' };
    const log = [START, phase, ...(isLevel ? [] : [goal])];
    render(<PhaseButtons liveMatch={deriveLiveMatch(log)} onPhase={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('is hidden once the match has ended', () => {
    const final: Step = { id: 'f', instante: KICKOFF, tipo: 'final' };
    render(<PhaseButtons liveMatch={deriveLiveMatch([START, final])} onPhase={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** Some time after the half's start. */
const after = (minutes: number, seconds = 0) =>
  new Date(Date.parse(KICKOFF) + minutes * 60_000 + seconds * 1000);
const FIRST_HALF = {
  fase: 'primera_parte',
  starts: { primera_parte: KICKOFF },
  minutos_parte: 35,
} as const;
const SECOND_HALF = {
  fase: 'segunda_parte',
  starts: { primera_parte: '2026-03-01T10:00:00.000Z', segunda_parte: KICKOFF },
  minutos_parte: 45,
} as const;

describe('the clock of a half', () => {
  it('counts from the half’s start and is never negative', () => {
    expect(currentPeriodClock(FIRST_HALF, after(3, 7))).toEqual({
      start: 0,
      end: 35,
      seconds: 187,
    });
    expect(currentPeriodClock(SECOND_HALF, after(1))).toEqual({ start: 45, end: 90, seconds: 60 });
    expect(currentPeriodClock(FIRST_HALF, after(-2))?.seconds).toBe(0);
    expect(currentPeriodClock({ ...FIRST_HALF, fase: 'descanso' }, after(3))).toBeUndefined();
  });

  it('is over after the competition’s minutes', () => {
    expect(isPeriodOver(FIRST_HALF, after(34, 59))).toBe(false);
    expect(isPeriodOver(FIRST_HALF, after(35))).toBe(true);
    expect(isPeriodOver(SECOND_HALF, after(44, 59))).toBe(false);
    expect(isPeriodOver(SECOND_HALF, after(45))).toBe(true);
    expect(isPeriodOver({ ...FIRST_HALF, fase: 'descanso' }, after(80))).toBe(false);
  });
});
