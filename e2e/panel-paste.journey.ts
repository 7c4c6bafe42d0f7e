import { API_BASE, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { expectFitForAll, openScreen, readApi, waitForSuccess } from '../testing/panel';
import { panelForEachTest } from '../testing/panel-journey';
import { PASTED_MATCHES } from '../testing/pasted';

describe('rows from a spreadsheet', () => {
  const panel = panelForEachTest();

  it('become players once they have been looked at', async () => {
    const { page } = panel;
    const before = (await readApi(endpoints.fetchJugadores)).length;
    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: 'Pegar jugadores de una hoja de cálculo' }).click();
    const box = page.getByRole('group', { name: 'Pegar jugadores' });
    await box
      .getByLabel('Filas de jugadores')
      .fill(
        'Dorsal\tNombre\tApellido\tPosición\n71\tUnai\tOrtuño\tPOR\n72\tEneko\tSota\tMC/DEF\nx\tSin número\t\t',
      );
    await box.getByText('3 filas: 2 por crear, 0 que ya existen, 1 con errores.').waitFor();
    await box.getByText('No se creará: el dorsal tiene que ser un número del 1 al 99.').waitFor();
    await expectFitForAll(page);
    expect(await readApi(endpoints.fetchJugadores)).toHaveLength(before);
    await box.getByRole('button', { name: 'Crear 2 jugadores' }).click();
    await waitForSuccess(page, '2 jugadores creados!');
    expect(await readApi(endpoints.fetchJugadores)).toHaveLength(before + 2);
    await box.getByLabel('Filas de jugadores').fill('71;Unai;Ortuño');
    await box.getByText('1 fila: 0 por crear, 1 que ya existen, 0 con errores.').waitFor();
    expect(await box.getByRole('button', { name: 'Crear 0 jugadores' }).isDisabled()).toBe(true);
  });

  it('become matches with the names they need; what failed is tried again and nothing is doubled', async () => {
    const { page, expectRefusal } = panel;
    const actual = await readApi(endpoints.fetchTemporadaActual);
    const matches = () => readApi(endpoints.fetchPartidosPreviewTemporada, actual?._id);
    const before = (await matches()).length;
    await openScreen(page, 'Partidos');
    await page.getByRole('button', { name: 'Pegar partidos de una hoja de cálculo' }).click();
    const box = page.getByRole('group', { name: 'Pegar partidos' });
    await box.getByLabel('Filas de partidos').fill(PASTED_MATCHES);
    await box.getByText('3 filas: 2 por crear, 0 que ya existen, 1 con errores.').waitFor();
    await box.getByText(/rival «Deportivo Pegado».*: aún no existen\./).waitFor();
    await box.getByLabel('Crearlos también').uncheck();
    await box.getByText(/0 por crear/).waitFor();
    await box.getByLabel('Crearlos también').check();
    await expectFitForAll(page);

    // The second match does not get through at first.
    expectRefusal(503);
    await page.route(`**${API_BASE}/add-partido`, (route) =>
      (route.request().postData() ?? '').includes('12:00')
        ? route.fulfill({ status: 503, json: { success: false, msg: 'Ahora mismo no se puede.' } })
        : route.continue(),
    );
    await box.getByRole('button', { name: 'Crear 2 partidos' }).click();
    await box.getByRole('alert').getByText('Ahora mismo no se puede.').waitFor();
    expect(await matches()).toHaveLength(before + 1);
    await page.unroute(`**${API_BASE}/add-partido`);
    await box.getByRole('button', { name: 'Reintentar' }).click();
    await waitForSuccess(page, '2 partidos creados!');
    expect(await matches()).toHaveLength(before + 2);
    const rivals = (await readApi(endpoints.fetchEquipos)).filter(({ nombre }) =>
      nombre.includes('Pegado'),
    );
    expect(rivals).toHaveLength(1);
  });
});
