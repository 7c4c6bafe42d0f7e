import { endpoints, JUGADOR_ANONIMO } from '@club/shared';
import { describe, expect, inject, it } from 'vitest';
import {
  answer,
  createRecord,
  dialogOf,
  expectFitForAll,
  openScreen,
  questionOf,
  readApi,
  rowOf,
  waitForSuccess,
} from '../testing/panel';
import { panelForEachTest } from '../testing/panel-journey';

describe('consent', () => {
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

  it('hides a surname on every page, keeps it in the panel, and shows it again', async () => {
    const { page } = panel;
    const { _id: id, nombre, apellido1, nombre_con_inicial: corto } = await findScorer();
    expect(await published()).toContain(corto);
    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: `Editar jugador ${corto}`, exact: true }).click();
    await dialogOf(page).getByLabel('Publicar sus apellidos').uncheck();
    await expectFitForAll(page);
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, `jugador ${nombre} actualizado!`);
    await rowOf(page, `${corto} (`).getByText('Sin publicar: apellidos').waitFor();
    expect((await published()).includes(corto)).toBe(false);

    await page.goto(`${inject('siteUrl')}/jugador/${id}`);
    await page.getByRole('heading', { level: 1, name: nombre, exact: true }).waitFor();
    expect((await page.content()).includes(apellido1)).toBe(false);
    expect(await page.title()).not.toContain(apellido1);

    await page.goto(`${inject('siteUrl')}/admin/plantilla`);
    await page.getByRole('button', { name: `Editar jugador ${corto}`, exact: true }).click();
    expect(await dialogOf(page).getByLabel('Primer apellido').inputValue()).toBe(apellido1);
    await dialogOf(page).getByLabel('Publicar sus apellidos').check();
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, `jugador ${nombre} actualizado!`);
    expect(await published()).toContain(corto);
  });

  it('forgets who a player was, after a question that says what it means', async () => {
    const { page } = panel;
    const scorer = await findScorer();
    const { _id: id, apellido1, nombre_con_inicial: corto, estadisticas_temporada } = scorer;
    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: `Anonimizar jugador ${corto}`, exact: true }).click();
    const question = `¿Anonimizar a ${corto} para siempre?`;
    await questionOf(page).getByText('No se puede deshacer.').waitFor();
    await expectFitForAll(page);
    await answer(page, question, 'Cancelar');
    expect(await published()).toContain(corto);

    const titulo = `${apellido1} lo decide`;
    await openScreen(page, 'Noticias');
    await createRecord(page, 'Crear noticia', { Titulo: titulo, Noticia: 'Un gol al final.' });
    await waitForSuccess(page, 'Noticia creada!');
    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: `Anonimizar jugador ${corto}`, exact: true }).click();
    await questionOf(page).getByRole('link', { name: titulo }).click();
    await dialogOf(page).getByLabel('Noticia', { exact: true }).fill('Un gol suyo al final.');
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'Noticia actualizada!');
    expect(new URL(page.url()).search).toBe('');

    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: `Anonimizar jugador ${corto}`, exact: true }).click();
    await questionOf(page).getByRole('link', { name: titulo }).waitFor();
    await expectFitForAll(page);
    await answer(page, question, 'Anonimizar');
    const done = page.getByRole('status').filter({ hasText: /^jugador anonimizado!/ });
    await done.getByRole('link', { name: `${JUGADOR_ANONIMO} lo decide` }).waitFor();
    await expectFitForAll(page);
    await rowOf(page, JUGADOR_ANONIMO).first().waitFor();
    expect((await published()).includes(corto)).toBe(false);
    const after = await readApi(endpoints.fetchJugador, id);
    expect(after.nombre_con_inicial).toBe(JUGADOR_ANONIMO);
    expect(after.estadisticas_temporada).toEqual(estadisticas_temporada);

    await openScreen(page, 'Estadísticas');
    await page.getByRole('button', { name: 'Comprobar estadísticas' }).first().click();
    await page
      .getByText(/^Todo cuadra en /)
      .first()
      .waitFor();

    await openScreen(page, 'Historial');
    const entry = page.locator('main li.MuiCard-root').filter({ hasText: JUGADOR_ANONIMO }).first();
    await entry.waitFor();
    expect(await entry.getByRole('button', { name: /^Restaurar/ }).count()).toBe(0);
  });
});
