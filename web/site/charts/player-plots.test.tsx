import type { JugadorPartido } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seasonLabel } from './figure';
import { PlayerPlots } from './player-plots';

const match = (index: number, fields: Partial<JugadorPartido> = {}): JugadorPartido => ({
  partido_id: `p${String(index)}`,
  fecha_str: `0${String(index)}-11-2026`,
  nombre_equipo: 'Riberas',
  goles: 0,
  asistencias: 0,
  encajados: 0,
  minutos: null,
  ...fields,
});

const findings = () => [...document.querySelectorAll('figcaption')].map((one) => one.textContent);

describe('plots of a player’s season', () => {
  it('show goals and assists, and minutes if known', () => {
    render(
      <PlayerPlots
        isKeeper={false}
        partidos={[
          match(1, { goles: 2, asistencias: 1, minutos: 90 }),
          match(2, { minutos: 0 }),
          match(3),
          match(4, { minutos: 45 }),
        ]}
      />,
    );
    expect(findings()).toEqual([
      '2 goles (en color) y 1 asistencia (en contorno) en 4 partidos.',
      '135 minutos en 3 partidos: 45 por partido.',
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(5 + 4);
  });

  it('show goals conceded for a goalkeeper', () => {
    render(<PlayerPlots isKeeper partidos={[match(1, { encajados: 1 }), match(2), match(3)]} />);
    expect(findings()).toEqual(['1 gol encajado en 3 partidos con él convocado; 2 a cero.']);
  });

  it('are replaced by a sentence with fewer than three matches, and left out without any data', () => {
    const { container, rerender } = render(
      <PlayerPlots isKeeper={false} partidos={[match(1), match(2)]} />,
    );
    expect(container.textContent).toBe('Sus gráficas llegan con el tercer partido.');
    rerender(<PlayerPlots isKeeper={false} partidos={[]} />);
    expect(container.textContent).toBe('');
    rerender(<PlayerPlots isKeeper={false} partidos={[match(1), match(2), match(3)]} />);
    expect(container.textContent).toBe('');
  });
});

it.each([
  ['Temporada 2025/26', '2025/26'],
  ['Mundial 1934', '1934'],
  ['2016-2018', '2016-2018'],
  ['Temporada de verano', 'de verano'],
])('the season «%s» is labelled %s', (nombre, label) => {
  expect(seasonLabel(nombre)).toBe(label);
});
