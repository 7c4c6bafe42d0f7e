import {
  type LiveMatchDoc,
  type Evento,
  EVENTOS,
  fieldsOnPage,
  firestorePaths,
  type Partido,
  partidoKind,
  EVENTO_KINDS,
} from '@club/shared';
import { cleanup, render, screen, within, act } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildPartido as buildAny,
  buildSummary,
  DESCRIBED_PARTIDO,
  WON,
} from '../../../shared/src/testing/partido-builder';
import { loadIslands } from '../../lib/hydration';
import { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { MatchHeader, StickyScore } from '../partidos/match-header';
import { Pitch } from '../partidos/pitch';
import { Timeline } from '../partidos/timeline-view';
import { loadLiveCode } from '../partidos/use-live';
import { Component } from './partido';

/** Fakes IntersectionObserver, as jsdom has no layout. The result reports to all observers what is visible. */
function fakeIntersections() {
  const observers = new Set<(entries: unknown[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    function FakeObserver(callback: (entries: unknown[]) => void) {
      const observe = () => observers.add(callback);
      return { observe, disconnect: () => observers.delete(callback) };
    },
  );
  return {
    observers,
    /** Reports whether the targets are visible, and their distance from the window's top in pixels. */
    tell: (isIntersecting: boolean, top: number) =>
      act(() => {
        for (const report of observers) report([{ isIntersecting, boundingClientRect: { top } }]);
      }),
  };
}

const player = (dorsal: number) =>
  buildSummary(`jugador-${String(dorsal)}`, { nombre_con_inicial: `Nombre${String(dorsal)} A.` });

const scored: Evento = {
  evento: 'gol anotado',
  autor: { ...player(9), forma: 'cabeza' },
  asistente: player(7),
  minuto: 12,
};
const conceded: Evento = { evento: 'gol encajado', minuto: 45, anadido: 2 };

const buildPartido = (fields: Partial<Partido> = {}): Partido => ({
  ...buildAny(WON),
  alineacion: {
    delanteros: [player(9)],
    mediocentros: [player(7)],
    defensas: [player(4), player(5)],
    portero: [player(1)],
    suplentes: [player(12)],
  },
  detalles: { primera_parte: [scored, conceded], segunda_parte: [scored] },
  mvp: player(9),
  ...fields,
});

const show = (element: React.ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);
beforeEach(() => {
  fakeIntersections();
});

describe('match header', () => {
  it('shows exactly the texts and given numbers that the record lists for the page', () => {
    const partido = {
      ...buildPartido(),
      direccion_campo: 'Calle Mayor, 1, Robledal',
      ...DESCRIBED_PARTIDO,
    };
    const { textContent } = show(<MatchHeader partido={partido} />).container;
    const shown = Object.entries(partido).flatMap(([campo, value]) =>
      (typeof value === 'string' || (typeof value === 'number' && campo in DESCRIBED_PARTIDO)) &&
      textContent.includes(String(value))
        ? [campo]
        : [],
    );
    expect(shown.sort()).toEqual([...fieldsOnPage(partidoKind)].sort());
  });

  it('has our side on the left at home, and the rival away', () => {
    const home = show(<MatchHeader partido={buildPartido()} />).container.textContent;
    expect(home).toMatch(/Mi club.*2.*1.*Atlético Robledal/);
    expect(screen.getByRole('img', { name: 'Victoria' }).textContent).toBe('V');
    const away = show(<MatchHeader partido={buildPartido({ local: false })} />).container;
    expect(away.textContent).toMatch(/Atlético Robledal.*1.*2.*Mi club/);
  });

  // Who went through a shoot-out: e2e/public-life.
  it('says who did not turn up, without an empty line for a ground', () => {
    const walkover = { resultado: 'lose', incomparecencia: 'propia', nombre_campo: '' } as const;
    const { container } = show(
      <MatchHeader
        partido={buildPartido({ ...walkover, goles_anotados: 0, goles_encajados: 0 })}
      />,
    );
    expect(screen.getByText('Incomparecencia de Mi club')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Derrota' })).toBeTruthy();
    expect(container.querySelector('br')).toBeNull();
  });
});

describe('line-up', () => {
  it('has four rows, forwards first, with links to the players, and the captain', () => {
    const { alineacion, detalles } = buildPartido();
    show(<Pitch alineacion={alineacion} detalles={detalles} capitan="jugador-4" />);
    const rows = screen.getAllByRole('group').map((row) => row.getAttribute('aria-label'));
    expect(rows).toEqual(['Delanteros', 'Mediocentros', 'Defensas', 'Portero']);
    const defence = within(screen.getByRole('group', { name: 'Defensas' })).getAllByRole('link');
    expect(defence.map((link) => link.getAttribute('href'))).toEqual([
      '/jugador/jugador-4',
      '/jugador/jugador-5',
    ]);
    expect(defence[0]?.textContent).toContain('Nombre4 A. (C)');
  });
});

it('a live match names deleted players without a link', async () => {
  await Promise.all([loadLiveCode(), loadIslands()]);
  const jugadores = [1, 4, 9].map(player);
  const partido = buildPartido({ estado: 'en_juego', jugado: false, resultado: '' });
  const fields = { instante: partido.fecha_date };
  const rows = {
    delanteros: ['jugador-9'],
    mediocentros: [],
    defensas: ['jugador-4'],
    portero: ['jugador-1'],
    suplentes: [],
  };
  const directo: LiveMatchDoc = {
    partido_id: partido._id,
    version: 1,
    pasos: [
      { ...fields, id: 'paso-1', tipo: 'alineacion', filas: rows },
      { ...fields, id: 'paso-2', tipo: 'comienzo' },
      { ...fields, id: 'paso-3', tipo: 'mvp', jugador_id: 'jugador-9' },
    ],
    jugadores: Object.fromEntries(jugadores.map((jugador) => [jugador.jugador_id, jugador])),
    actualizado: partido.fecha_date,
  };
  const store = new LiveStore({
    [firestorePaths.partido(partido._id)]: partido,
    [firestorePaths.directo(partido._id)]: directo,
    [firestorePaths.calendario(partido.temporada_id)]: {
      partidos: {},
      borrados: ['jugador-1', 'jugador-9'],
    },
  });
  render(
    <MemoryRouter initialEntries={[`/${partido._id}`]}>
      <LiveStoreContext value={store}>
        <Routes>
          <Route path="/:id" element={<Component />} />
        </Routes>
      </LiveStoreContext>
    </MemoryRouter>,
  );
  expect(screen.getAllByText('Nombre1 A.')).toHaveLength(1);
  expect(screen.getAllByText('Nombre9 A.')).toHaveLength(2);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.startsWith('/jugador/'))).toEqual(['/jugador/jugador-4']);
});

describe('timeline', () => {
  const rows = (fields: Partial<Partido> = {}) =>
    [
      ...show(<Timeline partido={buildPartido(fields)} />).container.querySelectorAll<HTMLElement>(
        '[data-lado]',
      ),
    ].map(({ dataset, textContent }) => [dataset['lado'], textContent]);

  it('shows scorer, manner, assist, minute and score of each goal, on its team’s side', () => {
    expect(rows()).toEqual([
      [
        'left',
        expect.stringMatching(/Nombre9 A\..*1.*0.*de cabeza.*Asistencia de Nombre7 A\..*12'/),
      ],
      ['right', expect.stringMatching(/Gol encajado.*1.*1.*45\+2'/)],
      ['left', expect.stringMatching(/2.*1/)],
    ]);
    expect(rows({ local: false }).map(([side]) => side)).toEqual(['right', 'left', 'right']);
  });

  it.each(EVENTO_KINDS)(
    'names an event without players once, and has more than the players: %s',
    (evento) => {
      const readRowText = (one: Evento) =>
        rows({ detalles: { primera_parte: [one], segunda_parte: [] } })[0]?.[1] ?? '';
      const { autor, relevo, breve } = EVENTOS[evento];
      expect(readRowText({ evento }).toLowerCase().split(breve)).toHaveLength(2);
      const named: Evento = {
        evento,
        ...(autor !== 'nadie' && { autor: player(9) }),
        ...(relevo && { entra: player(9), sale: player(7) }),
      };
      expect(
        readRowText(named)
          .replaceAll(/Nombre\d A\./g, '')
          .trim(),
      ).not.toBe('');
    },
  );

  it('has its markers in order, with those of extra time and of a shoot-out, with who went through', () => {
    const extra = { ...scored, minuto: 95 };
    const detalles = { primera_parte: [conceded], segunda_parte: [], prorroga_1: [extra] };
    const partido = buildPartido({ detalles, tanda: { anotados: 4, encajados: 3 } });
    const { container } = show(<Timeline partido={partido} />);
    expect(container.textContent).toMatch(
      /Inicio del partido.*Descanso.*Final de los 90 minutos.*Prórroga.*1-1.*95'.*Descanso de la prórroga.*Tanda de penaltis.*4-3.*Pasa Mi club.*Final del partido/,
    );
    cleanup();
    const live = show(<Timeline partido={partido} fase="prorroga_1" />).container.textContent;
    expect(live).toContain('Prórroga');
    expect(live).not.toMatch(/Descanso de la prórroga|Tanda|Final del partido/);
  });
});

describe('sticky score', () => {
  it('appears, hidden from screen readers, only while the large score is above the window', () => {
    const viewport = fakeIntersections();
    const { container, unmount } = render(
      <StickyScore partido={buildPartido()} liveStatus={{ text: "63'", isForgotten: false }} />,
    );
    expect(container.textContent).toBe('');
    viewport.tell(false, -20);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe("MC2 - 1AR63'");
    viewport.tell(true, 40);
    expect(container.textContent).toBe('');
    // Below the window.
    viewport.tell(false, 900);
    expect(container.textContent).toBe('');
    expect(viewport.observers.size).toBe(1);
    unmount();
    expect(viewport.observers.size).toBe(0);
  });
});
