import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import type { Tab } from '../testing/browser';
import { answer, createRecord, openScreen, signIn, waitForSuccess } from '../testing/panel';
import { site } from '../testing/running-club';
import { emptyClubJourney, expect, test } from '../testing/journey';
import { demoClient, readApi } from '../testing/club-access';

/** Name, shirt number and row in every sheet of this season. */
const SQUAD = [
  { nombre: 'Luis', dorsal: 1, fila: 'Portero' },
  { nombre: 'Nico', dorsal: 9, fila: 'Delantero' },
  { nombre: 'Hugo', dorsal: 14, fila: 'Sustituto' },
] as const;

/** A goal of ours with scorer and assistant, or one against us. */
type Goal = readonly [scorer: string, assistant: string] | 'encajado';

interface Match {
  readonly rival: string;
  readonly local: boolean;
  /** DD-MM-YYYY */
  readonly fecha: string;
  /** Final content of its sheet, after corrections. */
  readonly goals: readonly Goal[];
}

const DRAWN: Match = {
  rival: 'Rival Uno',
  local: false,
  fecha: '12-09-2026',
  goals: ['encajado', ['Nico', 'Hugo']],
};
const WON: Match = {
  rival: 'Rival Dos',
  local: true,
  fecha: '19-09-2026',
  goals: [
    ['Nico', 'Hugo'],
    ['Hugo', 'Nico'],
    ['Nico', 'Luis'],
  ],
};
const MATCHES = [DRAWN, WON] as const;

/** Figures of Luis, Nico and Hugo: matches played, goals, assists, goals conceded, clean sheets. */
const FIGURES = {
  none: [Array(5).fill(0), Array(5).fill(0), Array(5).fill(0)],
  drawn: [
    [1, 0, 0, 1, 0],
    [1, 1, 0, 1, 0],
    [1, 0, 1, 1, 0],
  ],
  drawnAndWon: [
    [2, 0, 1, 1, 1],
    [2, 3, 1, 1, 1],
    [2, 1, 2, 1, 1],
  ],
} as const;

/** Creates the season with its matches, without the panel. */
async function createClub(): Promise<void> {
  const api = demoClient(site());
  await api.call(endpoints.addTemporada, { body: { nombre: '2026/27' } });
  const { _id: competicion_id } = await api.call(endpoints.addCompeticion, {
    body: { nombre: 'Liga' },
  });
  const { _id: campo_id } = await api.call(endpoints.addCampo, { body: { nombre: 'El Encinar' } });
  for (const { rival: nombre, local, fecha: fecha_str } of MATCHES) {
    const { _id: equipo_id } = await api.call(endpoints.addEquipo, { body: { nombre } });
    const partido = { equipo_id, competicion_id, campo_id, local, fecha_str };
    await api.call(endpoints.addPartido, { body: partido });
  }
  for (const { nombre, dorsal } of SQUAD) {
    await api.call(endpoints.addJugador, { body: { nombre, dorsal } });
  }
}

async function openActa(page: Page, { rival, fecha: date }: Match) {
  await openScreen(page, 'Partidos');
  await page
    .getByRole('button', { name: new RegExp(`^Actualizar ficha .*${rival}, ${date}$`) })
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
    const toOptionLabel = (name: string) =>
      `${name} (${String(SQUAD.find(({ nombre }) => nombre === name)?.dorsal)})`;
    await page.getByLabel('Evento', { exact: true }).selectOption({ label: 'Gol anotado' });
    await page.getByLabel('Autor').selectOption({ label: toOptionLabel(scorer) });
    await page.getByLabel('Asistente').selectOption({ label: toOptionLabel(assistant) });
  }
  await page.getByRole('button', { name: 'Añadir evento' }).click();
}

async function saveActa(page: Page, summary: string | RegExp = '') {
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(summary).first().waitFor();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await waitForSuccess(page, 'ficha actualizada!');
}

async function play(page: Page, match: Match, goals = match.goals) {
  await openActa(page, match);
  for (const { nombre, fila } of SQUAD) {
    await page.getByLabel(`Posición de ${nombre}`).selectOption({ label: fila });
  }
  for (const goal of goals) await addGoal(page, goal);
  await saveActa(page);
}

async function deleteTemporada(page: Page, nombre: string) {
  await page.getByRole('button', { name: `Borrar temporada ${nombre}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await answer(page, /^SE BORRARÁN LAS ESTADÍSTICAS/, 'Borrar');
}

async function readFigures() {
  const jugadores = await readApi(endpoints.fetchJugadores);
  return jugadores
    .toSorted((a, b) => a.dorsal - b.dorsal)
    .map(({ estadisticas_temporada: figures }) => [
      figures.partidos_jugados,
      figures.goles,
      figures.asistencias,
      figures.goles_encajados,
      figures.porterias_imbatidas,
    ]);
}

test.describe('a season run through the panel', () => {
  const { openTab } = emptyClubJourney();
  let admin: Tab;
  let fan: Tab;
  let page: Page;

  test.beforeAll(async () => {
    const options = { reducedMotion: 'reduce' } as const;
    [admin, fan] = await Promise.all([openTab(options), openTab(options)]);
    ({ page } = admin);
    await signIn(page);
    // A club without a season starts with the wizard.
    await page.waitForURL('**/admin/empezar');
    await createClub();
  });

  test('gets correct statistics from its sheets, also after a correction and an annulment', async () => {
    await play(page, DRAWN, ['encajado']);
    // Correction: the first match, a cup tie, was level after extra time, and was won on penalties.
    await openActa(page, DRAWN);
    await page.getByRole('switch', { name: 'Hubo prórroga' }).check();
    await page.getByLabel('Parte', { exact: true }).selectOption('Prórroga, 2.ª parte');
    await page.getByLabel('Minuto (opcional)').fill('118');
    await addGoal(page, ['Nico', 'Hugo']);
    await page.getByRole('combobox', { name: 'Capitán' }).selectOption({ index: 1 });
    await page.getByRole('switch', { name: 'Tanda de penaltis' }).check();
    await page.getByLabel('Penaltis nuestros').fill('4');
    await page.getByLabel('Penaltis del rival').fill('3');
    await saveActa(page, /^1-1 \(3-4 p\.\)\. Pasa /);
    const tie = (await readApi(endpoints.fetchPartidos)).find(({ tanda }) => tanda);
    expect(tie).toMatchObject({
      resultado: 'draw',
      tanda: { anotados: 4, encajados: 3 },
      detalles: { prorroga_1: [], prorroga_2: [{ minuto: 118 }] },
    });
    expect(tie?.capitan).toBeDefined();
    // The second match gets a wrong sheet, which is annulled and entered again.
    await play(page, WON, [['Hugo', 'Luis'], 'encajado']);
    await page.getByRole('button', { name: 'Anular ficha' }).click();
    await answer(page, '¿Seguro que quieres anular esta ficha?', 'Anular ficha');
    await waitForSuccess(page, 'ficha anulada!');
    expect(await readFigures()).toEqual(FIGURES.drawn);
    await play(page, WON);
    // Its sheet fills in the draft of a news item.
    await page.getByRole('link', { name: 'Escribir crónica' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crónica' }).waitFor();
    const title = await page.getByLabel('Titulo').inputValue();
    expect(title).toContain('3-0');
    expect(title).toContain(WON.rival);
    await page.getByRole('button', { name: 'Publicar noticia' }).click();
    await page.getByText('Noticia creada!').waitFor();
    expect(await readApi(endpoints.fetchNoticias)).toMatchObject([{ titulo: title }]);

    expect(await readFigures()).toEqual(FIGURES.drawnAndWon);
    const temporada = await readApi(endpoints.fetchTemporadaActual);
    expect(await readApi(endpoints.fetchEquipoEstadisticasTemporada, temporada?._id)).toMatchObject(
      {
        partidos_jugados: 2,
        ganados: 1,
        empatados: 1,
        perdidos: 0,
      },
    );
    await openScreen(page, 'Estadísticas');
    for (const [form, value] of [
      ['Posición', '2'],
      ['Número de equipos', '12'],
    ] as const) {
      await createRecord(page, form, { [form]: value }, 'Cambiar');
      await page.getByRole('form', { name: form }).getByText(`Ahora: ${value}`).waitFor();
    }

    await fan.page.goto(`${site()}/estadisticas`);
    await fan.page.getByText('2º', { exact: true }).waitFor();
    const record = await fan.page.locator('main dl > div').allTextContents();
    expect(record).toEqual([
      'Partidos jugados2',
      'Posición2º',
      'Equipos12',
      'Ganados1',
      'Empatados1',
      'Perdidos0',
    ]);
    const ranking = async (title: string) =>
      (await fan.page.getByRole('list', { name: title }).innerText()).replace(/\s+/g, ' ');
    expect(await ranking('Goles')).toMatch(/^Nico .*3 goles 2 Hugo .*1 gol$/);
    expect(await ranking('Asistencias')).toMatch(
      /^Hugo .*2 asist\. 2 Luis .*1 asist\. 3 Nico .*1 asist\.$/,
    );
  });

  test('starts a new season, and deleting it restores the previous one', async () => {
    await openScreen(page, 'Temporadas');
    await createRecord(page, 'Crear temporada', { Nombre: '2027/28' });
    await waitForSuccess(page, 'temporada creada!');
    expect(await readFigures()).toEqual(FIGURES.none);
    await deleteTemporada(page, '2027/28');
    await waitForSuccess(page, 'temporada borrada!');
    expect(await readFigures()).toEqual(FIGURES.drawnAndWon);
    // Deletes the only season: all figures become zero.
    await deleteTemporada(page, '2026/27');
    await page.getByText('Aún no hay temporadas.', { exact: true }).waitFor();
    expect(await readFigures()).toEqual(FIGURES.none);
    expect(admin.problems).toEqual([]);
    expect(fan.problems).toEqual([]);
  });
});
