import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import { expectFitForThumbs } from '../testing/touchline';
import { DESKTOP, openTab, PHONE } from '../testing/browser';
import { tabToTarget } from '../testing/focus';
import {
  findDialog,
  expectFitForAll,
  openScreen,
  findQuestion,
  waitForSuccess,
} from '../testing/panel';
import { expect, panelForAllTests, test } from '../testing/journey';
import { demoClient, nextMatch, readApi } from '../testing/club-access';
import { waitUntil } from '../testing/patience';
import { site } from '../testing/running-club';
import { adminPaths } from '../web/panel/app/admin-paths';

const PASSWORD = 'la clave de ana';

/** Adds a goal against us to the open sheet. */
async function concede(page: Page): Promise<void> {
  await page.getByLabel('Evento', { exact: true }).selectOption({ label: 'Gol encajado' });
  await page.getByRole('button', { name: 'Añadir evento' }).click();
}

async function saveOpenSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await findDialog(page).getByRole('button', { name: 'Confirmar' }).click();
}

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

test.describe('the panel', () => {
  const panel = panelForAllTests();

  test('lets the keyboard alone create a match and save its sheet', async () => {
    const { page } = panel;
    await page.setViewportSize(DESKTOP);
    // With the command palette, and then from the list.
    await page.getByRole('button', { name: 'Ir a…' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Ir a/ }).fill('partidos');
    await page.getByRole('option', { name: /^Partidos/ }).waitFor();
    await page.keyboard.press('Enter');
    await tabToTarget(page, page.getByRole('button', { name: 'Nuevo partido' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Crear partido' });
    await form.waitFor();
    for (const label of ['Rival', 'Competicion', 'Campo']) {
      await tabToTarget(page, form.getByLabel(label));
      await page.keyboard.press('ArrowDown');
    }
    await tabToTarget(page, form.getByLabel('Fecha'));
    // Day and month are equal, because their order in the field depends on the browser.
    await page.keyboard.type('03032031');
    await tabToTarget(page, form.getByRole('button', { name: 'Crear partido' }));
    await page.keyboard.press('Enter');
    await waitForSuccess(page, 'partido creado!');

    // Without the search, dozens of buttons would be on the way.
    await tabToTarget(page, page.getByLabel('Buscar partido'));
    await page.keyboard.type('03-03-2031');
    await tabToTarget(page, page.getByRole('button', { name: /^Actualizar ficha .*03-03-2031$/ }));
    await page.keyboard.press('Enter');
    const position = page.getByLabel(/^Posición de /).first();
    await tabToTarget(page, position);
    await page.keyboard.press('ArrowDown');
    await tabToTarget(page, page.getByRole('button', { name: 'Añadir evento' }));
    await page.keyboard.press('Enter');
    await tabToTarget(page, page.getByRole('button', { name: 'Guardar ficha' }));
    await page.keyboard.press('Enter');
    await tabToTarget(page, page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }));
    await page.keyboard.press('Enter');
    await waitForSuccess(page, 'ficha actualizada!');
  });

  test('has a bar of links at the bottom of a phone, and a menu that the keyboard can open and close', async () => {
    const { page } = panel;
    await page.setViewportSize(PHONE);
    await page.goto(site() + adminPaths.inicio);
    const nav = page.getByRole('navigation', { name: 'Administración' });
    await nav.waitFor();
    const bar = await nav.boundingBox();
    expect([bar?.height, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([61, PHONE.height]);
    await tabToTarget(page, nav.getByRole('button', { name: 'Más' }));
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Copia' }).waitFor();
    await expectFitForThumbs(page);
    await page.keyboard.press('Escape');
    expect(await nav.getByRole('link').count()).toBe(4);
    await page.keyboard.press('Enter');
    await tabToTarget(page, nav.getByRole('link', { name: 'Campos' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Campos' }).waitFor();
    await nav.getByRole('button', { name: 'Más', expanded: false }).waitFor();
  });

  test('lets a helper in by a link on his phone; after his account is disabled, his next save is refused, and kept until it is enabled', async ({
    browser,
  }) => {
    const { page } = panel;
    const usuario = `ana-${String(Date.now())}`;
    await page.goto(site() + adminPaths.cuentas);
    await page.getByLabel('Nombre de usuario').fill(usuario);
    await page.getByRole('button', { name: 'Invitar' }).click();
    const box = page.getByRole('status').filter({ hasText: `Enlace para ${usuario}` });
    await box.getByRole('link', { name: 'Enviar por WhatsApp' }).waitFor();
    const link = await box.getByLabel('Enlace').inputValue();
    expect(link).toMatch(/\/alta#[a-z0-9]+$/);

    const phone = await openTab(browser, { reducedMotion: 'reduce' });
    await phone.page.goto(link);
    await phone.page.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
    await expectFitForAll(phone.page);
    await phone.page.getByLabel(/^Contraseña/).fill(PASSWORD);
    await phone.page.getByLabel('Repítela').fill(PASSWORD);
    await phone.page.getByRole('button', { name: 'Guardar y entrar' }).click();
    await phone.page.waitForURL('**/admin');
    await phone.page.goto(`${site()}/admin/historial`);
    await phone.page.getByRole('heading', { name: /ERROR 404/ }).waitFor();
    await openScreen(phone.page, 'Partidos');
    const nav = phone.page.getByRole('navigation', { name: 'Administración' });
    expect(await nav.getByRole('link').allTextContents()).toEqual([
      'Inicio',
      'Partidos',
      'Mi contraseña',
    ]);
    const sheets = phone.page.getByRole('button', { name: /^Actualizar ficha / });
    await sheets.first().waitFor();
    expect(await phone.page.getByRole('button', { name: /^(Borrar|Editar|Crear)/ }).count()).toBe(
      0,
    );
    await sheets.first().click();
    await phone.page
      .getByLabel(/^Posición de /)
      .first()
      .waitFor();
    await saveOpenSheet(phone.page);
    await waitForSuccess(phone.page, 'ficha actualizada!');
    expect(await phone.page.getByRole('link', { name: 'Escribir crónica' }).count()).toBe(0);
    expect(phone.problems).toEqual([]);

    // The helper still has the sheet open when the administrator disables his account.
    await page.getByRole('button', { name: `Desactivar: ${usuario}` }).click();
    await findQuestion(page).getByRole('button', { name: 'Desactivar' }).click();
    await waitForSuccess(page, `${usuario} ya no puede entrar.`);
    const before = await readApi(endpoints.fetchPartidos);

    await concede(phone.page);
    await saveOpenSheet(phone.page);
    const expired = phone.page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
    await expired
      .getByText(/^Tu cuenta está desactivada: con ella ya no se puede guardar nada/)
      .waitFor();
    await expired.getByLabel('Usuario').fill(usuario);
    await expired.getByLabel(/^Contraseña/).fill(PASSWORD);
    await expired.getByRole('button', { name: 'Login' }).click();
    await expired.getByText(/^Esta cuenta está desactivada/).waitFor();
    expect(await readApi(endpoints.fetchPartidos)).toEqual(before);
    await expectFitForAll(phone.page);

    // The sheet has stayed on the screen.
    await page.getByRole('button', { name: `Activar: ${usuario}` }).click();
    await page.getByRole('button', { name: `Desactivar: ${usuario}` }).waitFor();
    await expired.getByRole('button', { name: 'Login' }).click();
    await expired.waitFor({ state: 'detached' });
    await saveOpenSheet(phone.page);
    await expect.poll(() => readApi(endpoints.fetchPartidos)).not.toEqual(before);
  });

  test('keeps the draft of a sheet through a page crash, and overwrites no newer save silently', async () => {
    const { page } = panel;
    const partido = await nextMatch();
    const score = (of: Page) => of.getByTestId('marcador-ficha');
    await page.goto(site() + adminPaths.acta(partido.partido_id));
    await page
      .getByLabel(/^Posición de /)
      .first()
      .selectOption({ label: 'Defensa' });
    await concede(page);
    // The draft is stored several times. This waits for the one with the added event.
    await waitUntil(() => isDraftKept(page, '"siguienteId":2'), 'the draft');
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
    await again.goto(site() + adminPaths.inicio);
    await again.getByRole('link', { name: new RegExp(`^Ficha: ${partido.nombre_equipo}`) }).click();
    await again.getByRole('button', { name: 'Recuperar' }).click();
    const mine = partido.local
      ? `CD Encina 0 - 1 ${partido.nombre_equipo}`
      : `${partido.nombre_equipo} 1 - 0 CD Encina`;
    await expect.poll(() => score(again).textContent()).toBe(mine);
    await saveOpenSheet(again);
    await again.getByRole('button', { name: 'Ver la versión guardada' }).click();
    await expect.poll(() => score(again).textContent()).not.toBe(mine);
    await again.getByRole('button', { name: 'Recuperar mis cambios' }).click();
    await expect.poll(() => score(again).textContent()).toBe(mine);
    await saveOpenSheet(again);
    await waitForSuccess(again, 'ficha actualizada!');
    await waitUntil(async () => !(await isDraftKept(again, '"siguienteId":2')), 'no draft');
  });
});
