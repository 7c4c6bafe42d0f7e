import {
  accept,
  actaFromLiveMatch,
  endpoints,
  type LiveMatchDoc,
  type Partido,
  refuse,
} from '@club/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN, createAccess } from '../testing/access';
import { SENT_OFF } from '../testing/club';
import { ClubServer } from '../testing/club-server';
import { answer, renderPanel } from '../testing/open-panel';
import { serve } from '../testing/server';
import { openTouchlineStorage, store } from './storage';
import { TouchlineScreen } from './touchline-screen';

/** Fake server that stores the live log of the match `p1`, until the match has a sheet. */
class ServerWithTouchline extends ClubServer {
  doc: LiveMatchDoc | undefined;

  constructor() {
    super();
    this.on(endpoints.putDirecto, ({ body: { pasos } }) => {
      if (this.partido().jugado) return refuse('partido-ya-jugado');
      const version = (this.doc?.version ?? 0) + 1;
      this.doc = {
        partido_id: 'p1',
        version,
        pasos,
        jugadores: {},
        actualizado: this.partido().fecha_date,
      };
      return accept({ success: true, msg: 'Hecho.', _id: 'p1', id: 'p1', data: this.doc });
    });
    this.on(endpoints.fetchDirecto, () =>
      this.doc ? accept(this.doc) : refuse('no-encontrado', 'el directo'),
    );
  }

  partido(): Partido {
    const found = this.club.partidos.find(({ _id }) => _id === 'p1');
    if (!found) throw new Error('the club has no such match');
    return found;
  }

  /** Another phone saves the sheet. */
  save(acta: Partial<Partido>): void {
    this.doc = undefined;
    this.club.partidos = [{ ...this.partido(), ...acta, jugado: true }];
  }
}

/** Opens the touchline of the match `p1`. No Firestore listener brings other devices' steps. */
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

/** Enters a conceded goal here. Then another phone saves the sheet of this log. */
async function concedeAndSave(opened: Opened) {
  await tap(opened, 'Gol encajado');
  await waitFor(() => expect(opened.server.doc?.pasos).toHaveLength(2));
  await sendingShows('Todo enviado');
  // The events name no players, so the stored sheet has them as they were sent.
  const { detalles } = actaFromLiveMatch(opened.server.doc?.pasos ?? []);
  opened.server.save({
    detalles: detalles as Partido['detalles'],
    goles_anotados: 0,
    goles_encajados: 1,
  });
}

/** Another tab of this device removes the notebook. */
async function dropInSecondTab() {
  const secondTab = openTouchlineStorage();
  onTestFinished(() => secondTab.close());
  await secondTab.change('p1', () => undefined);
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

  it('shows how its sheet differs from one saved by another phone, which a second tab may accept', async () => {
    const opened = await openStarted();
    await concedeAndSave(opened);
    await tap(opened, 'Gol encajado');
    await screen.findByText('Este partido ya tiene su ficha: se guardó desde otro móvil.');
    const differences = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(differences.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Gol encajado: no \/ sí$/),
    ]);
    await dropInSecondTab();
    await screen.findByText('Este partido ya tiene su ficha.');
  });

  it('says that the sheet of its log is saved when a second tab has saved it', async () => {
    await concedeAndSave(await openStarted());
    await dropInSecondTab();
    await screen.findByText(/^✓ Ficha guardada: 0 - 1/);
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
      expect(server.doc?.pasos[0]).toMatchObject({
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
      expect(server.doc?.pasos).toMatchObject([
        { tipo: 'alineacion', filas: { suplentes: ['bea'] } },
        { tipo: 'comienzo' },
      ]);
    });
  });
});
