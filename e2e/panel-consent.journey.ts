import { endpoints } from '@club/shared';
import { dialogOf, expectFitForAll, openScreen, rowOf, waitForSuccess } from '../testing/panel';
import { site } from '../testing/running-club';
import { expect, panelForEachTest, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

test.describe('consent', () => {
  const panel = panelForEachTest();

  /** A player of the demo club who has scored and has a surname. */
  const findScorer = async () => {
    const [first] = await readApi(endpoints.fetchRankingGoleadores);
    return readApi(endpoints.fetchJugador, first?.jugador_id ?? '');
  };
  const published = async () =>
    JSON.stringify([
      await readApi(endpoints.fetchJugadores),
      await readApi(endpoints.fetchJugadoresPreview),
      await readApi(endpoints.fetchPartidos),
      await readApi(endpoints.fetchRankingGoleadores),
      await readApi(endpoints.fetchArchivoEstadisticas),
    ]);

  test('hides a surname on every page, keeps it in the panel, and shows it again', async () => {
    const { page } = panel;
    const { _id: id, nombre, apellido1, nombre_con_inicial: short } = await findScorer();
    expect(await published()).toContain(short);
    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: `Editar jugador ${short}`, exact: true }).click();
    await dialogOf(page).getByLabel('Publicar sus apellidos').uncheck();
    await expectFitForAll(page);
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, `jugador ${nombre} actualizado!`);
    await rowOf(page, `${short} (`).getByText('Sin publicar: apellidos').waitFor();
    expect((await published()).includes(short)).toBe(false);

    await page.goto(`${site()}/jugador/${id}`);
    await page.getByRole('heading', { level: 1, name: nombre, exact: true }).waitFor();
    expect((await page.content()).includes(apellido1)).toBe(false);
    expect(await page.title()).not.toContain(apellido1);

    await page.goto(`${site()}/admin/plantilla`);
    await page.getByRole('button', { name: `Editar jugador ${short}`, exact: true }).click();
    expect(await dialogOf(page).getByLabel('Primer apellido').inputValue()).toBe(apellido1);
    await dialogOf(page).getByLabel('Publicar sus apellidos').check();
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, `jugador ${nombre} actualizado!`);
    expect(await published()).toContain(short);
  });
});
