// @vitest-environment jsdom
import { type Apunte, directoActual, type Paso } from '@club/shared';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CambioFlow } from './cambio-flow';
import type { JugadorBanda } from './cuaderno';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const INSTANTE = '2026-03-01T11:00:00.000Z';
const JUGADORES: readonly JugadorBanda[] = ['ana', 'bea', 'eva'].map((id, index) => ({
  jugador_id: id,
  nombre_con_inicial: `${id} P.`,
  dorsal: index + 1,
  fila: 'delanteros',
}));

const filas = (delanteros: string[]) => ({
  delanteros,
  mediocentros: [],
  defensas: [],
  portero: [],
  suplentes: ['bea', 'eva'],
});
const LINEUP: readonly Paso[] = [
  { id: 'a', instante: INSTANTE, tipo: 'alineacion', filas: filas(['ana']) },
  { id: 'c', instante: INSTANTE, tipo: 'comienzo' },
];

function open(pasos: readonly Paso[]) {
  const noted: Apunte[] = [];
  function Flow() {
    const [sale, setSale] = useState<string>();
    return (
      <CambioFlow
        borrador={{ tipo: 'cambio', instante: INSTANTE, autor_id: sale }}
        actual={directoActual(pasos)}
        jugadores={JUGADORES}
        nameOf={(id) => `${id} P.`}
        onSale={setSale}
        onDone={(apunte) => noted.push(apunte)}
        onCancel={() => undefined}
      />
    );
  }
  render(<Flow />);
  return noted;
}

/** Taps when the sheet that has just opened listens. */
function tap(name: string) {
  act(() => {
    vi.advanceTimersByTime(300);
  });
  fireEvent.click(screen.getByText(name));
}

const offered = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((label) => label.includes('P.'));

describe('a change at the touchline', () => {
  it('is two taps: of those on the pitch who goes off, of the others who comes on', () => {
    const noted = open(LINEUP);
    expect(offered()).toEqual(['1ana P.']);
    tap('ana P.');
    expect(offered()).toEqual(['2bea P.', '3eva P.']);
    tap('eva P.');
    expect(noted).toEqual([{ evento: 'cambio', sale_id: 'ana', entra_id: 'eva' }]);
  });

  it('needs to know who is on the pitch', () => {
    open([]);
    expect(screen.getByText(/Pon la alineación en «Más»/)).toBeTruthy();
  });

  it('is one of several at half time, until somebody says that it is all', () => {
    open([...LINEUP, { id: 'd', instante: INSTANTE, tipo: 'descanso' }]);
    expect(screen.getByRole('button', { name: 'Listo' })).toBeTruthy();
  });
});
