import { thumbProblems } from '../testing/touchline';
import { DESKTOP, PHONE } from '../testing/browser';
import { tabToTarget } from '../testing/focus';
import { expectFitForAll, signIn, waitForSuccess } from '../testing/panel';
import { demoJourney, expect, test } from '../testing/journey';

test.describe('the panel', () => {
  const { openTab } = demoJourney();

  test('lets the keyboard alone create a match and save its sheet', async () => {
    const { page, problems } = await openTab({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await signIn(page);
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
});
