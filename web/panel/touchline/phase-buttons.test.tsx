import { deriveLiveMatch, type PhaseKind, type Step } from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhaseButtons } from './phase-buttons';

const KICKOFF = '2026-03-01T11:00:00.000Z';
const START: Step = { id: 'c', instante: KICKOFF, tipo: 'comienzo', minutos_parte: 35 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(KICKOFF) });
});

const pass = (minutes: number) => {
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000);
  });
};
const look = () => screen.getByRole('button').className;

describe('the button of the next phase', () => {
  it('is highlighted when the competition’s playing time is over, without moving', () => {
    const told: string[] = [];
    render(
      <PhaseButtons actual={deriveLiveMatch([START])} onPhase={(phase) => told.push(phase)} />,
    );
    pass(34);
    const before = look();
    pass(1);
    expect(look()).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Descanso' }));
    expect(told).toEqual(['descanso']);
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
    render(<PhaseButtons actual={deriveLiveMatch(log)} onPhase={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('is hidden once the match has ended', () => {
    const final: Step = { id: 'f', instante: KICKOFF, tipo: 'final' };
    render(<PhaseButtons actual={deriveLiveMatch([START, final])} onPhase={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
