// @vitest-environment jsdom
import { deriveLiveMatch, type Step } from '@club/shared';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhaseButton } from './phase-button';

const KICKOFF = '2026-03-01T11:00:00.000Z';
const START: Step = { id: 'c', instante: KICKOFF, tipo: 'comienzo', minutos_parte: 35 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(KICKOFF) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
    render(<PhaseButton actual={deriveLiveMatch([START])} onPhase={(phase) => told.push(phase)} />);
    pass(34);
    const before = look();
    pass(1);
    expect(look()).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Descanso' }));
    expect(told).toEqual(['descanso']);
  });

  it('is hidden once the match has ended', () => {
    const final: Step = { id: 'f', instante: KICKOFF, tipo: 'final' };
    render(<PhaseButton actual={deriveLiveMatch([START, final])} onPhase={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
