import {
  type CalendarDoc,
  type CallUp,
  fieldsOnPage,
  firestorePaths,
  type Partido,
  partidoKind,
} from '@club/shared';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildPartido,
  buildSummary,
  DESCRIBED_PARTIDO,
  WON,
} from '../../../shared/src/testing/partido-builder';
import { previewPartido } from '../../../shared/src/rules/partido';
import { DeletedPlayersContext } from '../../components/router-link';
import { loadIslands } from '../../lib/hydration';
import { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { NowContext } from '../../lib/use-now';
import { MatchCard } from './match-card';
import { UpcomingMatch } from './upcoming-match';

const COMING = buildPartido();
const MOVED: Partido = { ...COMING, antes: { fecha_str: '14-11-2026', hora_str: '17:00' } };
const [alex, bart] = [
  buildSummary('alex', { nombre_con_inicial: 'Álex R.', dorsal: 9 }),
  buildSummary('bart', { nombre_con_inicial: 'Bartolomé S.', dorsal: 4 }),
];
const GROUND = { direccion_campo: 'Calle Mayor, 1, Robledal' };
const CHANGE = 'Cambio de hora: antes el sábado 14 a las 17:00';
const NOON = '2026-11-14T11:00:00.000Z';
const CALL_UP: CallUp = {
  jugadores: ['alex', 'bart'],
  hora_str: '17:00',
  lugar: 'Bar La Dehesa',
  nota: 'Traed las dos camisetas.',
  publica: true,
};
const squad = { jugadores: { alex, bart } };
const earlier = { ...COMING, ...WON, fecha_date: '2026-10-03T16:00:00.000Z' };
const CALENDAR: CalendarDoc = {
  temporada_id: COMING.temporada_id,
  temporada_nombre: COMING.nombre_temporada,
  partidos: { ida: { ...previewPartido(earlier), partido_id: 'ida' } },
  previas: {
    [COMING._id]: {
      nuestro: { posicion: 2, pts: 21, g: 6, e: 3, p: 1 },
      rival: { posicion: 5, pts: 15, g: 4, e: 3, p: 3 },
      sancionados: [{ jugador_id: 'bart', nombre_con_inicial: 'Ana P.', motivo: 'doble amarilla' }],
    },
  },
  goleadores: [{ jugador_id: 'alex', jugador_nombre: 'Álex R.', goles: 7 }],
  borrados: ['bart'],
};

interface Shown {
  readonly partido?: Partido;
  readonly calendario?: CalendarDoc;
  readonly callUp?: CallUp | null;
  /** The server's time. */
  readonly at?: string;
}

const show = ({
  partido = COMING,
  calendario = CALENDAR,
  callUp = null,
  at = NOON,
}: Shown = {}) => {
  const store = new LiveStore({
    [firestorePaths.convocatoria(partido._id)]: callUp,
    [firestorePaths.plantilla()]: squad,
  });
  return render(
    <MemoryRouter>
      <NowContext value={new Date(at)}>
        <LiveStoreContext value={store}>
          <DeletedPlayersContext value={calendario.borrados ?? []}>
            <UpcomingMatch partido={partido} calendario={calendario} />
          </DeletedPlayersContext>
        </LiveStoreContext>
      </NowContext>
    </MemoryRouter>,
  ).container;
};

/** Fields of a played match's page that nobody knows before. */
const KNOWN_LATER: readonly string[] = [];

beforeAll(loadIslands);

describe('page of a match to be played', () => {
  it('shows every field that the record lists for the page', () => {
    const partido: Partido = { ...COMING, ...GROUND, ...DESCRIBED_PARTIDO, estado: 'programado' };
    const text = show({ partido }).textContent;
    const shown = Object.entries(partido).flatMap(([field, value]) =>
      (typeof value === 'string' || typeof value === 'number') && text.includes(String(value))
        ? [field]
        : [],
    );
    const missing = fieldsOnPage(partidoKind).filter((field) => !shown.includes(field));
    expect(missing).toEqual(KNOWN_LATER);
  });

  it('has in this order: when, both sides’ standing, meetings, scorers, suspended, call-up, ground', () => {
    const text = show({ partido: { ...COMING, ...GROUND }, callUp: CALL_UP }).textContent;
    expect(text).toMatch(
      new RegExp(
        [
          'Hoy, sábado 14 de noviembre',
          '18:00',
          '2º21 puntos6 V · 3 E · 1 DFormaV, Mi club 2 - 1 Atlético Robledal',
          '5º15 puntos4 V · 3 E · 3 D',
          'Añadir a mi calendario',
          'Compartir',
          'Cómo llegar',
          'Últimos enfrentamientos',
          'Mi club 2 - 1 Atlético Robledal',
          'Nuestros goleadoresÁlex R\\.7 goles',
          'SancionadosAna P\\.Doble amarilla',
          'Convocatoria',
          'El campoEl EncinarCalle Mayor, 1, Robledal',
        ].join('.*'),
      ),
    );
    expect(screen.queryByRole('link', { name: 'Ana P.' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toContain(
      encodeURIComponent('El Encinar, Calle Mayor, 1, Robledal'),
    );
  });

  it.each([
    ['2026-11-13T11:00:00.000Z', 'Mañana, sábado 14 de noviembre'],
    ['2026-11-10T11:00:00.000Z', 'Sábado 14 de noviembre'],
    ['2026-11-15T11:00:00.000Z', 'Sábado 14 de noviembre'],
  ])('names the day, seen from %s', (at, day) => {
    show({ at });
    expect(screen.getByText(day)).toBeTruthy();
  });

  it('leaves out what is not known, and an unpublished call-up', () => {
    const { temporada_id, temporada_nombre } = CALENDAR;
    const calendario = { temporada_id, temporada_nombre, partidos: {} };
    show({ calendario, callUp: { ...CALL_UP, publica: false } });
    expect(
      screen.queryByText(/puntos|goleadores|Sancionados|Convocatoria|El campo|Cómo llegar/),
    ).toBeNull();
    expect(screen.getByText('Es el primero de esta temporada.')).toBeTruthy();
  });

  it('shows a published call-up by number, with meeting, note and a share button', () => {
    show({ callUp: CALL_UP });
    expect(screen.getByText('Quedamos: 17:00, Bar La Dehesa')).toBeTruthy();
    expect(screen.getByText('Traed las dos camisetas.')).toBeTruthy();
    const players = screen.getAllByRole('link', { name: /^\d/ });
    expect(players.map(({ textContent }) => textContent)).toEqual(['4 Bartolomé S.', '9 Álex R.']);
    expect(screen.getByRole('button', { name: 'Compartir convocatoria' })).toBeTruthy();
  });

  it('counts down from the server’s time, then by the device’s clock, without announcing each minute', () => {
    vi.useFakeTimers({ now: new Date('2026-11-14T16:00:30.000Z') });
    const pass = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    show();
    const timer = screen.getByRole('timer');
    expect(timer.textContent).toBe('Faltan 6 hFaltan 6 horas');
    pass(1);
    expect(timer.textContent).toBe('Falta 1 hFalta 1 hora');
    pass(50 * 60_000);
    expect(timer.firstElementChild?.textContent).toBe('Empieza en 10 min');
    expect(timer.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(timer.closest('[aria-live]')).toBeNull();
    // The empty line stays at kick-off, so there is no layout shift.
    pass(10 * 60_000);
    expect(timer.textContent).toBe('');
    expect(timer.isConnected).toBe(true);
  });

  it('shows a change before the new date, and on the card', () => {
    const text = show({ partido: MOVED }).textContent;
    expect(text).toMatch(new RegExp(`^Liga Comarcal${CHANGE}`));
    cleanup();
    render(
      <MemoryRouter>
        <MatchCard partido={previewPartido(MOVED)} />
      </MemoryRouter>,
    );
    expect(screen.getByText(CHANGE)).toBeTruthy();
  });

  it.each([
    ['aplazado', 'Aplazado'],
    ['suspendido', 'Suspendido'],
    ['cancelado', 'Cancelado'],
  ] as const)('says once that it is %s, without countdown and absent players', (estado, said) => {
    show({ partido: { ...MOVED, estado }, callUp: CALL_UP });
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/Cambio de|Sancionados|Convocatoria/)).toBeNull();
  });
});
