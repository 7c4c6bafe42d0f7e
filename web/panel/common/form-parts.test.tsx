import { endpoints } from '@club/shared';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BusyButton } from './buttons';
import { ConfirmDialog } from './confirm-dialog';
import { fieldErrors } from './use-resource-form';

const nothing = () => undefined;
const deletion = {
  title: '',
  confirmLabel: '',
  isOpen: true,
  onConfirm: nothing,
  onCancel: nothing,
};

it.each<[string, boolean, (isBusy: boolean) => ReactNode]>([
  ['a save', true, (isBusy) => <BusyButton isBusy={isBusy} />],
  ['a deletion', true, (isBusy) => <ConfirmDialog {...deletion} isBusy={isBusy} />],
  ['another call', false, (isBusy) => <BusyButton isBusy={isBusy} busyLabel="Comprobando" />],
])('%s that takes more than five seconds explains the wait: %s', (_what, isExplained, show) => {
  vi.useFakeTimers();
  const isShownAfter = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    return screen.queryByText(/otro guardado se quedó a medias.*se sigue intentando solo/) !== null;
  };
  const { rerender } = render(show(true));
  expect(isShownAfter(4_900)).toBe(false);
  expect(isShownAfter(200)).toBe(isExplained);
  rerender(show(false));
  expect(isShownAfter(10_000)).toBe(false);
});

describe('validation errors of a form', () => {
  it('are empty when the server would accept the body', () => {
    expect(fieldErrors(endpoints.addEquipo, { nombre: 'Rival', color_hex: '#00ff00' })).toEqual({});
  });

  it('are one sentence per field', () => {
    expect(fieldErrors(endpoints.addJugador, { nombre: ' ', dorsal: NaN, altura: 251 })).toEqual({
      nombre: 'No puede estar vacío.',
      dorsal: 'Debe ser un número entero.',
      altura: 'Debe estar entre 150 y 250.',
    });
  });

  it('of a nested field are found by its name and by its path', () => {
    expect(fieldErrors(endpoints.updateJugador, { estadisticas_temporada: { goles: -1 } })).toEqual(
      {
        goles: 'No puede ser negativo.',
        'estadisticas_temporada.goles': 'No puede ser negativo.',
      },
    );
  });

  it('are empty for a call without a body', () => {
    expect(fieldErrors(endpoints.delEquipo, undefined)).toEqual({});
  });
});
