import { endpoints } from '@club/shared';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { accessibilityProblems, launchBrowser, openTab, type Tab } from '../testing/browser';
import { resetDemoClub } from '../testing/demo-club';
import {
  answer,
  createRecord,
  openScreen,
  readApi,
  readRefusal,
  signIn,
  waitForSuccess,
} from '../testing/panel';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');

/** Opens the form that changes a record, with `change` in one of its fields, and saves it. */
async function edit(page: Page, name: string, label: string, change: string) {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await dialog(page)
    .getByLabel(new RegExp(`^${label}(\\s\\*)?$`))
    .fill(change);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
}

/** Everything on the screen is at least 44 px high and nothing is wider than the phone. */
async function touchProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'main :is(button, a, input, select), [role$=dialog] :is(button, input, select)',
    );
    const problems = [...targets]
      .filter(({ offsetParent }) => offsetParent !== null)
      .map((target) => target.closest('label, .MuiInputBase-root') ?? target)
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => `low: ${target.outerHTML.slice(0, 200)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? [...problems, 'wider than the screen'] : problems;
  });
}

async function expectFitForAll(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await touchProblems(page)).toEqual([]);
}

const NAMED = [
  {
    screen: 'Noticias',
    noun: 'noticia',
    button: 'Crear noticia',
    label: 'Titulo',
    created: 'Noticia creada!',
    updated: 'Noticia actualizada!',
    deleted: 'Noticia borrada!',
    gone: 'No se ha encontrado la noticia.',
  },
  {
    screen: 'Equipos',
    noun: 'equipo',
    button: 'Crear equipo',
    label: 'Nombre',
    created: 'equipo creado!',
    updated: 'equipo actualizado!',
    deleted: 'equipo borrado!',
    gone: 'No se ha encontrado el equipo.',
  },
  {
    screen: 'Competiciones',
    noun: 'competición',
    button: 'Crear competicion',
    label: 'Nombre',
    created: 'competicion creada!',
    updated: 'competicion actualizada!',
    deleted: 'competicion borrada!',
    gone: 'No se ha encontrado la competición.',
  },
  {
    screen: 'Campos',
    noun: 'campo',
    button: 'Crear campo',
    label: 'Nombre',
    created: 'campo creado!',
    updated: 'campo actualizado!',
    deleted: 'campo borrado!',
    gone: 'No se ha encontrado el campo.',
  },
] as const;

describe('the panel', () => {
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  /** Statuses of refusals that a test brings about: the browser reports each as a console error. */
  let refusals: readonly number[];

  beforeAll(async () => {
    await resetDemoClub();
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    refusals = [];
    tab = await openTab(browser);
    ({ page } = tab);
    await signIn(page);
  });
  afterEach(async () => {
    const unexpected = tab.problems.filter(
      (problem) => !refusals.some((status) => problem.includes(`status of ${String(status)}`)),
    );
    await page.context().close();
    expect(unexpected).toEqual([]);
  });

  it.each(NAMED)('creates, finds, changes and deletes in $screen', async (kind) => {
    const { screen, noun, button, label, gone } = kind;
    await openScreen(page, screen);
    await page.getByRole('button', { name: button }).click();
    await page.getByText('No puede estar vacío.').waitFor();
    expect(
      await page.getByLabel(label, { exact: false }).first().getAttribute('aria-invalid'),
    ).toBe('true');
    await expectFitForAll(page);

    await createRecord(page, button, { [label]: '  Ñandú del Henares ' });
    await waitForSuccess(page, kind.created);
    await page.getByLabel(`Buscar ${noun}`).fill('nandu HENARES');
    await rowOf(page, 'Ñandú del Henares').waitFor();
    expect(await rows(page).count()).toBe(1);

    await page.getByRole('button', { name: `Editar ${noun} Ñandú del Henares` }).click();
    await dialog(page).getByLabel(label).fill(' ');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await dialog(page).getByText('No puede estar vacío.').waitFor();
    await expectFitForAll(page);
    await dialog(page).getByLabel(label).fill('Ñandú nuevo');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, kind.updated);
    await page.getByLabel(`Buscar ${noun}`).fill('');
    await rowOf(page, 'Ñandú nuevo').waitFor();

    // A second tab of the same administrator, which does not know of the deletion.
    const second = await page.context().newPage();
    await second.goto(page.url());
    await rowOf(second, 'Ñandú nuevo').waitFor();

    await page.getByRole('button', { name: `Borrar ${noun} Ñandú nuevo` }).click();
    await question(page).getByRole('button', { name: 'Borrar', disabled: false }).waitFor();
    await expectFitForAll(page);
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Borrar ${noun} Ñandú nuevo` }).click();
    await answer(page, /^¿Seguro que quieres borrar est[ae] \S+\? \(\S+\)$/, 'Borrar');
    await waitForSuccess(page, kind.deleted);
    await rowOf(page, 'Ñandú nuevo').waitFor({ state: 'detached' });

    await edit(second, `${noun} Ñandú nuevo`, label, 'Demasiado tarde');
    expect(await readRefusal(dialog(second))).toBe(gone);
    expect(await dialog(second).getByLabel(label).inputValue()).toBe('Demasiado tarde');
    await dialog(second).getByRole('button', { name: 'Cancelar' }).click();
    await answer(second, 'Hay cambios sin guardar', 'Salir sin guardar');
    await second.getByRole('button', { name: `Borrar ${noun} Ñandú nuevo` }).click();
    await answer(second, /^¿Seguro/, 'Borrar');
    expect(await readRefusal(second)).toBe(gone);
  });

  it('publishes news with their line breaks and keeps their date on a change', async () => {
    await openScreen(page, 'Noticias');
    const [newest] = await readApi(endpoints.fetchNoticias);
    await rows(page)
      .first()
      .getByText(newest?.titulo ?? '')
      .waitFor();
    await createRecord(page, 'Crear noticia', {
      Titulo: 'Fiesta',
      Noticia: 'El sábado.\nVenid todos.',
    });
    await waitForSuccess(page, 'Noticia creada!');
    await rows(page).first().getByText('Fiesta').waitFor();
    expect(await page.getByLabel('Titulo').inputValue()).toBe('');
    await page.getByLabel('Ordenar por').selectOption({ label: 'Más antiguas primero' });
    await rows(page).last().getByText('Fiesta').waitFor();
    const [before] = await readApi(endpoints.fetchNoticias);
    await edit(page, 'noticia Fiesta', 'Noticia', 'El domingo.\nVenid todos.');
    await waitForSuccess(page, 'Noticia actualizada!');
    const [after] = await readApi(endpoints.fetchNoticias);
    expect(after).toEqual({ ...before, contenido: 'El domingo.\nVenid todos.' });
    await page.goto(`${inject('siteUrl')}/noticias/${after?._id ?? ''}`);
    await page.getByText('Venid todos.').waitFor();
  });

  it('gives teams a colour, and says in how many matches one is used', async () => {
    await openScreen(page, 'Equipos');
    expect(await page.getByLabel('Color').inputValue()).toBe('#000000');
    await createRecord(page, 'Crear equipo', { Nombre: 'Deportivo Azul', Color: '#1122cc' });
    await waitForSuccess(page, 'equipo creado!');
    await rowOf(page, 'Deportivo Azul').getByText('#1122cc').waitFor();
    await page.getByRole('heading', { name: 'equipos creados' }).waitFor();

    const partidos = await readApi(endpoints.fetchPartidos);
    for (const [screen, noun, field, nombre] of [
      ['Equipos', 'equipo', 'equipo_id', 'nombre_equipo'],
      ['Competiciones', 'competición', 'competicion_id', 'nombre_competicion'],
      ['Campos', 'campo', 'campo_id', 'nombre_campo'],
    ] as const) {
      const [used] = partidos;
      const count = partidos.filter((partido) => partido[field] === used?.[field]).length;
      await openScreen(page, screen);
      const name = `Borrar ${noun} ${used?.[nombre] ?? ''}`;
      await page.getByRole('button', { name, exact: true }).click();
      await question(page)
        .getByText(new RegExp(`se usa en ${String(count)} partidos?, que conservarán? su nombre`))
        .waitFor();
      await question(page).getByRole('button', { name: 'Cancelar' }).click();
      await question(page).waitFor({ state: 'detached' });
    }
    const [used] = partidos;
    await openScreen(page, 'Equipos');
    await page.getByRole('button', { name: `Borrar equipo ${used?.nombre_equipo ?? ''}` }).click();
    await answer(
      page,
      `¿Seguro que quieres borrar este equipo? (${used?.equipo_id ?? ''})`,
      'Borrar',
    );
    await waitForSuccess(page, 'equipo borrado!');
    expect(await readApi(endpoints.fetchPartido, used?._id)).toEqual(used);
  });

  it('creates a player with the defaults of the specification, changes, corrects and deletes him', async () => {
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
    await dialog(page)
      .getByText(/^Corrección a mano: estadísticas de /)
      .waitFor();
    expect(await dialog(page).getByLabel('Fecha de nacimiento').inputValue()).toBe('1999-01-01');
    await dialog(page).getByLabel('Goles', { exact: true }).fill('-1');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await dialog(page).getByText('No puede ser negativo.').waitFor();
    await expectFitForAll(page);
    await dialog(page).getByLabel('Goles', { exact: true }).fill('3');
    await dialog(page).getByLabel('Alias').fill('El Faro');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'jugador Ximo actualizado!');
    expect(await readApi(endpoints.fetchJugador, id)).toMatchObject({
      alias: 'El Faro',
      estadisticas_temporada: { goles: 3, partidos_jugados: 0 },
    });

    refusals = [400];
    await edit(page, 'jugador Ximo Z.', 'Fecha de nacimiento', '2999-01-01');
    expect(await readRefusal(dialog(page))).toContain('no puede estar en el futuro');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');

    await page.getByRole('button', { name: 'Borrar jugador Ximo Z.' }).click();
    await question(page).getByText('Ximo Z. no está en ninguna ficha.').waitFor();
    await answer(page, `Seguro que quieres borrar este jugador? (${id})`, 'Borrar');
    await waitForSuccess(page, 'jugador borrado!');
    await page.getByText('0 de ').waitFor();
  });

  it('suggests INACTIVO for a player who is in sheets', async () => {
    const [scorer] = await readApi(endpoints.fetchRankingGoleadores);
    await openScreen(page, 'Plantilla');
    await rowOf(page, scorer?.jugador_id ?? '')
      .getByRole('button', { name: /^Borrar/ })
      .click();
    await question(page)
      .getByText(/está en \d+ fichas, que lo conservarán.*INACTIVO/)
      .waitFor();
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre' });
    const names = await rows(page).locator('p').allTextContents();
    const titles = names.filter((text) => /\(\d+\)$/.test(text));
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('es').compare));
  });

  it('marks the current season, renames it, refuses a name twice and deletes after two questions', async () => {
    const before = await readApi(endpoints.fetchTemporadas);
    const last = before.at(-1);
    await openScreen(page, 'Temporadas');
    await page.getByText('La flecha marca la temporada actual (la última).').waitFor();
    await expectFitForAll(page);
    await createRecord(page, 'Crear temporada', { Nombre: 'Temporada de prueba' });
    await waitForSuccess(page, 'temporada creada!');
    const arrow = page.getByRole('img', { name: 'Temporada actual' });
    await rowOf(page, 'Temporada de prueba').filter({ has: arrow }).waitFor();
    expect(await rows(page).filter({ has: arrow }).count()).toBe(1);

    refusals = [409];
    await createRecord(page, 'Crear temporada', { Nombre: 'Temporada de prueba' });
    expect(await readRefusal(page)).toBe('Ya existe una temporada llamada «Temporada de prueba».');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('Temporada de prueba');
    await page.getByLabel('Nombre').fill('');

    await edit(page, 'temporada Temporada de prueba', 'Nombre', 'Temporada breve');
    await waitForSuccess(page, 'temporada actualizada!');
    const borrar = page.getByRole('button', { name: 'Borrar temporada Temporada breve' });
    const second =
      'SE BORRARÁN LAS ESTADÍSTICAS REGISTRADAS EN ESTA TEMPORADA. ¿SEGURO QUE QUIERES BORRARLA?';
    await borrar.click();
    await question(page)
      .getByText(`«${last?.nombre ?? ''}» volverá a ser la actual`)
      .waitFor();
    await expectFitForAll(page);
    await question(page).getByRole('button', { name: 'Borrar' }).click();
    await answer(page, second, 'Cancelar');
    expect(await readApi(endpoints.fetchTemporadas)).toHaveLength(before.length + 1);
    await borrar.click();
    await question(page).getByRole('button', { name: 'Borrar', disabled: false }).click();
    await answer(page, second, 'Borrar');
    await waitForSuccess(page, 'temporada borrada!');
    await rowOf(page, last?.nombre ?? '')
      .filter({ has: arrow })
      .waitFor();
    expect(await readApi(endpoints.fetchTemporadas)).toEqual(before);
  });

  it("changes the current season's position and number of teams, but not to nothing", async () => {
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
    await openScreen(page, 'Campos');
    await page.getByLabel('Nombre').fill('La Dehesa');
    const link = page.getByRole('link', { name: 'Equipos', exact: true });
    await link.click();
    await answer(page, 'Hay cambios sin guardar', 'Seguir editando');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('La Dehesa');
    await link.click();
    await answer(page, 'Hay cambios sin guardar', 'Salir sin guardar');
    await page.getByRole('heading', { level: 1, name: 'Equipos' }).waitFor();
    await openScreen(page, 'Campos');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('');
  });
});
