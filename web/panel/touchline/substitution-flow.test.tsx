// @vitest-environment jsdom
import { deriveLiveMatch, type Step } from '@club/shared';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubstitutionFlow } from './substitution-flow';
import type { TouchlineJugador } from './notebook';
import { openFlow, tap } from './testing/open-flow';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const INSTANT = '2026-03-01T11:00:00.000Z';
const JUGADORES: readonly TouchlineJugador[] = ['ana', 'bea', 'eva'].map((id, index) => ({
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
const LINEUP: readonly Step[] = [
  { id: 'a', instante: INSTANT, tipo: 'alineacion', filas: filas(['ana']) },
  { id: 'c', instante: INSTANT, tipo: 'comienzo' },
];

const open = (pasos: readonly Step[]) =>
  openFlow(({ first, setFirst, onDone }) => (
    <SubstitutionFlow
      borrador={{ tipo: 'cambio', instante: INSTANT, autor_id: first }}
      actual={deriveLiveMatch(pasos)}
      jugadores={JUGADORES}
      nameOf={(id) => `${id} P.`}
      onGoesOff={setFirst}
      onDone={onDone}
      onCancel={() => undefined}
    />
  ));

const offered = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((label) => label.includes('P.'));

describe('a substitution at the touchline', () => {
  it('takes two taps: a player on the pitch goes off, another comes on', () => {
    const noted = open(LINEUP);
    expect(offered()).toEqual(['1ana P.']);
    tap('ana P.');
    expect(offered()).toEqual(['2bea P.', '3eva P.']);
    tap('eva P.');
    expect(noted).toEqual([{ evento: 'cambio', sale_id: 'ana', entra_id: 'eva' }]);
  });

  it('needs the line-up', () => {
    open([]);
    expect(screen.getByText(/Pon la alineación en «Más»/)).toBeTruthy();
  });

  it('at half time asks for the next one until somebody taps «Listo»', () => {
    open([...LINEUP, { id: 'd', instante: INSTANT, tipo: 'descanso' }]);
    expect(screen.getByRole('button', { name: 'Listo' })).toBeTruthy();
  });
});
