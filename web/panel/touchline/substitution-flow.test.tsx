// @vitest-environment jsdom
import type { Step } from '@club/shared';
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
  openFlow(
    {
      borrador: { tipo: 'cambio', instante: INSTANT },
      plantilla: [...JUGADORES],
      pasos: [...pasos],
    },
    (draft, onDone) => <SubstitutionFlow borrador={draft} onDone={onDone} />,
  );

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

  it('in the break before extra time counts those since the second half began', () => {
    const change = (id: string, sale: string, entra: string): Step => ({
      ...{ id, instante: INSTANT, tipo: 'cambio', sale_id: sale, entra_id: entra },
      ...{ mitad: id === 'x' ? 'primera_parte' : 'segunda_parte' },
    });
    open([
      ...LINEUP,
      change('x', 'ana', 'bea'),
      { id: 's', instante: INSTANT, tipo: 'segunda_parte' },
      change('y', 'bea', 'eva'),
      { id: 'f', instante: INSTANT, tipo: 'fin_segunda_parte' },
    ]);
    expect(screen.getByText(/se apuntan seguidos\. Van 1\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Listo' })).toBeTruthy();
  });
});
