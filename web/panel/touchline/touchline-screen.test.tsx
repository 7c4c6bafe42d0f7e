import { accept, actaFromLiveMatch, endpoints, type Partido } from '@club/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiResult } from '../../lib/api/call-api';
import { ADMIN, createAccess } from '../testing/access';
import { SENT_OFF } from '../testing/club';
import { ClubServer } from '../testing/club-server';
import { answer, renderPanel } from '../testing/open-panel';
import { type Answer, serve } from '../testing/server';
import { store } from './storage';
import { createServer } from './testing/server';
import { TouchlineScreen } from './touchline-screen';

/** A result of the touchline's fake server as an HTTP answer. */
function httpAnswer<T, Body>(result: ApiResult<T>, bodyOf: (value: T) => Body): Answer<Body> {
  if (result.ok) return accept(bodyOf(result.value));
  const { status, msg, data } = result.error;
  if (status === null) throw new TypeError('fetch failed');
  return { status, body: { success: false, msg, ...(data !== undefined && { data }) } };
}

/** Body of an answer to a write. */
const written = <T,>(data: T) =>
  ({ success: true, msg: 'Hecho.', _id: 'p1', id: 'p1', data }) as const;

/** A club whose live logs and sheets are kept by the touchline's fake server. */
class ServerWithTouchline extends ClubServer {
  readonly fake = createServer();

  constructor() {
    super();
    const { api } = this.fake;
    this.on(endpoints.putDirecto, async ({ id, body, key }) =>
      httpAnswer(await api.putDirecto(id, body, key), written),
    );
    this.on(endpoints.fetchDirecto, async ({ id }) =>
      httpAnswer(await api.fetchDirecto(id), (doc) => doc),
    );
    this.on(endpoints.fetchPartido, async ({ id }) =>
      httpAnswer(await api.fetchPartido(id), (one) => one),
    );
  }
}

/** Opens the touchline of the match `p1`, without listeners. */
function openTouchlineScreen(server = new ServerWithTouchline()) {
  const access = createAccess(ADMIN);
  serve(server, access);
  const screens = (
    <MemoryRouter>
      <TouchlineScreen partidoId="p1" />
    </MemoryRouter>
  );
  return { server, access, ...renderPanel(screens, access) };
}

type Opened = ReturnType<typeof openTouchlineScreen>;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tap = async ({ user }: Opened, name: string | RegExp) => user.click(await button(name));
const sendingShows = (text: string | RegExp) =>
  waitFor(() => {
    expect(screen.getByTestId('envio').textContent).toMatch(text);
  });

afterEach(async () => {
  await store.change('p1', () => undefined);
});

/** Opens the touchline and starts the match, also on the server. */
async function openStarted() {
  const opened = openTouchlineScreen();
  await tap(opened, 'Empezar partido');
  await button(/^GOL$/);
  await sendingShows('Todo enviado');
  return opened;
}

describe('touchline entry of a match', () => {
  it('registers every tap on the line-up, however fast', async () => {
    openTouchlineScreen();
    const [ana, bea] = await Promise.all([button(/Ana P\./), button(/Bea Q\./)]);
    // Three taps before the first re-render.
    for (const tapped of [ana, bea, bea]) fireEvent.click(tapped);
    await screen.findByText('1 titular y 1 suplente');
  });

  it('asks for a login as soon as the session has expired, before anything is sent', async () => {
    const { access } = await openStarted();
    access.expire();
    await screen.findByText(/^La sesión ha caducado/);
  });

  it('shows how its sheet differs from one saved by another phone', async () => {
    const opened = await openStarted();
    await tap(opened, 'Gol encajado');
    await sendingShows('Todo enviado');
    // The events name no players, so they are stored as sent.
    const { detalles } = actaFromLiveMatch(opened.server.fake.state.doc?.pasos ?? []);
    opened.server.fake.state.save({
      detalles: detalles as Partido['detalles'],
      goles_anotados: 0,
      goles_encajados: 1,
    });
    await tap(opened, 'Gol encajado');
    await screen.findByText('Este partido ya tiene su ficha: se guardó desde otro móvil.');
    const differences = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(differences.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Gol encajado: no \/ sí$/),
    ]);
  });
});

const storeCallUp = (server: ServerWithTouchline, ...jugadores: string[]) =>
  server.callUps.set('p1', { jugadores, publica: false });

describe('the line-up', () => {
  it('begins with the call-up, also without coverage once it is known', async () => {
    const server = new ServerWithTouchline();
    storeCallUp(server, 'ana', 'bea', 'somebody-who-left');
    const first = openTouchlineScreen(server);
    await screen.findByText('0 titulares y 2 suplentes');
    first.unmount();
    server.isReachable = false;
    const opened = openTouchlineScreen(server);
    await screen.findByText('0 titulares y 2 suplentes');
    await tap(opened, /Ana P\./);
    await screen.findByText('1 titular y 1 suplente');
    await opened.user.selectOptions(screen.getByLabelText('Capitán'), 'Ana P.');
    await tap(opened, 'Empezar partido');
    server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(server.fake.state.doc?.pasos[0]).toMatchObject({
        tipo: 'alineacion',
        filas: { suplentes: ['bea'] },
        capitan: 'ana',
      });
    });
  });

  it('is the call-up if the match starts without one, and has a suspended player only after a question', async () => {
    const server = new ServerWithTouchline();
    storeCallUp(server, 'ana', 'bea');
    server.sancionados = [SENT_OFF];
    const opened = openTouchlineScreen(server);
    await screen.findByText('0 titulares y 1 suplente');
    await screen.findByText('Sancionado (roja)');
    await tap(opened, /Ana P\./);
    await answer(opened.user, 'Ana P. está sancionado (roja). ¿Alinearlo?', 'Cancelar');
    await screen.findByText('0 titulares y 1 suplente');
    await tap(opened, 'Empezar partido');
    await waitFor(() => {
      expect(server.fake.state.doc?.pasos).toMatchObject([
        { tipo: 'alineacion', filas: { suplentes: ['bea'] } },
        { tipo: 'comienzo' },
      ]);
    });
  });
});
