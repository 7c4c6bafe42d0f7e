import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import {
  dialogOf,
  expectFitForAll,
  openScreen,
  questionOf,
  signIn,
  waitForSuccess,
} from '../testing/panel';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

const PASSWORD = 'la clave de ana';

async function openFirstSheet(page: Page): Promise<void> {
  await openScreen(page, 'Partidos');
  await page
    .getByRole('button', { name: /^Actualizar ficha / })
    .first()
    .click();
  await page
    .getByLabel(/^Posición de /)
    .first()
    .waitFor();
}

async function saveOpenSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
}

test.describe('a helper gets access without a terminal', () => {
  const { openTab } = demoJourney();

  test('by a link on his phone; after his account is disabled, his next save is refused with a clear message', async () => {
    const usuario = `ana-${String(Date.now())}`;
    const admin = await openTab();
    await signIn(admin.page);
    await openScreen(admin.page, 'Cuentas');
    await admin.page.getByLabel('Nombre de usuario').fill(usuario);
    await expectFitForAll(admin.page);
    await admin.page.getByRole('button', { name: 'Invitar' }).click();
    const box = admin.page.getByRole('status').filter({ hasText: `Enlace para ${usuario}` });
    await box.getByRole('link', { name: 'Enviar por WhatsApp' }).waitFor();
    await expectFitForAll(admin.page);
    const link = await box.getByLabel('Enlace').inputValue();
    expect(link).toMatch(/\/alta#[a-z0-9]+$/);

    const phone = await openTab();
    await phone.page.goto(link);
    await phone.page.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
    await expectFitForAll(phone.page);
    await phone.page.getByLabel(/^Contraseña/).fill(PASSWORD);
    await phone.page.getByLabel('Repítela').fill(PASSWORD);
    await phone.page.getByRole('button', { name: 'Guardar y entrar' }).click();
    await phone.page.waitForURL('**/admin');
    await phone.page.goto(`${site()}/admin`);
    await openFirstSheet(phone.page);
    await saveOpenSheet(phone.page);
    await waitForSuccess(phone.page, 'ficha actualizada!');
    await openScreen(phone.page, 'Mi clave');
    await phone.page.getByLabel('Contraseña nueva').waitFor();
    await expectFitForAll(phone.page);
    expect(phone.problems).toEqual([]);

    // The same link again, used by somebody else.
    const other = await openTab();
    await other.page.goto(link);
    await other.page.getByLabel(/^Contraseña/).fill('otra clave larga');
    await other.page.getByLabel('Repítela').fill('otra clave larga');
    await other.page.getByRole('button', { name: 'Guardar y entrar' }).click();
    await other.page.getByText(/^Este enlace ya no vale: se ha usado/).waitFor();

    // The helper has a sheet open when the administrator disables his account.
    await openFirstSheet(phone.page);
    await admin.page.getByRole('button', { name: `Desactivar: ${usuario}` }).click();
    await questionOf(admin.page).getByRole('button', { name: 'Desactivar' }).click();
    await waitForSuccess(admin.page, `${usuario} ya no puede entrar.`);
    const before = await readApi(endpoints.fetchPartidos);

    await saveOpenSheet(phone.page);
    const expired = phone.page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
    await expired
      .getByText(/^Tu cuenta está desactivada: con ella ya no se puede guardar nada/)
      .waitFor();
    await expectFitForAll(phone.page);
    await expired.getByLabel('Usuario').fill(usuario);
    await expired.getByLabel(/^Contraseña/).fill(PASSWORD);
    await expired.getByRole('button', { name: 'Login' }).click();
    await expired.getByText(/^Esta cuenta está desactivada/).waitFor();
    expect(await readApi(endpoints.fetchPartidos)).toEqual(before);
    expect(admin.problems).toEqual([]);
  });
});
