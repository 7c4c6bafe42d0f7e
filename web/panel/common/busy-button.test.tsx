import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BusyButton } from './busy-button';
import { ConfirmDialog } from './confirm-dialog';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isExplained = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
  return screen.queryByRole('status', { hidden: true })?.textContent ?? '';
};
const WAITS = /otro guardado se quedó a medias.*se sigue intentando solo/;

it('a save that takes longer than five seconds says what it waits for', () => {
  const { rerender } = render(<BusyButton isBusy>Guardar</BusyButton>);
  expect(isExplained(4_900)).toBe('');
  expect(isExplained(200)).toMatch(WAITS);
  rerender(<BusyButton isBusy={false}>Guardar</BusyButton>);
  expect(isExplained(10_000)).toBe('');
});

it('a button that does not save never says so', () => {
  render(
    <BusyButton isBusy busyLabel="Comprobando">
      Comprobar
    </BusyButton>,
  );
  expect(isExplained(10_000)).toBe('');
});

it('a deletion says it too', () => {
  render(
    <ConfirmDialog
      title="¿Borrar?"
      confirmLabel="Borrar"
      isOpen
      isBusy
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(isExplained(4_900)).toBe('');
  expect(isExplained(200)).toMatch(WAITS);
});
