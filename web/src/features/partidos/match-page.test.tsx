import type { Evento, JugadorResumen, Partido } from '@club/shared';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { MatchHeader } from './match-header';
import { Pitch } from './pitch';
import { MvpCard, Timeline } from './timeline-view';

const player = (position: number): JugadorResumen => ({
  jugador_id: `j${String(position)}`,
  nombre: `Nombre${String(position)}`,
  nombre_con_inicial: `Nombre${String(position)} A.`,
  dorsal: position,
  img_perfil: { disponible: false, extension: 'jpg' },
});

const scored: Evento = {
  evento: 'gol anotado',
  autor: { ...player(9), forma: 'cabeza' },
  asistente: player(7),
  minuto: 12,
};
const conceded: Evento = { evento: 'gol encajado', minuto: 45, anadido: 2 };

const buildPartido = (fields: Partial<Partido> = {}): Partido => ({
  _id: 'p1',
  competicion_id: 'c1',
  temporada_id: 't1',
  campo_id: 'g1',
  equipo_id: 'e1',
  nombre_competicion: 'Liga Comarcal',
  nombre_temporada: 'Temporada 2026/27',
  nombre_equipo: 'Atlético Robledal',
  color_equipo: '#b91c1c',
  nombre_campo: 'El Encinar',
  local: true,
  fecha_date: '2026-11-14T17:00:00.000Z',
  fecha_str: '14-11-2026',
  hora_str: '18:00',
  goles_anotados: 2,
  goles_encajados: 1,
  jugado: true,
  resultado: 'win',
  estado: 'finalizado',
  alineacion: {
    delanteros: [player(9)],
    mediocentros: [player(7)],
    defensas: [player(4), player(5)],
    portero: [player(1)],
    suplentes: [player(12)],
  },
  detalles: { primera_parte: [scored, conceded], segunda_parte: [scored] },
  mvp: player(9),
  version: 1,
  ...fields,
});

const show = (element: React.ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);
afterEach(cleanup);

describe('the header of a match', () => {
  it('has our side on the left at home, with the score in our favour', () => {
    const { container } = show(<MatchHeader partido={buildPartido()} />);
    expect(container.textContent).toMatch(/CD Encina.*2.*1.*Atlético Robledal/);
    expect(screen.getByRole('img', { name: 'Victoria' }).textContent).toBe('V');
  });

  it('has the opponent and his goals on the left away', () => {
    const { container } = show(<MatchHeader partido={buildPartido({ local: false })} />);
    expect(container.textContent).toMatch(/Atlético Robledal.*1.*2.*CD Encina/);
  });

  it('shows VS while there is no result', () => {
    const unplayed = buildPartido({
      resultado: '',
      jugado: false,
      goles_anotados: null,
      goles_encajados: null,
    });
    show(<MatchHeader partido={unplayed} />);
    expect(screen.getByTestId('marcador').textContent).toBe('VS');
  });
});

describe('the line-up', () => {
  it('stands in four rows, forwards first, each player linked to his page', () => {
    const { alineacion, detalles } = buildPartido();
    show(<Pitch alineacion={alineacion} detalles={detalles} borrados={[]} />);
    const rows = screen.getAllByRole('group');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Delanteros',
      'Mediocentros',
      'Defensas',
      'Portero',
    ]);
    expect(
      within(screen.getByRole('group', { name: 'Defensas' })).getAllByRole('link'),
    ).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Nombre1 A\./ }).getAttribute('href')).toBe(
      '/jugador/j1',
    );
  });

  it('names a deleted player without a link', () => {
    const { alineacion, detalles } = buildPartido();
    show(<Pitch alineacion={alineacion} detalles={detalles} borrados={['j1']} />);
    expect(screen.queryByRole('link', { name: /Nombre1 A\./ })).toBeNull();
    expect(screen.getByText('Nombre1 A.')).toBeTruthy();
  });
});

describe('the timeline', () => {
  const sides = (local: boolean) => {
    const { container } = show(<Timeline partido={buildPartido({ local })} />);
    return [...container.querySelectorAll('[data-lado]')].map((row) =>
      row.getAttribute('data-lado'),
    );
  };

  it('puts events on their team’s side: ours on the left at home, on the right away', () => {
    expect(sides(true)).toEqual(['left', 'right', 'left']);
    cleanup();
    expect(sides(false)).toEqual(['right', 'left', 'right']);
  });

  it('tells who, how, with whose help, when, and the score after each goal', () => {
    const { container } = show(<Timeline partido={buildPartido()} />);
    const [first, second, third] = [...container.querySelectorAll('[data-lado]')].map(
      ({ textContent }) => textContent,
    );
    expect(first).toMatch(/Nombre9 A\..*1.*0.*de cabeza.*Asistencia de Nombre7 A\..*12'/);
    expect(second).toMatch(/Gol encajado.*1.*1.*45\+2'/);
    expect(third).toMatch(/2.*1/);
  });

  it('has its markers in order', () => {
    show(<Timeline partido={buildPartido()} />);
    const text = screen.getByRole('list').textContent;
    expect(text).toMatch(/Inicio del partido.*Descanso.*Final del partido/);
  });

  it('shows an MVP only when there is one', () => {
    const { container } = show(<MvpCard mvp={null} borrados={[]} />);
    expect(container.textContent).toBe('');
    show(<MvpCard mvp={player(9)} borrados={[]} />);
    expect(screen.getByText('MVP del partido')).toBeTruthy();
  });
});
