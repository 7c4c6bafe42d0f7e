import { createAdmin } from '../scripts/ops/admin-accounts';
import { thumbProblems } from '../testing/touchline';
import { DESKTOP, PHONE } from '../testing/browser';
import { tabToTarget } from '../testing/focus';
import { expectFitForAll, openScreen, signIn, waitForSuccess } from '../testing/panel';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { withAuth } from '../testing/club-access';

test.describe('the panel', () => {
  const { openTab } = demoJourney();

  test('lets the keyboard alone create a match and save its sheet', async () => {
    const { page, problems } = await openTab({ viewport: DESKTOP });
    await signIn(page);
    // With the command palette, and then from the list.
    await page.getByRole('button', { name: 'Ir a…' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Ir a/ }).fill('partidos');
    await page.getByRole('option', { name: /^Partidos/ }).waitFor();
    await expectFitForAll(page);
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
    expect(problems).toEqual([]);
  });

  test('has a bar of links at the bottom of a phone, and a menu that the keyboard can open and close', async () => {
    const { page, problems } = await openTab();
    await signIn(page);
    const nav = page.getByRole('navigation', { name: 'Administración' });
    await nav.waitFor();
    const bar = await nav.boundingBox();
    expect([bar?.height, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([61, PHONE.height]);
    await tabToTarget(page, nav.getByRole('button', { name: 'Más' }));
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Copia' }).waitFor();
    await expectFitForAll(page);
    expect(await thumbProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await nav.getByRole('link').count()).toBe(4);
    await page.keyboard.press('Enter');
    await tabToTarget(page, nav.getByRole('link', { name: 'Campos' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Campos' }).waitFor();
    await nav.getByRole('button', { name: 'Más', expanded: false }).waitFor();
    expect(problems).toEqual([]);
  });

  test('shows a helper only the sheets, and lets him save one', async () => {
    const login = await withAuth((auth) => createAdmin(auth, `fichas-${String(Date.now())}`, '2'));
    const { page, problems } = await openTab();
    await signIn(page, login);
    const nav = page.getByRole('navigation', { name: 'Administración' });
    await nav.getByRole('link').first().waitFor();
    expect(await nav.getByRole('link').allTextContents()).toEqual([
      'Inicio',
      'Partidos',
      'Mi clave',
    ]);
    await page.goto(`${site()}/admin/historial`);
    await page.getByRole('heading', { name: /ERROR 404/ }).waitFor();
    await page.goto(`${site()}/admin`);
    await openScreen(page, 'Partidos');
    const button = page.getByRole('button', { name: /^Actualizar ficha / });
    await button.first().waitFor();
    await expectFitForAll(page);
    expect(await page.getByRole('button', { name: /^(Borrar|Editar|Crear)/ }).count()).toBe(0);
    await button.first().click();
    await page
      .getByLabel(/^Posición de /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Guardar ficha' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await waitForSuccess(page, 'ficha actualizada!');
    expect(await page.getByRole('link', { name: 'Escribir crónica' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
