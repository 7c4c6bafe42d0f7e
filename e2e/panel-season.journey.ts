import { endpoints } from '@club/shared';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openTab, type Tab } from '../testing/browser';
import { clearClub } from '../testing/demo-club';
import {
  answer,
  createRecord,
  openScreen,
  readApi,
  signIn,
  waitForSuccess,
} from '../testing/panel';

/** Name, shirt number and place in every sheet of this season. */
const SQUAD = [
  { nombre: 'Luis', dorsal: 1, fila: 'Portero' },
  { nombre: 'Pablo', dorsal: 4, fila: 'Defensa' },
  { nombre: 'Iker', dorsal: 8, fila: 'Mediocentro' },
  { nombre: 'Nico', dorsal: 9, fila: 'Delantero' },
  { nombre: 'Hugo', dorsal: 14, fila: 'Sustituto' },
] as const;

interface Match {
  readonly rival: string;
  readonly lado: 'Local' | 'Visitante';
  readonly fecha: string;
}

const MATCHES: readonly Match[] = [
  { rival: 'Rival Uno', lado: 'Local', fecha: '2026-09-05' },
  { rival: 'Rival Dos', lado: 'Visitante', fecha: '2026-09-12' },
  { rival: 'Rival Uno', lado: 'Visitante', fecha: '2026-09-19' },
];

/** A goal of ours with scorer and assistant, or one against us. */
type Goal = readonly [scorer: string, assistant: string] | 'encajado';

async function openFicha(page: Page, { rival, fecha }: Match) {
  await openScreen(page, 'Partidos');
  const day = fecha.split('-').reverse().join('-');
  await page
    .getByRole('button', { name: new RegExp(`^Actualizar ficha .*${rival}, ${day}$`) })
    .click();
  await page
    .getByLabel(/^Posición de /)
    .first()
    .waitFor();
}

async function addGoal(page: Page, goal: Goal) {
  if (goal === 'encajado') {
    await page.getByLabel('Evento', { exact: true }).selectOption({ label: 'Gol encajado' });
  } else {
    const [scorer, assistant] = goal;
    const labelOf = (name: string) =>
      `${name} (${String(SQUAD.find(({ nombre }) => nombre === name)?.dorsal)})`;
    await page.getByLabel('Evento', { exact: true }).selectOption({ label: 'Gol anotado' });
    await page.getByLabel('Autor').selectOption({ label: labelOf(scorer) });
    await page.getByLabel('Asistente').selectOption({ label: labelOf(assistant) });
  }
  await page.getByRole('button', { name: 'Añadir evento' }).click();
}

async function saveFicha(page: Page) {
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await waitForSuccess(page, 'ficha actualizada!');
}

async function play(page: Page, match: Match, goals: readonly Goal[]) {
  await openFicha(page, match);
  for (const { nombre, fila } of SQUAD) {
    await page.getByLabel(`Posición de ${nombre}`).selectOption({ label: fila });
  }
  for (const goal of goals) await addGoal(page, goal);
  await saveFicha(page);
}

/** Every figure of the squad that a sheet moves, by name. */
async function figures() {
  const jugadores = await readApi(endpoints.fetchJugadores);
  return Object.fromEntries(
    jugadores.map(({ nombre, estadisticas_temporada: numbers }) => [
      nombre,
      [numbers.partidos_jugados, numbers.goles, numbers.asistencias, numbers.goles_encajados],
    ]),
  );
}

describe('a club that is run through its panel alone', () => {
  let browser: Browser;
  let admin: Tab;
  let fan: Tab;
  let page: Page;

  beforeAll(async () => {
    await clearClub();
    browser = await launchBrowser();
    [admin, fan] = await Promise.all([openTab(browser), openTab(browser)]);
    ({ page } = admin);
    await signIn(page);
  });
  afterAll(() => browser.close());

  it('says in each empty list that there is nothing yet', async () => {
    for (const [screen, text] of [
      ['Noticias', 'Aún no hay noticias.'],
      ['Plantilla', 'Aún no hay jugadores.'],
      ['Partidos', 'Aún no hay temporadas. Crea una antes de crear partidos.'],
      ['Equipos', 'Aún no hay equipos.'],
      ['Competiciones', 'Aún no hay competiciones.'],
      ['Campos', 'Aún no hay campos.'],
      ['Estadísticas', 'Aún no hay temporadas. Crea una antes de cambiar sus estadísticas.'],
      ['Temporadas', 'Aún no hay temporadas.'],
    ] as const) {
      await openScreen(page, screen);
      await page.getByText(text, { exact: true }).waitFor();
    }
  });

  it('takes a season with its players, rivals, matches and sheets to right statistics', async () => {
    await openScreen(page, 'Temporadas');
    await createRecord(page, 'Crear temporada', { Nombre: '2026/27' });
    await waitForSuccess(page, 'temporada creada!');
    await openScreen(page, 'Competiciones');
    await createRecord(page, 'Crear competicion', { Nombre: 'Liga' });
    await waitForSuccess(page, 'competicion creada!');
    await openScreen(page, 'Campos');
    await createRecord(page, 'Crear campo', { Nombre: 'El Encinar' });
    await waitForSuccess(page, 'campo creado!');
    await openScreen(page, 'Equipos');
    for (const nombre of ['Rival Uno', 'Rival Dos']) {
      await createRecord(page, 'Crear equipo', { Nombre: nombre });
      await page.getByRole('button', { name: `Editar equipo ${nombre}` }).waitFor();
    }
    await openScreen(page, 'Plantilla');
    for (const { nombre, dorsal } of SQUAD) {
      await createRecord(page, 'Crear jugador', { Nombre: nombre, Dorsal: String(dorsal) });
      await waitForSuccess(page, `jugador ${nombre} creado!`);
    }
    await openScreen(page, 'Partidos');
    for (const { rival, lado, fecha } of MATCHES) {
      const form = page.getByRole('form', { name: 'Crear partido' });
      await form.getByLabel('Rival').selectOption({ label: rival });
      await form.getByLabel('Competicion').selectOption({ label: 'Liga' });
      await form.getByLabel('Campo').selectOption({ label: 'El Encinar' });
      await form.getByLabel('Local/Visitante').selectOption({ label: lado });
      await form.getByLabel('Fecha').fill(fecha);
      await form.getByRole('button', { name: 'Crear partido' }).click();
      await page.getByText(fecha.split('-').reverse().join('-')).first().waitFor();
    }

    const [first, second, third] = MATCHES;
    if (!first || !second || !third) throw new Error('three matches are played');
    await play(page, first, [['Nico', 'Iker'], 'encajado', ['Nico', 'Pablo']]);
    await play(page, second, []);
    await play(page, third, ['encajado']);
    // The third was a draw after all.
    await openFicha(page, third);
    await addGoal(page, ['Iker', 'Nico']);
    await saveFicha(page);

    expect(await figures()).toEqual({
      Luis: [3, 0, 0, 2],
      Pablo: [3, 0, 1, 2],
      Iker: [3, 1, 1, 2],
      Nico: [3, 2, 1, 2],
      Hugo: [3, 0, 0, 2],
    });
    await openScreen(page, 'Estadísticas');
    for (const [form, value] of [
      ['Posición', '2'],
      ['Número de equipos', '12'],
    ] as const) {
      await createRecord(page, form, { [form]: value }, 'Cambiar');
      await page.getByRole('form', { name: form }).getByText(`Ahora: ${value}`).waitFor();
    }

    await fan.page.goto(`${inject('siteUrl')}/estadisticas`);
    await fan.page.getByText('2º', { exact: true }).waitFor();
    const record = await fan.page.locator('main dl > div').allTextContents();
    expect(record).toEqual([
      'Partidos jugados3',
      'Posición2º',
      'Equipos12',
      'Ganados1',
      'Empatados2',
      'Perdidos0',
    ]);
    const ranking = async (title: string) =>
      (await fan.page.getByRole('list', { name: title }).innerText()).replace(/\s+/g, ' ');
    expect(await ranking('Goles')).toMatch(/^Nico .*2 goles 2 Iker .*1 gol$/);
    expect(await ranking('Asistencias')).toMatch(/^Iker .*1 asist\. 2 Nico .*1 asist\. 3 Pablo/);
  });

  it('goes into a new season and back', async () => {
    const before = await figures();
    await openScreen(page, 'Temporadas');
    await createRecord(page, 'Crear temporada', { Nombre: '2027/28' });
    await waitForSuccess(page, 'temporada creada!');
    expect(
      Object.values(await figures())
        .flat()
        .every((figure) => figure === 0),
    ).toBe(true);
    await page.getByRole('button', { name: 'Borrar temporada 2027/28' }).click();
    await page.getByText('«2027/28» no tiene partidos. Es la temporada actual').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await answer(page, /^SE BORRARÁN LAS ESTADÍSTICAS/, 'Borrar');
    await waitForSuccess(page, 'temporada borrada!');
    expect(await figures()).toEqual(before);
    expect(admin.problems).toEqual([]);
    expect(fan.problems).toEqual([]);
  });
});
