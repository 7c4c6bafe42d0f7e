import type {
  Evento,
  Goals,
  GoalsBySpan,
  JugadorPartido,
  Partido,
  PartidoPreview,
  StoredClasificacion,
} from '@club/shared';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { buildPartido, buildPreview } from '../../../shared/src/testing/partido-builder';
import { tableCells } from '../../lib/testing/table-cells';
import { YearsPlot } from '../history/years-plot';
import { seasonLabel } from './figure';
import { MatchPlot, scoresByMinute } from './match-plot';
import { MinuteSpansPlot } from './minute-spans-plot';
import { PlayerPlots } from './player-plots';
import { findLeague } from './season-figures';
import { CoursePlot, SeasonPlots } from './season-plots';

/** Captions of all plots on the page. */
const captions = () => [...document.querySelectorAll('figcaption')].map((one) => one.textContent);

/** Home wins by 2-1 in the given competitions, in order of kick-off. */
const winsIn = (...competiciones: readonly string[]): readonly PartidoPreview[] =>
  competiciones.map((nombre_competicion, index) =>
    buildPreview(index + 1, 'win', { nombre_competicion }),
  );

const TABLA: StoredClasificacion = {
  competicion_id: 'liga',
  nombre_competicion: 'Liga',
  filas: [],
  fecha_date: '2026-11-01T10:00:00.000Z',
  fecha_str: '01-11-2026',
  version: 1,
  curso: [],
};

const showSeason = (partidos: readonly PartidoPreview[], clasificacion?: StoredClasificacion) =>
  render(
    <MemoryRouter>
      <SeasonPlots partidos={partidos} clasificacion={clasificacion} tramos={undefined} />
    </MemoryRouter>,
  );

describe('plots of a season', () => {
  it('have tables of the played matches in order, with sums, by venue and by rival', () => {
    showSeason([
      buildPreview(20, 'draw', {
        local: false,
        nombre_equipo: 'Ágora',
        tanda: { anotados: 4, encajados: 3 },
      }),
      buildPreview(6, 'win', { nombre_equipo: 'Zurra' }),
      buildPreview(27),
      buildPreview(25, 'win', { nombre_equipo: 'Zurra', nombre_competicion: 'Copa' }),
      buildPreview(13, 'lose', { local: false, nombre_equipo: 'Zurra' }),
    ]);
    const [first, second, third, cup] = [
      'dom, 6 sept',
      'dom, 13 sept',
      'dom, 20 sept',
      'vie, 25 sept',
    ];
    expect(tableCells()).toEqual([
      ['Partido', 'Marcador', 'Puntos', 'Suma'],
      [first, 'Mi club 2 - 1 Zurra', '3', '3'],
      [second, 'Zurra 1 - 0 Mi club', '0', '3'],
      [third, 'Ágora 1-1 (3-4 p.) Mi club', '1', '4'],
      ['Partido', 'Rival', 'A favor', 'En contra'],
      [first, 'Zurra', '2', '1'],
      [second, 'Zurra', '0', '1'],
      [third, 'Ágora', '1', '1'],
      [cup, 'Zurra', '2', '1'],
      ['Dónde', 'V', 'E', 'D', 'Goles', 'Puntos'],
      ['En casa', '1', '0', '0', '2-1', '3'],
      ['Fuera', '0', '1', '1', '1-2', '1'],
      ['Rival', 'En casa', 'Fuera'],
      ['Ágora', '', '1-1 (3-4 p.), Empate'],
      ['Zurra', '2 - 1, Victoria2 - 1, Victoria', '1 - 0, Derrota'],
    ]);
  });

  it('count points in the league only', () => {
    showSeason(winsIn('Otra', 'Liga', 'Otra', 'Liga', 'Otra', 'Liga', 'Otra'), TABLA);
    expect(captions()).toEqual([
      'Liga: 9 puntos en 3 partidos, 3,0 por partido.',
      '14 a favor y 7 en contra.',
      'Liga: en casa, 9 de 9 puntos; fuera, 0 de 0 puntos.',
    ]);
  });

  it.each([
    ['without a league', ['Amistoso', 'Copa', 'Copa'], undefined],
    ['with fewer than three league matches', ['Amistoso', 'Copa', 'Liga'], TABLA],
  ])('show results instead of points %s', (_case, competiciones, tabla) => {
    showSeason(winsIn(...competiciones), tabla);
    expect(captions()).toEqual([
      '6 a favor y 3 en contra.',
      'En casa, 3 victorias, 0 empates y 0 derrotas; fuera, 0 victorias, 0 empates y 0 derrotas.',
    ]);
    expect(document.body.textContent).not.toMatch(/puntos/i);
  });
});

describe('the league whose points are shown', () => {
  const find = (played: readonly string[], table?: string) =>
    findLeague(
      [...winsIn(...played), buildPreview(30, '', { nombre_competicion: 'Liga' })],
      table === undefined ? undefined : { nombre_competicion: table },
    )?.nombre;

  it.each([
    ['the table’s, however rarely played', ['Copa', 'Liga', 'Otra', 'Otra'], 'Liga', 'Liga'],
    ['none if no match of the table’s was played', ['Otra'], 'Liga', undefined],
    ['none without a table and a played match', [], undefined, undefined],
    ['the most played one without a table', ['Otra', 'Liga', 'Liga'], undefined, 'Liga'],
    ['the earlier of two', ['Liga', 'Otra', 'Otra', 'Liga'], undefined, 'Liga'],
  ])('is %s', (_which, played, table, expected) => expect(find(played, table)).toBe(expected));

  it.each([
    ...['Amistoso', 'AMISTOSOS', 'Pretemporada', 'Copa de la Sierra', 'Supercopa'],
    ...['Trofeo de verano', 'Eliminatoria', 'Play-off de ascenso', 'Playoffs'],
  ])('is never %s without a table', (nombre) =>
    expect(find([nombre, nombre, 'Liga'])).toBe('Liga'),
  );
});

it('the league positions have a row for each entered table', () => {
  render(
    <CoursePlot
      positions={[
        { fecha_str: '10-01-2027', fecha_date: '2027-01-10', posicion: 3, num_equipos: 3 },
        { fecha_str: '14-02-2027', fecha_date: '2027-02-14', posicion: 1, num_equipos: 2 },
      ]}
    />,
  );
  expect(captions()).toEqual(['Ahora, 1º; el mejor puesto, 1º.']);
  expect(tableCells()).toEqual([
    ['Día', 'Puesto', 'Equipos'],
    ['dom, 10 ene', '3º', '3'],
    ['dom, 14 feb', '1º', '2'],
  ]);
});

it('the plot of the club’s seasons names the one with the highest share of wins', () => {
  const season = (temporada_nombre: string, jugados: number, ganados: number) => ({
    temporada_id: temporada_nombre,
    temporada_nombre,
    jugados,
    ganados,
    empatados: jugados - ganados,
    perdidos: 0,
    goles_favor: 8,
    goles_contra: 6,
  });
  const temporadas = [season('Temporada 2024/25', 20, 8), season('Temporada 2025/26', 12, 7)];
  render(<YearsPlot temporadas={temporadas} />);
  expect(captions()).toEqual(['La mejor temporada: 2025/26, con el 58 % de victorias.']);
  expect(tableCells()).toEqual([
    ['Temporada', 'PJ', 'V', 'E', 'D', 'GF', 'GC'],
    ['Temporada 2024/25', '20', '8', '12', '0', '8', '6'],
    ['Temporada 2025/26', '12', '7', '5', '0', '8', '6'],
  ]);
});

it.each([
  ['Temporada 2025/26', '2025/26'],
  ['Mundial 1934', '1934'],
  ['2016-2018', '2016-2018'],
  ['Temporada de verano', 'de verano'],
])('the season «%s» is labelled %s', (nombre, label) => {
  expect(seasonLabel(nombre)).toBe(label);
});

describe('plot of goals by period', () => {
  const NONE: Goals = { favor: 0, contra: 0 };
  /** Shows our goals by period, with one of the rival in each. */
  const show = (favor: readonly number[], fields: Partial<GoalsBySpan> = {}) =>
    render(
      <MinuteSpansPlot
        goles={{
          parte: 45,
          tramos: favor.map((count) => ({ favor: count, contra: 1 })),
          withoutMinute: NONE,
          ...fields,
        }}
      />,
    ).container;

  it('names the best periods and counts goals without a minute separately', () => {
    show([0, 4, 0, 1, 0, 4], { withoutMinute: { favor: 2, contra: 0 } });
    expect(screen.getByRole('heading').textContent).toBe('Goles cada 15 minutos');
    expect(captions()).toEqual([
      'Más goles a favor del minuto 16 al 30 y del minuto 76 al final (4 en cada tramo). Sin minuto: 2 a favor y 0 en contra.',
    ]);
    expect(tableCells()[2]).toEqual(['16-30', '4', '1']);
    expect(tableCells().at(-1)).toEqual(['Sin minuto', '2', '0']);
  });

  it('names no best period if three are level', () => {
    show([1, 1, 1, 0, 0, 0]);
    expect(captions()).toEqual(['3 a favor y 6 en contra, repartidos.']);
    expect(tableCells()).toHaveLength(1 + 6);
  });

  it.each([
    [35, ['1-12', '60-70+']],
    [null, ['1ª parte, inicio', '2ª parte, final']],
  ])('labels the periods for halves of %s minutes', (part, labels) => {
    show([2, 0, 0, 0, 0, 1], { parte: part });
    expect(screen.getByRole('heading').textContent).toBe('Goles por tramos');
    expect([tableCells()[1]?.[0], tableCells().at(-1)?.[0]]).toEqual(labels);
  });

  it('adds a column for each period of extra time', () => {
    show([0, 0, 0, 0, 0, 0, 2, 1]);
    expect(screen.getByText('Pr. 1')).toBeTruthy();
    expect(tableCells().slice(-2)).toEqual([
      ['91-105+', '2', '1'],
      ['106-120+', '1', '1'],
    ]);
  });

  it('is left out if no goal has a minute', () => {
    const fields = { tramos: Array<Goals>(6).fill(NONE), withoutMinute: { favor: 3, contra: 1 } };
    expect(show([], fields).textContent).toBe('');
  });
});

describe('plots of a player’s season', () => {
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
  const show = (partidos: readonly JugadorPartido[], isKeeper = false) =>
    render(<PlayerPlots isKeeper={isKeeper} partidos={partidos} />).container;

  it('show goals and assists, and minutes if known', () => {
    show([
      match(1, { goles: 2, asistencias: 1, minutos: 90 }),
      match(2, { minutos: 0 }),
      match(3),
      match(4, { minutos: 45 }),
    ]);
    expect(captions()).toEqual([
      '2 goles (en color) y 1 asistencia (en contorno) en 4 partidos.',
      '135 minutos en 3 partidos: 45 por partido.',
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(5 + 4);
  });

  it('show goals conceded for a goalkeeper', () => {
    show([match(1, { encajados: 1 }), match(2), match(3)], true);
    expect(captions()).toEqual(['1 gol encajado en 3 partidos con él convocado; 2 a cero.']);
  });

  it.each([
    [2, 'Sus gráficas llegan con el tercer partido.'],
    [0, ''],
    [3, ''],
  ])('with %i matches without figures are replaced by «%s»', (count, text) => {
    expect(show(Array.from({ length: count }, (_none, index) => match(index))).textContent).toBe(
      text,
    );
  });
});

describe('plot of a match', () => {
  const ours = (minuto: number): Evento => ({ evento: 'gol anotado', minuto });
  const theirs = (minuto: number): Evento => ({ evento: 'gol encajado', minuto });
  const card: Evento = { evento: 'tarjeta amarilla' };
  const show = (detalles: Partido['detalles'], nombre_equipo = 'UD Riberas') =>
    render(<MatchPlot partido={buildPartido({ nombre_equipo, detalles })} />).container;

  it('has a drawing, a caption and a table of goals', () => {
    const stoppage: Evento = { ...theirs(45), anadido: 2 };
    show({ primera_parte: [stoppage, card, ours(12)], segunda_parte: [ours(12)] });
    expect(tableCells()).toEqual([
      ['Minuto', 'A favor', 'En contra', 'Diferencia'],
      ["12'", '1', '0', '1'],
      ["45'", '1', '1', '0'],
      ["45'", '2', '1', '1'],
    ]);
    const finding = 'Llegamos a ganar por un gol.';
    expect(captions()).toEqual([finding]);
    expect(screen.getByRole('img', { name: `Evolución del marcador. ${finding}` })).toBeTruthy();
    expect(document.querySelectorAll('circle')).toHaveLength(3);
  });

  it('says in the caption who led and by how many goals', () => {
    show({ primera_parte: [ours(12), theirs(20), theirs(30), theirs(40)], segunda_parte: [] });
    expect(captions()).toEqual([
      'Llegamos a ganar por un gol y la UD Riberas llegó a ganar por 2 goles.',
    ]);
  });

  it('spans 120 minutes with extra time', () => {
    show({ primera_parte: [ours(12)], segunda_parte: [], prorroga_1: [ours(105)] });
    expect(screen.getByText("120'")).toBeTruthy();
    expect(screen.getByText("90'")).toBeTruthy();
    const places = [...document.querySelectorAll('circle')].map((one) => one.getAttribute('cx'));
    expect(places).toEqual(['36.2', '285.75']);
  });

  it('is left out without goals, or if a goal has no minute', () => {
    for (const primera_parte of [[card], [ours(12), { evento: 'gol encajado' } as const]])
      expect(show({ primera_parte, segunda_parte: [] }).textContent).toBe('');
  });

  it('keeps the list order within a minute, and limits minutes to the length of the halves', () => {
    const course = (...[detalles, parte]: Parameters<typeof scoresByMinute>) =>
      scoresByMinute(detalles, parte).map(({ minuto, favor, contra }) => [minuto, favor - contra]);
    expect(
      course({ primera_parte: [ours(45)], segunda_parte: [theirs(45), ours(45)] }, 45),
    ).toEqual([
      [45, 1],
      [45, 0],
      [45, 1],
    ]);
    expect(course({ primera_parte: [ours(40)], segunda_parte: [ours(90)] }, 35)).toEqual([
      [35, 1],
      [70, 2],
    ]);
  });
});
