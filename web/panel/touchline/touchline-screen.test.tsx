import { actaFromLiveMatch, type Partido } from '@club/shared';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../testing/access';
import {
  button,
  choose,
  delivery,
  openBanda,
  type Opened,
  score,
  tap,
} from './testing/open-screen';
import { store } from './use-touchline';

afterEach(async () => {
  vi.restoreAllMocks();
  await store.change('p1', () => undefined);
});

async function goal(opened: Opened, autor: RegExp, asistente: string | RegExp) {
  await tap(opened, /^GOL$/);
  await choose(opened, '¿Quién ha marcado?', autor);
  await choose(opened, '¿Quién ha asistido?', asistente);
}
const begin = async (opened: Opened) => {
  await tap(opened, 'Empezar partido');
  await button(/^GOL$/);
};

/** A match that has started, also on the server. */
async function openBegun() {
  const opened = openBanda();
  await begin(opened);
  await delivery('Todo enviado');
  return opened;
}
function reconnect({ server }: Opened) {
  server.isReachable = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
}

describe('touchline entry of a match', () => {
  it('registers every tap on the line-up, however fast', async () => {
    const { unmount } = openBanda();
    const [ana, bea] = await Promise.all([button(/Ana P\./), button(/Bea Q\./)]);
    // Three taps before the first re-render.
    for (const tile of [ana, bea, bea]) fireEvent.click(tile);
    await screen.findByText('1 titular y 1 suplente');
    unmount();
  });

  it('notes steps, undoes and redoes each, and names what it will undo', async () => {
    const opened = openBanda();
    await begin(opened);
    await tap(opened, '↶ Deshacer: Comienzo del partido');
    await tap(opened, '↷ Rehacer: Comienzo del partido');
    await goal(opened, /Ana P\./, /Bea Q\./);
    await score('1 0');
    await tap(opened, /^↶ Deshacer: Gol de Ana P\. \(asistencia de Bea Q\.\)/);
    await score('0 0');
    await tap(opened, /^↷ Rehacer: Gol de/);
    await score('1 0');
    await tap(opened, 'Gol encajado');
    await score('1 1');
    await delivery('Todo enviado');
    const kinds = opened.server.banda.state.doc?.pasos.map(({ tipo }) => tipo);
    // An undone and redone goal is one goal.
    expect(kinds?.filter((tipo) => tipo.startsWith('gol_'))).toEqual([
      'gol_anotado',
      'gol_encajado',
    ]);
  });

  it('keeps steps offline, shows how many, and sends them when back online', async () => {
    const opened = await openBegun();
    opened.server.isReachable = false;
    await tap(opened, 'Gol encajado');
    await delivery(/1 apunte por enviar/);
    await tap(opened, 'Gol encajado');
    await delivery(/2 apuntes por enviar/);
    opened.unmount();

    // After a reload all steps are still there, and so is an open question.
    const again = openBanda(opened.server);
    await score('0 2');
    await tap(again, /^GOL$/);
    await choose(again, '¿Quién ha marcado?', /Ana P\./);
    await screen.findByRole('dialog', { name: '¿Quién ha asistido?' });
    again.unmount();
    const third = openBanda(opened.server);
    await choose(third, '¿Quién ha asistido?', 'Sin asistencia');
    await delivery(/3 apuntes por enviar/);
    reconnect(opened);
    await delivery('Todo enviado');
    await score('1 2');
  });

  it('asks when both phones entered the same goal', async () => {
    const opened = await openBegun();
    opened.server.isReachable = false;
    await goal(opened, /Ana P\./, 'Sin asistencia');
    await delivery(/1 apunte por enviar/);
    const { doc } = opened.server.banda.state;
    opened.server.isReachable = true;
    opened.hear([
      ...(doc?.pasos ?? []),
      {
        id: 'suyo',
        instante: new Date().toISOString(),
        mitad: 'primera_parte',
        tipo: 'gol_anotado',
        autor_id: 'ana',
      },
    ]);
    await tap(opened, 'Comparar y decidir');
    const sheet = within(await screen.findByRole('dialog', { name: /¿Es el mismo gol\?$/ }));
    await opened.user.click(await sheet.findByRole('button', { name: 'Sí, es el mismo' }));
    await delivery('Todo enviado');
    await score('1 0');
  });

  it('keeps everything when the session has expired, and sends it after a login on the spot', async () => {
    const opened = await openBegun();
    opened.server.banda.state.status = 401;
    await tap(opened, 'Gol encajado');
    await screen.findByText(/^La sesión ha caducado\./);
    await score('0 1');
    await opened.user.type(screen.getByLabelText('Usuario'), 'admin');
    await opened.user.type(screen.getByLabelText('Contraseña'), PASSWORD);
    opened.server.banda.state.status = undefined;
    await tap(opened, 'Login');
    await delivery('Todo enviado');
  });

  it('drops a step that the server refuses for good, and sends the rest', async () => {
    const opened = await openBegun();
    opened.server.isReachable = false;
    await tap(opened, 'Gol encajado');
    await delivery(/1 apunte por enviar/);
    const kept = (await store.read('p1'))?.pasos.at(-1);
    opened.server.banda.state.refused = kept?.id;
    reconnect(opened);
    await delivery('No aceptado: 1 apunte por enviar');
    await tap(opened, 'Descartar este paso');
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Descartar este paso?' }));
    await opened.user.click(asked.getByRole('button', { name: 'Descartar' }));
    await delivery('Todo enviado');
    await score('0 0');
  });

  it('shows how its sheet differs from one saved by another phone', async () => {
    const opened = await openBegun();
    await tap(opened, 'Gol encajado');
    await delivery('Todo enviado');
    // The events name no players, so they are stored as sent.
    const { detalles } = actaFromLiveMatch(opened.server.banda.state.doc?.pasos ?? []);
    opened.server.banda.state.save({
      detalles: detalles as Partido['detalles'],
      goles_anotados: 0,
      goles_encajados: 1,
    });
    await tap(opened, 'Gol encajado');
    await screen.findByText('Este partido ya tiene su ficha: se guardó desde otro móvil.');
    const told = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Gol encajado: no \/ sí$/),
    ]);
  });

  it('asks what to do with its own steps when another phone has discarded the log', async () => {
    const opened = await openBegun();
    opened.server.banda.state.discard();
    await tap(opened, 'Gol encajado');
    await screen.findByText('Otro móvil ha descartado este directo.');
    await delivery('Hay que decidir');
    await tap(opened, 'Seguir con lo de este móvil');
    await delivery('Todo enviado');
    await score('0 1');
  });
});
