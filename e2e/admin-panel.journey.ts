import { endpoints } from '@club/shared';
import { describe, expect, inject, it } from 'vitest';
import { panelForEachTest } from '../testing/panel-journey';
import {
  answer,
  createRecord,
  dialogOf,
  editRecord,
  expectFitForAll,
  followLink,
  openScreen,
  questionOf,
  readApi,
  readRefusal,
  rowOf,
  rowsOf,
  waitForSuccess,
} from '../testing/panel';

describe('the panel', () => {
  const panel = panelForEachTest();

  it('creates a player with the form’s defaults, changes, corrects and deletes him', async () => {
    const { page } = panel;
    await openScreen(page, 'Plantilla');
    const form = page.getByRole('form', { name: 'Crear jugador' });
    for (const [label, value] of [
      ['Fecha de nacimiento', '1999-01-01'],
      ['Dorsal', ''],
      ['Altura (cm)', '175'],
      ['País', 'España'],
      ['Pie', 'Derecho'],
    ] as const) {
      expect(await form.getByLabel(label).inputValue()).toBe(value);
    }
    await createRecord(page, 'Crear jugador', { Dorsal: '100', 'Altura (cm)': '149', País: '' });
    await form.getByText('Debe estar entre 1 y 99.').waitFor();
    await form.getByText('Debe estar entre 150 y 250.').waitFor();
    expect(await form.getByText('No puede estar vacío.').count()).toBe(2);
    await expectFitForAll(page);

    await form.getByLabel('Defensa').check();
    await form.getByLabel('Portero').check();
    await form.getByLabel('Pie').selectOption('Izquierdo');
    await createRecord(page, 'Crear jugador', {
      Nombre: 'Ximo',
      'Primer apellido': 'Zubiría',
      Dorsal: '99',
      'Altura (cm)': '190',
      País: 'España',
    });
    await waitForSuccess(page, 'jugador Ximo creado!');
    await page.getByLabel('Buscar jugador').fill('zubiria');
    const row = rowOf(page, 'Ximo Z. (99)');
    await row.getByText('ACTIVO', { exact: true }).waitFor();
    const created = (await readApi(endpoints.fetchJugadores)).find(
      ({ nombre }) => nombre === 'Ximo',
    );
    const id = created?._id ?? '';
    expect(created).toMatchObject({
      pie: 'Izquierdo',
      altura: 190,
      posicion: { del: false, mc: false, def: true, por: true },
      activo: true,
    });
    await row.getByText(id).waitFor();

    await row.getByRole('button', { name: 'Desactivar jugador Ximo Z.' }).click();
    await waitForSuccess(page, 'jugador Ximo Z. desactivado!');
    await row.getByText('INACTIVO', { exact: true }).waitFor();
    expect(await readApi(endpoints.fetchJugadorPreview, id)).toMatchObject({ activo: false });
    await row.getByRole('button', { name: 'Activar jugador Ximo Z.' }).click();
    await waitForSuccess(page, 'jugador Ximo Z. activado!');

    await page.getByRole('button', { name: 'Editar jugador Ximo Z.' }).click();
    await dialogOf(page)
      .getByText(/^Corrección a mano: estadísticas de /)
      .waitFor();
    expect(await dialogOf(page).getByLabel('Fecha de nacimiento').inputValue()).toBe('1999-01-01');
    await dialogOf(page).getByLabel('Goles', { exact: true }).fill('-1');
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await dialogOf(page).getByText('No puede ser negativo.').waitFor();
    await expectFitForAll(page);
    await dialogOf(page).getByLabel('Goles', { exact: true }).fill('3');
    await dialogOf(page).getByLabel('Alias').fill('El Faro');
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'jugador Ximo actualizado!');
    expect(await readApi(endpoints.fetchJugador, id)).toMatchObject({
      alias: 'El Faro',
      estadisticas_temporada: { goles: 3, partidos_jugados: 0 },
    });

    panel.expectRefusal(400);
    await editRecord(page, 'jugador Ximo Z.', 'Fecha de nacimiento', '2999-01-01');
    expect(await readRefusal(dialogOf(page))).toContain('no puede estar en el futuro');
    await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
    await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');

    await page.getByRole('button', { name: 'Borrar jugador Ximo Z.' }).click();
    await questionOf(page).getByText('Ximo Z. no está en ninguna ficha.').waitFor();
    await answer(page, `Seguro que quieres borrar este jugador? (${id})`, 'Borrar');
    await waitForSuccess(page, 'jugador borrado!');
    await page.getByText('0 de ').waitFor();
  });

  it('suggests INACTIVO for a player who is in sheets', async () => {
    const { page } = panel;
    const [scorer] = await readApi(endpoints.fetchRankingGoleadores);
    await openScreen(page, 'Plantilla');
    await rowOf(page, scorer?.jugador_id ?? '')
      .getByRole('button', { name: /^Borrar/ })
      .click();
    await questionOf(page)
      .getByText(/está en \d+ fichas, que lo conservarán.*INACTIVO/)
      .waitFor();
    await questionOf(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre' });
    const names = await rowsOf(page).locator('p').allTextContents();
    const titles = names.filter((text) => /\(\d+\)$/.test(text));
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('es').compare));
  });

  it('marks the current season, renames it, refuses a name twice and deletes after two questions', async () => {
    const { page } = panel;
    const before = await readApi(endpoints.fetchTemporadas);
    const last = before.at(-1);
    await openScreen(page, 'Temporadas');
    await page.getByText('La flecha marca la temporada actual (la última).').waitFor();
    await expectFitForAll(page);
    await createRecord(page, 'Crear temporada', { Nombre: 'Temporada de prueba' });
    await waitForSuccess(page, 'temporada creada!');
    const arrow = page.getByRole('img', { name: 'Temporada actual' });
    await rowOf(page, 'Temporada de prueba').filter({ has: arrow }).waitFor();
    expect(await rowsOf(page).filter({ has: arrow }).count()).toBe(1);

    panel.expectRefusal(409);
    await createRecord(page, 'Crear temporada', { Nombre: 'Temporada de prueba' });
    expect(await readRefusal(page)).toBe('Ya existe una temporada llamada «Temporada de prueba».');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('Temporada de prueba');
    await page.getByLabel('Nombre').fill('');

    await editRecord(page, 'temporada Temporada de prueba', 'Nombre', 'Temporada breve');
    await waitForSuccess(page, 'temporada actualizada!');
    const borrar = page.getByRole('button', { name: 'Borrar temporada Temporada breve' });
    const second =
      'SE BORRARÁN LAS ESTADÍSTICAS REGISTRADAS EN ESTA TEMPORADA. ¿SEGURO QUE QUIERES BORRARLA?';
    await borrar.click();
    await questionOf(page)
      .getByText(`«${last?.nombre ?? ''}» volverá a ser la actual`)
      .waitFor();
    await expectFitForAll(page);
    await questionOf(page).getByRole('button', { name: 'Borrar' }).click();
    await answer(page, second, 'Cancelar');
    expect(await readApi(endpoints.fetchTemporadas)).toHaveLength(before.length + 1);
    await borrar.click();
    await questionOf(page).getByRole('button', { name: 'Borrar', disabled: false }).click();
    await answer(page, second, 'Borrar');
    await waitForSuccess(page, 'temporada borrada!');
    await rowOf(page, last?.nombre ?? '')
      .filter({ has: arrow })
      .waitFor();
    expect(await readApi(endpoints.fetchTemporadas)).toEqual(before);
  });

  it("changes the current season's position and number of teams, but not to nothing", async () => {
    const { page } = panel;
    await openScreen(page, 'Estadísticas');
    const form = (name: string) => page.getByRole('form', { name });
    await form('Posición').getByLabel('Posición').fill('3');
    await form('Posición').getByRole('button', { name: 'Cambiar' }).click();
    await waitForSuccess(page, 'posición actualizada!');
    await form('Posición').getByText('Ahora: 3º').waitFor();
    await form('Número de equipos').getByLabel('Número de equipos').fill('14');
    await form('Número de equipos').getByRole('button', { name: 'Cambiar' }).click();
    await waitForSuccess(page, 'número de equipos actualizado!');
    await form('Número de equipos').getByText('Ahora: 14').waitFor();
    await form('Posición').getByLabel('Posición').fill('');
    await form('Posición').getByRole('button', { name: 'Cambiar' }).click();
    await page.getByText('Debe ser un número entero.').waitFor();
    await expectFitForAll(page);
    await form('Posición').getByLabel('Posición').fill('3');
    const actual = await readApi(endpoints.fetchTemporadaActual);
    expect(await readApi(endpoints.fetchEquipoEstadisticasTemporada, actual?._id)).toMatchObject({
      posicion: 3,
      num_equipos: 14,
    });
    await page.goto(`${inject('siteUrl')}/estadisticas`);
    await page.getByText('3º', { exact: true }).waitFor();
  });

  it('asks before a form with something in it is left, and keeps or loses it', async () => {
    const { page } = panel;
    await openScreen(page, 'Campos');
    await page.getByLabel('Nombre').fill('La Dehesa');
    await followLink(page, 'Equipos');
    await answer(page, 'Hay cambios sin guardar', 'Seguir editando');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('La Dehesa');
    await followLink(page, 'Equipos');
    await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');
    await page.getByRole('heading', { level: 1, name: 'Equipos' }).waitFor();
    await openScreen(page, 'Campos');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('');
  });
});
