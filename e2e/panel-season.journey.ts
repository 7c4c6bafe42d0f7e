import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import type { Tab } from '../testing/browser';
import {
  answer,
  createRecord,
  openNewForm,
  openScreen,
  signIn,
  waitForSuccess,
} from '../testing/panel';
import { site } from '../testing/running-club';
import { emptyClubJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

/** Name, shirt number and row in every sheet of this season. */
const SQUAD = [
  { nombre: 'Luis', dorsal: 1, fila: 'Portero' },
  { nombre: 'Pablo', dorsal: 4, fila: 'Defensa' },
  { nombre: 'Iker', dorsal: 8, fila: 'Mediocentro' },
  { nombre: 'Nico', dorsal: 9, fila: 'Delantero' },
  { nombre: 'Hugo', dorsal: 14, fila: 'Sustituto' },
] as const;

/** A goal of ours with scorer and assistant, or one against us. */
type Goal = readonly [scorer: string, assistant: string] | 'encajado';

interface Match {
  readonly rival: string;
  readonly lado: 'Local' | 'Visitante';
  readonly fecha: string;
  /** Final content of its sheet, after corrections. */
  readonly goals: readonly Goal[];
}

const MATCHES: readonly Match[] = [
  {
    rival: 'Rival Uno',
    lado: 'Local',
    fecha: '2026-09-05',
    goals: [['Nico', 'Iker'], 'encajado', ['Nico', 'Pablo']],
  },
  { rival: 'Rival Dos', lado: 'Visitante', fecha: '2026-09-12', goals: [] },
  {
    rival: 'Rival Uno',
    lado: 'Visitante',
    fecha: '2026-09-19',
    goals: ['encajado', ['Iker', 'Nico']],
  },
  { rival: 'Rival Dos', lado: 'Local', fecha: '2026-09-26', goals: ['encajado', 'encajado'] },
  {
    rival: 'Rival Tres',
    lado: 'Visitante',
    fecha: '2026-10-10',
    goals: [
      ['Nico', 'Hugo'],
      ['Iker', 'Hugo'],
    ],
  },
];

/** Matches played, goals, assists, goals conceded, clean sheets of a player. */
type Figures = readonly [number, number, number, number, number];

/** Expected figures, counted one by one: everybody plays every match. */
function modelFigures(matches: readonly Match[]): Record<string, Figures> {
  return Object.fromEntries(
    SQUAD.map(({ nombre }): [string, Figures] => {
      const goals = matches.flatMap((match) => match.goals);
      const conceded = goals.filter((goal) => goal === 'encajado').length;
      const clean = matches.filter((match) => !match.goals.includes('encajado')).length;
      return [
        nombre,
        [
          matches.length,
          goals.filter((goal) => goal !== 'encajado' && goal[0] === nombre).length,
          goals.filter((goal) => goal !== 'encajado' && goal[1] === nombre).length,
          conceded,
          clean,
        ],
      ];
    }),
  );
}

/** Matches played, won, drawn and lost, counted from the sheets. */
function modelResults(matches: readonly Match[]) {
  const balance = matches.map(({ goals }) => {
    const against = goals.filter((goal) => goal === 'encajado').length;
    return Math.sign(goals.length - 2 * against);
  });
  const count = (sign: number) => balance.filter((value) => value === sign).length;
  return {
    partidos_jugados: matches.length,
    ganados: count(1),
    empatados: count(0),
    perdidos: count(-1),
  };
}

async function createPartido(page: Page, { rival, lado, fecha: date }: Match) {
  const form = await openNewForm(page, 'Crear partido');
  await form.getByLabel('Rival').selectOption({ label: rival });
  await form.getByLabel('Competicion').selectOption({ label: 'Liga' });
  await form.getByLabel('Campo').selectOption({ label: 'El Encinar' });
  await form.getByLabel('Local/Visitante').selectOption({ label: lado });
  await form.getByLabel('Fecha').fill(date);
  await form.getByRole('button', { name: 'Crear partido' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText(date.split('-').reverse().join('-')).first().waitFor();
}

async function openActa(page: Page, { rival, fecha: date }: Match) {
  await openScreen(page, 'Partidos');
  const day = date.split('-').reverse().join('-');
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

async function saveActa(page: Page) {
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
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

/** The five figures of every player, by name. */
async function readFigures() {
  const jugadores = await readApi(endpoints.fetchJugadores);
  return Object.fromEntries(
    jugadores.map(({ nombre, estadisticas_temporada: numbers }) => [
      nombre,
      [
        numbers.partidos_jugados,
        numbers.goles,
        numbers.asistencias,
        numbers.goles_encajados,
        numbers.porterias_imbatidas,
      ],
    ]),
  );
}

test.describe('a club run through its panel alone', () => {
  const { openTab } = emptyClubJourney();
  let admin: Tab;
  let fan: Tab;
  let page: Page;

  test.beforeAll(async () => {
    [admin, fan] = await Promise.all([openTab(), openTab()]);
    ({ page } = admin);
    await signIn(page);
    // A club without a season starts with the wizard.
    await page.waitForURL('**/admin/empezar');
  });

  test('enters a season with players, rivals, matches and sheets, and gets correct statistics', async () => {
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
    for (const nombre of new Set(MATCHES.map(({ rival }) => rival))) {
      await createRecord(page, 'Crear equipo', { Nombre: nombre });
      await page.getByRole('button', { name: `Editar equipo ${nombre}` }).waitFor();
    }
    await openScreen(page, 'Plantilla');
    for (const { nombre, dorsal } of SQUAD) {
      await createRecord(page, 'Crear jugador', { Nombre: nombre, Dorsal: String(dorsal) });
      await waitForSuccess(page, `jugador ${nombre} creado!`);
    }
    await openScreen(page, 'Partidos');
    for (const match of MATCHES) await createPartido(page, match);

    const [first, second, third, fourth, ...others] = MATCHES;
    if (!first || !second || !third || !fourth)
      throw new Error('there must be at least four matches');
    await play(page, first);
    await play(page, second);
    await play(page, third, ['encajado']);
    // Correction: the third match was a draw.
    await openActa(page, third);
    await addGoal(page, ['Iker', 'Nico']);
    await saveActa(page);
    // The fourth match gets a wrong sheet, which is annulled and entered again.
    await play(page, fourth, [['Hugo', 'Luis']]);
    await page.getByRole('button', { name: 'Anular ficha' }).click();
    await answer(page, '¿Seguro que quieres anular esta ficha?', 'Anular ficha');
    await waitForSuccess(page, 'ficha anulada!');
    expect(await readFigures()).toEqual(modelFigures([first, second, third]));
    await play(page, fourth);
    for (const match of others) await play(page, match);

    expect(await readFigures()).toEqual(modelFigures(MATCHES));
    const temporada = await readApi(endpoints.fetchTemporadaActual);
    expect(await readApi(endpoints.fetchEquipoEstadisticasTemporada, temporada?._id)).toMatchObject(
      modelResults(MATCHES),
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
      'Partidos jugados5',
      'Posición2º',
      'Equipos12',
      'Ganados2',
      'Empatados2',
      'Perdidos1',
    ]);
    const ranking = async (title: string) =>
      (await fan.page.getByRole('list', { name: title }).innerText()).replace(/\s+/g, ' ');
    expect(await ranking('Goles')).toMatch(/^Nico .*3 goles 2 Iker .*2 goles$/);
    expect(await ranking('Asistencias')).toMatch(
      /^Hugo .*2 asist\. 2 Iker .*1 asist\. 3 Nico .*1 asist\. 4 Pablo .*1 asist\.$/,
    );
  });

  test('starts a new season, and deleting it restores the previous one', async () => {
    const before = await readFigures();
    await openScreen(page, 'Temporadas');
    await createRecord(page, 'Crear temporada', { Nombre: '2027/28' });
    await waitForSuccess(page, 'temporada creada!');
    expect(
      Object.values(await readFigures())
        .flat()
        .every((figure) => figure === 0),
    ).toBe(true);
    await page.getByRole('button', { name: 'Borrar temporada 2027/28' }).click();
    await page.getByText('«2027/28» no tiene partidos. Es la temporada actual').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await answer(page, /^SE BORRARÁN LAS ESTADÍSTICAS/, 'Borrar');
    await waitForSuccess(page, 'temporada borrada!');
    expect(await readFigures()).toEqual(before);
    expect(before).toEqual(modelFigures(MATCHES));

    // The same with a season that has a match.
    await createRecord(page, 'Crear temporada', { Nombre: '2027/28' });
    await waitForSuccess(page, 'temporada creada!');
    await openScreen(page, 'Partidos');
    const next: Match = {
      rival: 'Rival Uno',
      lado: 'Local',
      fecha: '2027-09-05',
      goals: [['Nico', 'Hugo']],
    };
    await createPartido(page, next);
    await play(page, next);
    expect(await readFigures()).toEqual(modelFigures([next]));
    await openScreen(page, 'Temporadas');
    await deleteTemporada(page, '2027/28');
    await waitForSuccess(page, 'temporada borrada!');
    expect(await readFigures()).toEqual(modelFigures(MATCHES));
    // Deletes the only season: all figures become zero.
    await deleteTemporada(page, '2026/27');
    await page.getByText('Aún no hay temporadas.', { exact: true }).waitFor();
    expect(await readFigures()).toEqual(
      Object.fromEntries(SQUAD.map(({ nombre }) => [nombre, [0, 0, 0, 0, 0]])),
    );
    expect(admin.problems).toEqual([]);
    expect(fan.problems).toEqual([]);
  });
});
