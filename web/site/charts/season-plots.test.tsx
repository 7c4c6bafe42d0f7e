import type { StoredClasificacion, PartidoPreview } from '@club/shared';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { previewPartido } from '../../../shared/src/rules/partido';
import { SAMPLE_MATCH } from '../partidos/sample-match';
import { YearsPlot } from '../history/years-plot';
import { SeasonPlots } from './season-plots';

/** A home win by 3-1 in a given competition. */
const won = (nombre_competicion: string, index: number): PartidoPreview => ({
  ...previewPartido(SAMPLE_MATCH),
  partido_id: String(index),
  nombre_competicion,
  local: true,
  goles_anotados: 3,
  goles_encajados: 1,
  resultado: 'win',
});

const TABLA: StoredClasificacion = {
  competicion_id: 'liga',
  nombre_competicion: 'Liga',
  filas: [],
  fecha_date: '2026-11-01T10:00:00.000Z',
  fecha_str: '01-11-2026',
  version: 1,
  curso: [],
};

function findings(competiciones: readonly string[], clasificacion?: StoredClasificacion) {
  const { container } = render(
    <MemoryRouter>
      <SeasonPlots
        partidos={competiciones.map(won)}
        clasificacion={clasificacion}
        tramos={undefined}
      />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
}

describe('plots of a season', () => {
  it('count only the league’s points and name the league', () =>
    expect(findings(['Amistoso', 'Liga', 'Copa', 'Liga', 'Liga', 'Copa', 'Copa', 'Copa'])).toEqual([
      'Liga: 9 puntos en 3 partidos, 3,0 por partido.',
      '24 a favor y 8 en contra.',
      'Liga: en casa, 9 de 9 puntos; fuera, 0 de 0 puntos.',
    ]));

  it('use the league table’s competition as the league', () => {
    const played = ['Otra', 'Liga', 'Otra', 'Liga', 'Otra', 'Liga', 'Otra'];
    expect(findings(played, TABLA)[0]).toBe('Liga: 9 puntos en 3 partidos, 3,0 por partido.');
  });

  it.each([
    ['without a league', ['Amistoso', 'Copa', 'Copa'], undefined],
    ['with fewer than three league matches', ['Amistoso', 'Copa', 'Liga'], TABLA],
  ])('show results instead of points %s', (_case, played, tabla) => {
    expect(findings(played, tabla)).toEqual([
      '9 a favor y 3 en contra.',
      'En casa, 3 victorias, 0 empates y 0 derrotas; fuera, 0 victorias, 0 empates y 0 derrotas.',
    ]);
    expect(document.body.textContent).not.toMatch(/puntos/i);
  });
});

describe('plot of the club’s seasons', () =>
  it('names the season with most wins and shows no points', () => {
    const season = (temporada_nombre: string, played: number, ganados: number) => ({
      temporada_id: temporada_nombre,
      temporada_nombre,
      jugados: played,
      ganados,
      empatados: played - ganados,
      perdidos: 0,
      goles_favor: 0,
      goles_contra: 0,
    });
    const { container } = render(
      <YearsPlot
        temporadas={[season('Temporada 2024/25', 9, 4), season('Temporada 2025/26', 12, 7)]}
      />,
    );
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'La mejor temporada: 2025/26, con el 58 % de victorias.',
    );
  }));
