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

async function saveOpenSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
}

test.describe('a helper gets access to the sheets without a terminal', () => {
  const { openTab } = demoJourney();

  test('by a link on his phone; after his account is disabled, his next save is refused with a clear message', async () => {
    const usuario = `ana-${String(Date.now())}`;
    const admin = await openTab({ reducedMotion: 'reduce' });
    await signIn(admin.page);
    await openScreen(admin.page, 'Cuentas');
    await admin.page.getByLabel('Nombre de usuario').fill(usuario);
    await admin.page.getByRole('button', { name: 'Invitar' }).click();
    const box = admin.page.getByRole('status').filter({ hasText: `Enlace para ${usuario}` });
    await box.getByRole('link', { name: 'Enviar por WhatsApp' }).waitFor();
    const link = await box.getByLabel('Enlace').inputValue();
    expect(link).toMatch(/\/alta#[a-z0-9]+$/);

    const phone = await openTab({ reducedMotion: 'reduce' });
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
      'Mi clave',
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
    await admin.page.getByRole('button', { name: `Desactivar: ${usuario}` }).click();
    await questionOf(admin.page).getByRole('button', { name: 'Desactivar' }).click();
    await waitForSuccess(admin.page, `${usuario} ya no puede entrar.`);
    const before = await readApi(endpoints.fetchPartidos);

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
    expect(admin.problems).toEqual([]);
  });
});
