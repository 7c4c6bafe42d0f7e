import { endpoints, type PartidoPreview } from '@club/shared';
import type { Page } from '@playwright/test';
import { createAdmin } from '../scripts/ops/admin-accounts';
import {
  dialogOf,
  expectFitForAll,
  fillLogin,
  openNewForm,
  openScreen,
  signIn,
  waitForSuccess,
} from '../testing/panel';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { demoClient, readApi, withAuth } from '../testing/club-access';
import { waitUntil } from '../testing/patience';

/** Whether the device has stored a draft of the panel that contains a text. */
const isDraftKept = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (expected) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('panel');
        // The panel has not created the database yet. This must not create it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => {
          resolve(false);
        };
        opening.onsuccess = () => {
          const drafts = opening.result
            .transaction('borradores')
            .objectStore('borradores')
            .getAll();
          drafts.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(drafts.result).includes(expected));
          };
        };
      }),
    text,
  );

const draftGone = (page: Page, text: string): Promise<void> =>
  waitUntil(async () => !(await isDraftKept(page, text)), `no draft «${text}»`);

/** Waits until the device has stored a draft. Not with `waitForFunction`, which treats a promise as true. */
const draftKept = (page: Page, text: string): Promise<void> =>
  waitUntil(() => isDraftKept(page, text), `the draft «${text}»`);

test.describe('drafts in the panel', () => {
  const { openTab } = demoJourney();
  const login = forAllTests(() =>
    withAuth((auth) => createAdmin(auth, `borradores-${String(Date.now())}`)),
  );
  let page: Page;
  let partido: PartidoPreview;

  test.beforeAll(async () => {
    const temporada = await readApi(endpoints.fetchTemporadaActual);
    const all = await readApi(endpoints.fetchPartidosPreviewTemporada, temporada?._id);
    const unplayed = all.find(({ jugado }) => !jugado);
    if (!unplayed) throw new Error('the demo club has no match to be played');
    partido = unplayed;
  });
  test.beforeEach(async () => {
    ({ page } = await openTab({ reducedMotion: 'reduce' }));
    await signIn(page, login);
  });

  const actaUrl = () => `${site()}/admin/partidos/${partido.partido_id}`;
  const score = (of: Page) => of.getByTestId('marcador-ficha');
  /** Adds the first player of the squad and a goal against us to the open sheet. */
  const startActa = async (of: Page) => {
    await of
      .getByLabel(/^Posición de /)
      .first()
      .selectOption({ label: 'Defensa' });
    await of.getByLabel('Evento', { exact: true }).selectOption({ label: 'Gol encajado' });
    await of.getByRole('button', { name: 'Añadir evento' }).click();
  };

  test('of a sheet survive a page crash, and never overwrite a newer save silently', async () => {
    await page.goto(actaUrl());
    await startActa(page);
    // The draft is stored several times. This waits for the one with the added event.
    await draftKept(page, '"siguienteId":2');
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;

    // Somebody else saves the match before the draft is continued.
    await demoClient(site()).call(endpoints.updatePartido, {
      id: partido.partido_id,
      body: {
        detalles: { segunda_parte: [{ evento: 'gol encajado' }, { evento: 'gol encajado' }] },
      },
    });
    const again = await page.context().newPage();
    await again.goto(`${site()}/admin`);
    await again.getByRole('link', { name: new RegExp(`^Ficha: ${partido.nombre_equipo}`) }).click();
    await again.getByRole('button', { name: 'Recuperar' }).click();
    const mine = partido.local
      ? `CD Encina 0 - 1 ${partido.nombre_equipo}`
      : `${partido.nombre_equipo} 1 - 0 CD Encina`;
    await expect.poll(() => score(again).textContent()).toBe(mine);
    await again.getByRole('button', { name: 'Guardar ficha' }).click();
    await dialogOf(again).getByRole('button', { name: 'Confirmar' }).click();
    await again.getByRole('button', { name: 'Ver la versión guardada' }).click();
    await expect.poll(() => score(again).textContent()).not.toBe(mine);
    await again.getByRole('button', { name: 'Recuperar mis cambios' }).click();
    await expect.poll(() => score(again).textContent()).toBe(mine);
    await again.getByRole('button', { name: 'Guardar ficha' }).click();
    await dialogOf(again).getByRole('button', { name: 'Confirmar' }).click();
    await waitForSuccess(again, 'ficha actualizada!');
    await draftGone(again, '"siguienteId":2');
  });

  test('stay on the screen when the session expires, until there is a new one', async () => {
    await openScreen(page, 'Campos');
    const form = await openNewForm(page, 'Crear campo');
    await form.getByLabel('Nombre').fill('Campo de siempre');
    await withAuth(async (auth) => {
      const { uid } = await auth.getUserByEmail(login.email);
      // Disabling an account ends its sessions. It is enabled again below.
      await auth.updateUser(uid, { disabled: true });
    });
    await form.getByRole('button', { name: 'Crear campo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
    await dialog.waitFor();
    await expectFitForAll(page);
    await withAuth(async (auth) => {
      const { uid } = await auth.getUserByEmail(login.email);
      await auth.updateUser(uid, { disabled: false });
    });
    await fillLogin(page, login);
    await dialog.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Nombre').inputValue()).toBe('Campo de siempre');
    await form.getByRole('button', { name: 'Crear campo' }).click();
    await waitForSuccess(page, 'campo creado!');
  });
});
