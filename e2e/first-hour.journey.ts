import { endpoints, CREST_ID, imageUrl } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import type { Locator, Page } from '@playwright/test';
import type { Tab } from '../testing/browser';
import { resetDemoClub } from '../testing/demo-club';
import {
  answer,
  dialogOf,
  expectFitForAll,
  openScreen,
  signIn,
  waitForSuccess,
} from '../testing/panel';
import { effortText, type Person, personAt } from '../testing/person';
import { runningClub, site } from '../testing/running-club';
import { emptyClubJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

const CLUB = 'UD Roja de Ribera';
const COLOURS = { primario: '#c62828', secundario: '#ffffff' } as const;
const PASSWORD = 'la clave de quien ayuda';

const RIVALS = [
  ...['Atlético Robledal', 'CF Sotillo', 'Riberas', 'Deportivo Vega', 'Los Olmos', 'Peña Norte'],
  ...['San Roque', 'Valdeverde', 'Cerro Alto', 'Fuente Clara', 'Montejo', 'Villa del Río'],
] as const;

/** Position of a player, by index: two keepers, six defenders, six midfielders, six forwards. */
const positionOf = (index: number) => {
  if (index < 2) return 'POR';
  if (index < 8) return 'Lateral';
  return index < 14 ? 'Pivote' : 'Extremo';
};

/** Twenty players copied from a spreadsheet. */
const JUGADORES = [
  ['Nº', 'Nombre', 'Apellido', 'Posición', 'Fecha de nacimiento'],
  ...Array.from({ length: 20 }, (_, index) => [
    String(index + 1),
    `Nombre${String.fromCharCode(65 + index)}`,
    `Apellido${String.fromCharCode(65 + index)}`,
    positionOf(index),
    `${String((index % 28) + 1)}/5/${String(1990 + (index % 12))}`,
  ]),
]
  .map((row) => row.join('\t'))
  .join('\n');

/** Date of a match: one each week. */
const matchDate = (index: number) => {
  const date = new Date(Date.UTC(2026, 8, 5 + 7 * index));
  return [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()].join('/');
};

/** Twenty-two matches in a federation's format. The grounds are new to the club. */
const CALENDAR = [
  'Fecha;Hora;Rival;Local/Visitante;Competición;Campo',
  ...Array.from({ length: 22 }, (_, index) => {
    const rival = RIVALS[index % RIVALS.length] ?? '';
    const isLocal = index % 2 === 0;
    const campo = isLocal ? 'Municipal de la Ribera' : `Campo de ${rival}`;
    return [matchDate(index), '18:30', rival, isLocal ? 'L' : 'V', 'Liga Sur', campo].join(';');
  }),
].join('\n');

/** A simple crest as SVG: a white square on a coloured disc. */
const svgCrest = (name: string, color: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><circle cx="100" cy="100" r="90" fill="${color}"/><path d="M60 60h80v80h-80z" fill="#ffffff"/></svg>`,
  ),
});

/** A simple crest as PNG, the format of a federation's page. */
async function pngCrest(page: Page, name: string, color: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 120;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = fill;
    context.fillRect(10, 10, 100, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, color);
  return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

const part = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });

/** Saves one part of the settings. Each has its own message, because the previous one is still shown. */
async function savePart(page: Page, person: Person, [name, message]: [string, string]) {
  await person.tap(part(page, name).getByRole('button', { name: 'Guardar' }));
  await waitForSuccess(page, message);
}

async function goToNextStep(page: Page, person: Person, paso: string) {
  await person.tap(page.getByRole('link', { name: `Siguiente: ${paso}` }));
  await page.getByRole('heading', { level: 2, name: new RegExp(`: ${paso}$`) }).waitFor();
}

/** Pastes rows and creates them. The button has their number. */
async function paste(page: Page, person: Person, [noun, text, count]: [string, string, number]) {
  await person.paste(page.getByLabel(`Filas de ${noun}`), text);
  await person.tap(page.getByRole('button', { name: `Crear ${String(count)} ${noun}` }));
  await waitForSuccess(page, `${String(count)} ${noun} creados!`);
}

const SPONSORS = [1, 2, 3, 4] as const;

/** Checks what visitors see: the club's name, crest, colour, logos and texts, and the played match. */
async function expectSite(page: Page) {
  const { url } = runningClub();
  await page.goto(`${url}/`);
  expect(await page.title()).toContain(CLUB);
  for (const index of SPONSORS)
    await expectDrawn(page.getByRole('img', { name: `Bar ${String(index)}` }));
  await expectDrawn(page.locator(`header img[src^="${imageUrl('escudo', CREST_ID)}"]`));
  const theme = await page.locator('meta[name="theme-color"]').first().getAttribute('content');
  expect(theme).toBe(palettes(COLOURS).light.brand);
  await page.goto(`${url}/sobre-ud-roja-de-ribera`);
  await page.getByText('Desde 1984.').waitFor();
  const played = (await readApi(endpoints.fetchPartidos)).find(({ jugado }) => jugado);
  await page.goto(`${url}/partidos/${played?._id ?? ''}`);
  await page.getByText('NombreP A.').first().waitFor();
  await expectDrawn(page.locator(`main img[src*="/imagenes/equipo/"]`));
  const escudo = await fetch(url + imageUrl('escudo', CREST_ID));
  expect([escudo.status, escudo.headers.get('content-type')]).toEqual([200, 'image/png']);
  const manifest = await fetch(`${url}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name: CLUB });
}

/** Checks that a picture is loaded and not blank. */
async function expectDrawn(image: Locator) {
  await image.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.first().evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(16);
}

/** Checks the created club through the API. */
async function expectClub() {
  const equipos = await readApi(endpoints.fetchEquipos);
  expect(equipos.filter(({ escudo }) => escudo)).toHaveLength(12);
  const ajustes = await readApi(endpoints.fetchAjustes);
  expect(ajustes).toMatchObject({
    nombre: CLUB,
    slug: 'ud-roja-de-ribera',
    escudo: { disponible: true },
    colores: COLOURS,
    camiseta: COLOURS,
  });
  expect(ajustes.patrocinadores.filter(({ disponible }) => disponible)).toHaveLength(4);
  const partidos = await readApi(endpoints.fetchPartidos);
  expect(partidos).toHaveLength(22);
  expect(partidos.filter(({ jugado }) => jugado)).toMatchObject([{ goles_anotados: 1 }]);
  expect(await readApi(endpoints.fetchJugadores)).toHaveLength(20);
}

test.describe('the first hour of a club', () => {
  const { openTab } = emptyClubJourney();
  let admin: Tab;
  let page: Page;
  /** Durations of the steps, and people's efforts. */
  const report: string[] = [];
  let last = 0;
  /** Records the duration of a step that is done. */
  const done = (step: string) => {
    const now = performance.now();
    report.push(`${step} ${((now - last) / 1000).toFixed(1)} s`);
    last = now;
  };

  test.beforeAll(async () => {
    admin = await openTab({ viewport: { width: 1280, height: 900 } });
    ({ page } = admin);
  });
  test.afterAll(() => {
    console.log(`  first hour: ${report.join(' · ')}`);
  });

  test('goes from the first login to its own site using only the panel', async () => {
    test.setTimeout(1_200_000);
    last = performance.now();
    const startedAt = last;
    const person = personAt(page);
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Empezar mi club' }).waitFor();
    await person.type(part(page, 'El club').getByLabel('Nombre', { exact: false }), CLUB);
    await person.type(part(page, 'El club').getByLabel('Lema'), 'Ribera entera');
    await savePart(page, person, ['El club', '¡Club guardado!']);
    await person.type(
      part(page, 'Textos').getByLabel('Sobre el club'),
      'Somos de la Ribera.\n\nDesde 1984.',
    );
    await savePart(page, person, ['Textos', '¡Textos guardados!']);
    done('club');

    await goToNextStep(page, person, 'Escudo y colores');
    await person.give(
      page.getByLabel('Elegir imagen: Escudo'),
      svgCrest('escudo', COLOURS.primario),
    );
    await page.getByRole('link', { name: /^Hecho\s*2\. Escudo y colores/ }).waitFor();
    await person.type(part(page, 'Colores').getByLabel('Primero'), COLOURS.primario);
    await person.type(part(page, 'Colores').getByLabel('Segundo'), COLOURS.secundario);
    await savePart(page, person, ['Colores', '¡Colores guardados!']);
    done('escudo y colores');

    await person.tap(page.getByRole('link', { name: 'Siguiente: Patrocinadores y contacto' }));
    const sponsor = (index: number) =>
      page.getByRole('group', { name: `patrocinador ${String(index)}`, exact: true });
    for (const index of SPONSORS) {
      await person.tap(
        part(page, 'Patrocinadores').getByRole('button', { name: 'Añadir patrocinador' }),
      );
      await person.type(sponsor(index).getByLabel('Nombre'), `Bar ${String(index)}`);
      await person.type(
        sponsor(index).getByLabel('Dirección'),
        `https://bar-${String(index)}.example`,
      );
    }
    await savePart(page, person, ['Patrocinadores', '¡Patrocinadores guardados!']);
    for (const index of SPONSORS) {
      await person.give(
        sponsor(index).getByLabel(/^Elegir imagen/),
        await pngCrest(page, 'logo', '#223344'),
      );
      await sponsor(index).getByText('Imagen guardada!').waitFor();
    }
    done('cuatro patrocinadores');

    await goToNextStep(page, person, 'Temporada');
    await person.tap(page.getByRole('button', { name: 'Crear temporada' }));
    await page.getByText(/está creada/).waitFor();
    await goToNextStep(page, person, 'Competición y rivales');
    await person.type(part(page, 'Competición').getByLabel(/^Nombre/), 'Liga Sur');
    await person.tap(page.getByRole('button', { name: 'Crear competición' }));
    await waitForSuccess(page, 'competicion creada!');
    await paste(page, person, ['rivales', RIVALS.join('\n'), 12]);
    await person.give(
      page.getByLabel('Elegir escudos de los rivales'),
      await Promise.all(
        RIVALS.map((name, index) =>
          index % 2 === 0
            ? Promise.resolve(svgCrest(name, '#1d4ed8'))
            : pngCrest(page, name, '#15803d'),
        ),
      ),
    );
    await page
      .getByLabel(/^Cambiar escudo: /)
      .nth(11)
      .waitFor();
    done('temporada, competición y 12 rivales con escudo');

    await goToNextStep(page, person, 'Jugadores');
    await paste(page, person, ['jugadores', JUGADORES, 20]);
    done('20 jugadores');

    await goToNextStep(page, person, 'Calendario');
    await paste(page, person, ['partidos', CALENDAR, 22]);
    await goToNextStep(page, person, 'Listo');
    await page.getByText(`${CLUB}: 20 jugadores, 12 rivales y 22 partidos.`).waitFor();
    done('22 partidos');

    await person.tap(page.getByRole('link', { name: 'Invitar a quien ayuda' }));
    await person.type(page.getByLabel('Nombre de usuario'), `ayuda-${String(Date.now())}`);
    await person.tap(page.getByRole('button', { name: 'Invitar' }));
    const link = await page
      .getByRole('status')
      .filter({ hasText: 'Enlace para' })
      .getByLabel('Enlace')
      .inputValue();
    done('invitación');
    report.push(`quien administra: ${effortText(person.effort)}`);

    const phone = await openTab();
    const helper = personAt(phone.page);
    await phone.page.goto(link);
    await helper.type(phone.page.getByLabel(/^Contraseña/), PASSWORD);
    await helper.type(phone.page.getByLabel('Repítela'), PASSWORD);
    await helper.tap(phone.page.getByRole('button', { name: 'Guardar y entrar' }));
    await phone.page.waitForURL('**/admin');
    await openScreen(phone.page, 'Partidos');
    await helper.tap(
      phone.page.getByRole('button', {
        name: /^Actualizar ficha .*Atlético Robledal, 05-09-2026$/,
      }),
    );
    for (const [name, fila] of [
      ['NombreA', 'Portero'],
      ['NombreC', 'Defensa'],
      ['NombreP', 'Delantero'],
    ] as const) {
      await helper.choose(phone.page.getByLabel(`Posición de ${name}`), { label: fila });
    }
    await helper.choose(phone.page.getByLabel('Evento', { exact: true }), {
      label: 'Gol anotado',
    });
    await helper.choose(phone.page.getByLabel('Autor'), { label: 'NombreP A. (16)' });
    await helper.tap(phone.page.getByRole('button', { name: 'Añadir evento' }));
    await helper.tap(phone.page.getByRole('button', { name: 'Guardar ficha' }));
    await helper.tap(dialogOf(phone.page).getByRole('button', { name: 'Confirmar' }));
    await waitForSuccess(phone.page, 'ficha actualizada!');
    done('una ficha desde el móvil');
    report.push(
      `quien ayuda: ${effortText(helper.effort)}`,
      `en total ${((last - startedAt) / 60_000).toFixed(2)} min`,
    );

    await expectClub();
    const fan = await openTab();
    await expectSite(fan.page);
    expect([...admin.problems, ...phone.problems, ...fan.problems]).toEqual([]);
  });

  test('may also start in the demo club, whose panel offers to empty it after a backup', async () => {
    await resetDemoClub();
    const tab = await openTab();
    await signIn(tab.page);
    await tab.page.getByRole('link', { name: 'Empezar mi club' }).click();
    await tab.page.getByLabel('No quiero copia de la demostración').waitFor();
    await expectFitForAll(tab.page);
    const download = tab.page.waitForEvent('download');
    await tab.page.getByRole('button', { name: 'Descargar copia' }).click();
    expect((await download).suggestedFilename()).toMatch(/^club-.*\.json$/);
    await waitForSuccess(tab.page, 'copia descargada!');
    await tab.page.getByLabel(/^Escribe «CD Encina»/).fill('CD Encina');
    await tab.page.getByRole('button', { name: 'Vaciar y empezar mi club' }).click();
    await answer(tab.page, '¿Borrar todo lo que hay en «CD Encina»?', 'Borrarlo todo');
    await tab.page.waitForURL('**/admin/empezar');
    await tab.page.getByRole('heading', { level: 2, name: 'Paso 1 de 8: El club' }).waitFor();
    expect(await tab.page.getByText('Este club es de demostración').count()).toBe(0);
    expect(await readApi(endpoints.fetchTemporadas)).toEqual([]);
    await tab.page.goto(`${site()}/`);
    expect(await tab.page.title()).toContain('Mi club');
    expect(tab.problems).toEqual([]);
  });
});
