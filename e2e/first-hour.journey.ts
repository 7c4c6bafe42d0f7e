import { endpoints, CREST_ID, imageUrl } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import type { Locator, Page } from '@playwright/test';
import type { Tab } from '../testing/browser';
import { answer, signIn, waitForSuccess } from '../testing/panel';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

const CLUB = 'UD Roja de Ribera';
const COLOURS = { primario: '#c62828', secundario: '#ffffff' } as const;

const RIVALS = ['Atlético Robledal', 'CF Sotillo', 'Riberas', 'Deportivo Vega'] as const;

/** Players copied from a spreadsheet. */
const JUGADORES = [
  'Nº\tNombre\tApellido\tPosición\tFecha de nacimiento',
  '1\tNombreA\tApellidoA\tPOR\t1/5/1990',
  '2\tNombreB\tApellidoB\tLateral\t2/5/1991',
  '3\tNombreC\tApellidoC\tExtremo\t3/5/1992',
].join('\n');

/** Matches in a federation's format. The grounds are new to the club. */
const CALENDAR = [
  'Fecha;Hora;Rival;Local/Visitante;Competición;Campo',
  '5/9/2026;18:30;Atlético Robledal;L;Liga Sur;Municipal de la Ribera',
  '12/9/2026;18:30;CF Sotillo;V;Liga Sur;Campo de CF Sotillo',
  '19/9/2026;18:30;Riberas;L;Liga Sur;Municipal de la Ribera',
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
async function savePart(page: Page, name: string, message: string) {
  await part(page, name).getByRole('button', { name: 'Guardar' }).click();
  await waitForSuccess(page, message);
}

async function goToNextStep(page: Page, step: string) {
  await page.getByRole('link', { name: `Siguiente: ${step}` }).click();
  await page.getByRole('heading', { level: 2, name: new RegExp(`: ${step}$`) }).waitFor();
}

/** Pastes rows and creates them. The button has their number. */
async function paste(page: Page, noun: string, text: string, count: number) {
  await page.getByLabel(`Filas de ${noun}`).fill(text);
  await page.getByRole('button', { name: `Crear ${String(count)} ${noun}` }).click();
  await waitForSuccess(page, `${String(count)} ${noun} creados!`);
}

const SPONSORS = [1, 2] as const;

/** Checks what visitors see: the club's name, crest, colour, logos and texts, and a match. */
async function expectSite(page: Page) {
  await page.goto(`${site()}/`);
  expect(await page.title()).toContain(CLUB);
  for (const index of SPONSORS)
    await expectDrawn(page.getByRole('img', { name: `Bar ${String(index)}` }));
  await expectDrawn(page.locator(`header img[src^="${imageUrl('escudo', CREST_ID)}"]`));
  const theme = await page.locator('meta[name="theme-color"]').first().getAttribute('content');
  expect(theme).toBe(palettes(COLOURS).light.brand);
  await page.goto(`${site()}/sobre-ud-roja-de-ribera`);
  await page.getByText('Desde 1984.').waitFor();
  await page.goto(`${site()}/plantilla`);
  await page.getByText('NombreC').first().waitFor();
  const [first] = await readApi(endpoints.fetchPartidos);
  await page.goto(`${site()}/partidos/${first?._id ?? ''}`);
  await expectDrawn(page.locator(`main img[src*="/imagenes/equipo/"]`));
  const escudo = await fetch(site() + imageUrl('escudo', CREST_ID));
  expect([escudo.status, escudo.headers.get('content-type')]).toEqual([200, 'image/png']);
  const manifest = await fetch(`${site()}/manifest.webmanifest`);
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
  expect(equipos.filter(({ escudo }) => escudo)).toHaveLength(RIVALS.length);
  const settings = await readApi(endpoints.fetchAjustes);
  expect(settings).toMatchObject({
    nombre: CLUB,
    slug: 'ud-roja-de-ribera',
    escudo: { disponible: true },
    colores: COLOURS,
    camiseta: COLOURS,
  });
  expect(settings.patrocinadores.filter(({ disponible }) => disponible)).toHaveLength(
    SPONSORS.length,
  );
  expect(await readApi(endpoints.fetchPartidos)).toHaveLength(3);
  expect(await readApi(endpoints.fetchJugadores)).toHaveLength(3);
}

test.describe('the first hour of a club', () => {
  const { openTab } = demoJourney();
  let admin: Tab;
  let page: Page;
  test.beforeAll(async () => {
    admin = await openTab();
    ({ page } = admin);
  });

  test('begins in the demo club, whose panel offers to empty it after a backup', async () => {
    await signIn(page);
    await page.getByRole('link', { name: 'Empezar mi club' }).click();
    await page.getByLabel('No quiero copia de la demostración').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar copia' }).click();
    expect((await download).suggestedFilename()).toMatch(/^club-.*\.json$/);
    await waitForSuccess(page, 'copia descargada!');
    await page.getByLabel(/^Escribe «CD Encina»/).fill('CD Encina');
    await page.getByRole('button', { name: 'Vaciar y empezar mi club' }).click();
    await answer(page, '¿Borrar todo lo que hay en «CD Encina»?', 'Borrarlo todo');
    await page.waitForURL('**/admin/empezar');
    await page.getByRole('heading', { level: 2, name: 'Paso 1 de 8: El club' }).waitFor();
    expect(await page.getByText('Este club es de demostración').count()).toBe(0);
    expect(await readApi(endpoints.fetchTemporadas)).toEqual([]);
    expect(await (await fetch(site())).text()).toContain('Mi club');
  });

  test('goes on to its own site using only the panel', async () => {
    await part(page, 'El club').getByLabel('Nombre', { exact: false }).fill(CLUB);
    await part(page, 'El club').getByLabel('Lema').fill('Ribera entera');
    await savePart(page, 'El club', '¡Club guardado!');
    await part(page, 'Textos')
      .getByLabel('Sobre el club')
      .fill('Somos de la Ribera.\n\nDesde 1984.');
    await savePart(page, 'Textos', '¡Textos guardados!');

    await goToNextStep(page, 'Escudo y colores');
    await page
      .getByLabel('Elegir imagen: Escudo')
      .setInputFiles(svgCrest('escudo', COLOURS.primario));
    await page.getByRole('link', { name: /^Hecho\s*2\. Escudo y colores/ }).waitFor();
    await part(page, 'Colores').getByLabel('Primero').fill(COLOURS.primario);
    await part(page, 'Colores').getByLabel('Segundo').fill(COLOURS.secundario);
    await savePart(page, 'Colores', '¡Colores guardados!');

    await page.getByRole('link', { name: 'Siguiente: Patrocinadores y contacto' }).click();
    const sponsor = (index: number) =>
      page.getByRole('group', { name: `patrocinador ${String(index)}`, exact: true });
    for (const index of SPONSORS) {
      await part(page, 'Patrocinadores')
        .getByRole('button', { name: 'Añadir patrocinador' })
        .click();
      await sponsor(index)
        .getByLabel('Nombre')
        .fill(`Bar ${String(index)}`);
      await sponsor(index)
        .getByLabel('Dirección')
        .fill(`https://bar-${String(index)}.example`);
    }
    await savePart(page, 'Patrocinadores', '¡Patrocinadores guardados!');
    for (const index of SPONSORS) {
      await sponsor(index)
        .getByLabel(/^Elegir imagen/)
        .setInputFiles(await pngCrest(page, 'logo', '#223344'));
      await sponsor(index).getByText('Imagen guardada!').waitFor();
    }

    await goToNextStep(page, 'Temporada');
    await page.getByRole('button', { name: 'Crear temporada' }).click();
    await page.getByText(/está creada/).waitFor();
    await goToNextStep(page, 'Competición y rivales');
    await part(page, 'Competición')
      .getByLabel(/^Nombre/)
      .fill('Liga Sur');
    await page.getByRole('button', { name: 'Crear competición' }).click();
    await waitForSuccess(page, 'competicion creada!');
    await paste(page, 'rivales', RIVALS.join('\n'), RIVALS.length);
    await page
      .getByLabel('Elegir escudos de los rivales')
      .setInputFiles(
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
      .nth(RIVALS.length - 1)
      .waitFor();

    await goToNextStep(page, 'Jugadores');
    await paste(page, 'jugadores', JUGADORES, 3);
    await goToNextStep(page, 'Calendario');
    await paste(page, 'partidos', CALENDAR, 3);
    await goToNextStep(page, 'Listo');
    await page.getByText(`${CLUB}: 3 jugadores, 4 rivales y 3 partidos.`).waitFor();

    await page.getByRole('link', { name: 'Invitar a quien ayuda' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cuentas' }).waitFor();

    await expectClub();
    const fan = await openTab();
    await expectSite(fan.page);
    expect([...admin.problems, ...fan.problems]).toEqual([]);
  });
});
