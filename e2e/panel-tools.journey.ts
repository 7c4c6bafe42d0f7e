import { readFile } from 'node:fs/promises';
import {
  API_BASE,
  endpoints,
  imageUrl,
  inspectJpeg,
  type Jugador,
  type ImageKind,
} from '@club/shared';
import type { Page } from '@playwright/test';
import { clearClub } from '../testing/demo-club';
import {
  createRecord,
  dialogOf,
  expectFitForAll,
  openNewForm,
  openScreen,
  readRefusal,
  rowOf,
  waitForSuccess,
} from '../testing/panel';
import { layoutShiftSoFar } from '../testing/layout-shift';
import { takePhoto } from '../testing/photos';
import { site } from '../testing/running-club';
import { expect, panelForEachTest, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

const inspect = async (path: string) => {
  const response = await fetch(`${site()}${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, size: inspectJpeg(bytes) };
};

/** Sizes of the loaded photos of a kind on a public page: width and height of the files. */
async function shownPhotos(page: Page, tipo: ImageKind): Promise<string[]> {
  const photos = page.locator(`main img[src*="/imagenes/${tipo}/"]`);
  await photos.first().waitFor();
  return photos.evaluateAll(async (elements) =>
    Promise.all(
      elements.map(async (element) => {
        const photo = element as HTMLImageElement;
        photo.scrollIntoView();
        await photo.decode();
        return `${String(photo.naturalWidth)}×${String(photo.naturalHeight)}`;
      }),
    ),
  );
}

test.describe('photos in the panel', () => {
  const panel = panelForEachTest();

  const openPlayer = async (page: Page): Promise<Jugador> => {
    const [jugador] = (await readApi(endpoints.fetchJugadoresActivos)).toSorted(
      (a, b) => a.dorsal - b.dorsal,
    );
    if (!jugador) throw new Error('no player');
    const name = jugador.nombre_con_inicial;
    await openScreen(page, 'Plantilla');
    await page.getByRole('button', { name: `Editar jugador ${name}`, exact: true }).click();
    return jugador;
  };

  test('crops, shrinks and cleans a photo, retries after a failure, and shows it on every page', async () => {
    const { page, expectRefusal } = panel;
    const photo = await takePhoto(page, 3000, 2000);
    expect(photo.buffer.length).toBeGreaterThan(1_000_000);
    const { _id: id } = await openPlayer(page);
    const dialog = dialogOf(page);

    // The connection fails before the photo arrives.
    expectRefusal(503);
    await page.route(`**${API_BASE}/imagenes/**`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { success: false, msg: 'Ahora mismo no se puede.' } })
        : route.continue(),
    );
    await dialog.getByLabel('Elegir foto: Foto de perfil').setInputFiles(photo);
    expect(await readRefusal(dialog)).toContain('Ahora mismo no se puede.');
    expect((await readApi(endpoints.fetchJugador, id)).img_perfil.disponible).toBe(false);
    await page.unroute(`**${API_BASE}/imagenes/**`);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await dialog.getByText('Foto guardada!').waitFor();
    await dialog.getByLabel('Elegir foto: Banner').setInputFiles(photo);
    await dialog.getByRole('group', { name: 'Banner' }).getByText('Foto guardada!').waitFor();
    expect(await readApi(endpoints.fetchJugador, id)).toMatchObject({
      img_perfil: { disponible: true, extension: 'jpg' },
      img_banner: { disponible: true, extension: 'jpg' },
    });
    const profile = await inspect(imageUrl('jugador-perfil', id));
    expect(profile.size).toEqual({ ok: true, value: { ancho: 640, alto: 640 } });
    expect(Buffer.from(profile.bytes).includes('GPS')).toBe(false);
    expect((await inspect(imageUrl('jugador-banner', id))).size).toEqual({
      ok: true,
      value: { ancho: 1600, alto: 600 },
    });

    await page.goto(`${site()}/plantilla`);
    expect(await shownPhotos(page, 'jugador-perfil')).toEqual(['640×640']);
    expect(await layoutShiftSoFar(page)).toBeLessThan(0.01);
    const shown = await page.locator('main img').boundingBox();
    const place = await page.locator('main li:has(img) [data-dibujo]').boundingBox();
    expect(shown).toEqual(place);
    await page.goto(`${site()}/jugador/${id}`);
    expect(await shownPhotos(page, 'jugador-perfil')).toEqual(['640×640']);
    expect(await shownPhotos(page, 'jugador-banner')).toEqual(['1600×600']);
    await expectFitForAll(page);

    // Without a photo the shirt is shown.
    expectRefusal(404);
    await page.route(`**${imageUrl('jugador-perfil', id)}*`, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(`${site()}/plantilla`);
    await page.getByRole('heading', { name: 'Plantilla' }).waitFor();
    await page.locator('main img').first().waitFor({ state: 'detached' });
  });

  test('says what to do with a HEIC or broken file, and deletes photos', async () => {
    const { page } = panel;
    const { _id: id } = await openPlayer(page);
    const dialog = dialogOf(page);
    const input = dialog.getByLabel(/: Foto de perfil$/).first();
    await input.setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\u0018ftypheic'),
    });
    expect(await readRefusal(dialog)).toMatch(/^Este navegador no puede abrir fotos HEIC\./);
    await input.setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no soy una foto'),
    });
    await dialog.getByText('el fichero está dañado').waitFor();
    expect((await readApi(endpoints.fetchJugador, id)).img_perfil.disponible).toBe(true);
    for (const label of ['Foto de perfil', 'Banner']) {
      await dialog.getByRole('button', { name: `Quitar foto: ${label}` }).click();
      await dialog.getByRole('group', { name: label }).getByText('Foto quitada!').waitFor();
    }
    expect(await readApi(endpoints.fetchJugador, id)).toMatchObject({
      img_perfil: { disponible: false },
      img_banner: { disponible: false },
    });
    expect((await inspect(imageUrl('jugador-perfil', id))).status).toBe(404);
  });

  test('creates a player and a news item with their photos', async () => {
    const { page, expectRefusal } = panel;
    const photo = await takePhoto(page, 1200, 1600);
    await openScreen(page, 'Plantilla');
    await openNewForm(page, 'Crear jugador');
    await page.getByLabel('Elegir foto: Foto de perfil').setInputFiles(photo);
    await page.getByRole('button', { name: 'Quitar foto: Foto de perfil' }).waitFor();
    await createRecord(page, 'Crear jugador', { Nombre: 'Fototeca', Dorsal: '77' });
    await waitForSuccess(page, 'jugador Fototeca creado!');
    await page
      .getByRole('group', { name: 'Foto de perfil de Fototeca' })
      .getByText('Foto guardada!')
      .waitFor();
    const created = (await readApi(endpoints.fetchJugadores)).find(
      ({ nombre }) => nombre === 'Fototeca',
    );
    expect(created?.img_perfil.disponible).toBe(true);

    await openScreen(page, 'Noticias');
    expectRefusal(503);
    await page.route(`**${API_BASE}/imagenes/**`, (route) =>
      route.fulfill({ status: 503, json: { success: false, msg: 'Ahora mismo no se puede.' } }),
    );
    await openNewForm(page, 'Crear noticia');
    await page.getByLabel('Elegir foto: Imagenes').setInputFiles(photo);
    await page.getByRole('button', { name: 'Quitar foto: Imagenes' }).waitFor();
    await createRecord(page, 'Crear noticia', { Titulo: 'Con foto', Noticia: 'Mirad.' });
    const upload = page.getByRole('group', { name: 'Imagenes de Con foto' });
    expect(await readRefusal(upload)).toContain('Ahora mismo no se puede.');
    await page.unroute(`**${API_BASE}/imagenes/**`);
    await upload.getByRole('button', { name: 'Reintentar' }).click();
    await upload.getByText('Foto guardada!').waitFor();
    await rowOf(page, 'Con foto').waitFor();
    const [noticia] = await readApi(endpoints.fetchNoticias);
    expect(noticia?.media).toHaveLength(1);
    for (const path of ['/noticias', '/', `/noticias/${noticia?._id ?? ''}`]) {
      await page.goto(`${site()}${path}`);
      expect(await shownPhotos(page, 'noticia')).toEqual(['1200×1600']);
      expect(await layoutShiftSoFar(page)).toBeLessThan(0.01);
    }
  });
});

test.describe('the backup in the panel', () => {
  const panel = panelForEachTest();

  test('downloads the club, refuses it if there is data, and loads it into an empty one', async () => {
    const { page, expectRefusal } = panel;
    await openScreen(page, 'Copia');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar copia' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^club-\d{4}-\d{2}-\d{2}\.json$/);
    await waitForSuccess(page, 'copia descargada!');
    const buffer = await readFile(await download.path());
    const copia = { name: 'club.json', mimeType: 'application/json', buffer };

    await page
      .getByLabel('Elegir copia')
      .setInputFiles({ ...copia, buffer: Buffer.from('{"schema":"otra"}') });
    expect(await readRefusal(page)).toContain('no es una copia de un club');
    await page.getByLabel('Elegir copia').setInputFiles(copia);
    const preview = page.getByRole('group', { name: 'Contenido de la copia' });
    await preview.getByText('34 partidos', { exact: false }).waitFor();
    await expectFitForAll(page);
    expectRefusal(409);
    await preview.getByRole('button', { name: 'Importar esta copia' }).click();
    expect(await readRefusal(page)).toBe(
      'El club ya tiene datos: solo se puede importar en un club vacío.',
    );

    const before = await readApi(endpoints.fetchJugadores);
    await clearClub();
    expect(await readApi(endpoints.fetchJugadores)).toEqual([]);
    await preview.getByRole('button', { name: 'Importar esta copia' }).click();
    await waitForSuccess(page, 'club importado!');
    await preview.waitFor({ state: 'detached' });
    expect(await readApi(endpoints.fetchJugadores)).toEqual(before);
  });
});
