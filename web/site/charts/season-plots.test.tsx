import type { StoredClasificacion, PartidoPreview, Goals, GoalsBySpan } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { tableCells } from '../../lib/testing/table-cells';
import { previewPartido } from '../../../shared/src/rules/partido';
import { SAMPLE_MATCH } from '../partidos/sample-match';
import { CoursePlot, SeasonPlots } from './season-plots';
import { YearsPlot } from '../history/years-plot';
import { MinuteSpansPlot } from './minute-spans-plot';

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
  it('have tables with each match and each sum', () => {
    const tanda = { anotados: 4, encajados: 3 };
    const partidos: PartidoPreview[] = [
      won('Liga', 0),
      { ...won('Liga', 1), local: false, goles_anotados: 1, tanda, resultado: 'draw' },
      { ...won('Liga', 2), local: false, goles_anotados: 0, resultado: 'lose' },
      { ...won('Copa', 3), resultado: 'win' },
    ];
    render(
      <MemoryRouter>
        <SeasonPlots partidos={partidos} clasificacion={TABLA} tramos={undefined} />
      </MemoryRouter>,
    );
    const [day, rival] = ['sáb, 14 nov', 'Atlético Robledal'];
    expect(tableCells()).toEqual([
      ['Partido', 'Marcador', 'Puntos', 'Suma'],
      [day, `Mi club 3 - 1 ${rival}`, '3', '3'],
      [day, `${rival} 1-1 (3-4 p.) Mi club`, '1', '4'],
      [day, `${rival} 1 - 0 Mi club`, '0', '4'],
      ['Partido', 'Rival', 'A favor', 'En contra'],
      [day, rival, '3', '1'],
      [day, rival, '1', '1'],
      [day, rival, '0', '1'],
      [day, rival, '3', '1'],
      ['Dónde', 'V', 'E', 'D', 'Goles', 'Puntos'],
      ['En casa', '1', '0', '0', '3-1', '3'],
      ['Fuera', '0', '1', '1', '1-2', '1'],
      ['Rival', 'En casa', 'Fuera'],
      [rival, '3 - 1, Victoria3 - 1, Victoria', '1-1 (3-4 p.), Empate1 - 0, Derrota'],
    ]);
  });

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

it('the league positions have a row for each entered table', () => {
  render(
    <CoursePlot
      puestos={[
        { fecha_str: '10-01-2027', fecha_date: '2027-01-10', posicion: 3, num_equipos: 3 },
        { fecha_str: '14-02-2027', fecha_date: '2027-02-14', posicion: 1, num_equipos: 2 },
      ]}
    />,
  );
  expect(document.querySelector('figcaption')?.textContent).toBe('Ahora, 1º; el mejor puesto, 1º.');
  expect(tableCells()).toEqual([
    ['Día', 'Puesto', 'Equipos'],
    ['dom, 10 ene', '3º', '3'],
    ['dom, 14 feb', '1º', '2'],
  ]);
});

describe('plot of the club’s seasons', () =>
  it('names the season with the highest share of wins and shows no points', () => {
    const season = (temporada_nombre: string, played: number, ganados: number) => ({
      temporada_id: temporada_nombre,
      temporada_nombre,
      jugados: played,
      ganados,
      empatados: played - ganados,
      perdidos: 0,
      goles_favor: 8,
      goles_contra: 6,
    });
    const { container } = render(
      <YearsPlot
        temporadas={[season('Temporada 2024/25', 20, 8), season('Temporada 2025/26', 12, 7)]}
      />,
    );
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'La mejor temporada: 2025/26, con el 58 % de victorias.',
    );
    expect(tableCells()).toEqual([
      ['Temporada', 'PJ', 'V', 'E', 'D', 'GF', 'GC'],
      ['Temporada 2024/25', '20', '8', '12', '0', '8', '6'],
      ['Temporada 2025/26', '12', '7', '5', '0', '8', '6'],
    ]);
  }));

const NONE: Goals = { favor: 0, contra: 0 };
const season = (favor: readonly number[], fields: Partial<GoalsBySpan> = {}): GoalsBySpan => ({
  parte: 45,
  tramos: favor.map((count) => ({ favor: count, contra: 1 })),
  withoutMinute: NONE,
  ...fields,
});

const finding = () => document.querySelector('figcaption')?.textContent;

describe('plot of goals by period', () => {
  it('names the best periods and counts goals without a minute separately', () => {
    render(
      <MinuteSpansPlot
        goles={season([0, 4, 0, 1, 0, 4], { withoutMinute: { favor: 2, contra: 0 } })}
      />,
    );
    expect(screen.getByRole('heading').textContent).toBe('Goles cada 15 minutos');
    expect(finding()).toBe(
      'Más goles a favor del minuto 16 al 30 y del minuto 76 al final (4 en cada tramo). Sin minuto: 2 a favor y 0 en contra.',
    );
    expect(tableCells()[2]).toEqual(['16-30', '4', '1']);
    expect(tableCells().at(-1)).toEqual(['Sin minuto', '2', '0']);
  });

  it('names no best period if three are level', () => {
    render(<MinuteSpansPlot goles={season([1, 1, 1, 0, 0, 0])} />);
    expect(finding()).toBe('3 a favor y 6 en contra, repartidos.');
    expect(tableCells()).toHaveLength(1 + 6);
  });

  it.each([
    [35, ['1-12', '60-70+']],
    [null, ['1ª parte, inicio', '2ª parte, final']],
  ])('labels the periods for halves of %s minutes', (parte, [first, last] = []) => {
    render(<MinuteSpansPlot goles={season([2, 0, 0, 0, 0, 1], { parte })} />);
    expect(screen.getByRole('heading').textContent).toBe('Goles por tramos');
    expect([tableCells()[1]?.[0], tableCells().at(-1)?.[0]]).toEqual([first, last]);
  });

  it('adds a column for each period of extra time', () => {
    render(<MinuteSpansPlot goles={season([0, 0, 0, 0, 0, 0, 2, 1])} />);
    expect(screen.getByText('Pr. 1')).toBeTruthy();
    expect(tableCells().slice(-2)).toEqual([
      ['91-105+', '2', '1'],
      ['106-120+', '1', '1'],
    ]);
  });

  it('is left out if no goal has a minute', () => {
    const nothing = season([], { tramos: Array<Goals>(6).fill(NONE) });
    const { container } = render(
      <MinuteSpansPlot goles={{ ...nothing, withoutMinute: { favor: 3, contra: 1 } }} />,
    );
    expect(container.textContent).toBe('');
  });
});
