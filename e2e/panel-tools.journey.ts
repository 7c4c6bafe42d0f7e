import { readFile } from 'node:fs/promises';
import {
  API_BASE,
  endpoints,
  imageUrl,
  inspectJpeg,
  type Jugador,
  type ImageKind,
} from '@club/shared';
import type { Locator, Page } from '@playwright/test';
import { signIn } from '../scripts/import/api-client';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { buildJpeg } from '../shared/src/testing/tiny-pictures';
import { clearClub } from '../testing/demo-club';
import {
  createRecord,
  findDialog,
  expectFitForAll,
  openNewForm,
  readRefusal,
  findListItem,
  waitForSuccess,
} from '../testing/panel';
import { clubNow } from '../testing/club-clock';
import { layoutShift } from '../testing/layout-shift';
import { takePhoto } from '../testing/photos';
import { site } from '../testing/running-club';
import { expect, panelForAllTests, test } from '../testing/journey';
import { demoClient, readApi } from '../testing/club-access';
import { adminPaths } from '../web/panel/app/admin-paths';

const fetchPhoto = async (path: string) => {
  const response = await fetch(`${site()}${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, size: inspectJpeg(bytes) };
};

/** Widths and heights of the photo files on a public page. The kind `noticia` includes `noticia2` and so on. */
async function shownPhotos(page: Page, tipo: ImageKind): Promise<string[]> {
  const photos = page.locator(`main img[src*="/imagenes/${tipo}"]`);
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

test.describe('photos, news and the backup in the panel', () => {
  const panel = panelForAllTests();

  const widthsIn = (dialog: Locator) => () =>
    dialog
      .locator('li img')
      .evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).naturalWidth));

  const openFirstPlayer = async (page: Page): Promise<Jugador> => {
    const [jugador] = (await readApi(endpoints.fetchJugadoresActivos)).toSorted(
      (a, b) => a.dorsal - b.dorsal,
    );
    if (!jugador) throw new Error('no player');
    const name = jugador.nombre_con_inicial;
    await page.goto(site() + adminPaths.plantilla);
    await page.getByRole('button', { name: `Editar jugador ${name}`, exact: true }).click();
    return jugador;
  };

  test('a photo is sent again after a refusal, stored cropped and without metadata, and shown on every page', async () => {
    const { page, expectRefusal } = panel;
    const photo = await takePhoto(page, 3000, 2000);
    expect(photo.buffer.length).toBeGreaterThan(1_000_000);
    const { _id: id } = await openFirstPlayer(page);
    const dialog = findDialog(page);

    // The server refuses the photo at first.
    expectRefusal(503);
    const uploads = `**${API_BASE}/imagenes/**`;
    await page.route(uploads, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { success: false, msg: 'Ahora mismo no se puede.' } })
        : route.continue(),
    );
    await dialog.getByLabel('Elegir foto: Foto de perfil').setInputFiles(photo);
    expect(await readRefusal(dialog)).toContain('Ahora mismo no se puede.');
    expect((await readApi(endpoints.fetchJugador, id)).img_perfil.disponible).toBe(false);
    await page.unroute(uploads);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await dialog.getByText('Foto guardada!').waitFor();
    await dialog.getByLabel('Elegir foto: Banner').setInputFiles(photo);
    await dialog.getByRole('group', { name: 'Banner' }).getByText('Foto guardada!').waitFor();
    expect(await readApi(endpoints.fetchJugador, id)).toMatchObject({
      img_perfil: { disponible: true, extension: 'jpg' },
      img_banner: { disponible: true, extension: 'jpg' },
    });
    const profile = await fetchPhoto(imageUrl('jugador-perfil', id));
    expect(profile.size).toEqual({ ok: true, value: { ancho: 640, alto: 640 } });
    expect(Buffer.from(profile.bytes).includes('GPS')).toBe(false);
    expect((await fetchPhoto(imageUrl('jugador-banner', id))).size).toEqual({
      ok: true,
      value: { ancho: 1600, alto: 600 },
    });

    await page.goto(`${site()}/plantilla`);
    expect(await shownPhotos(page, 'jugador-perfil')).toEqual(['640×640']);
    expect((await layoutShift(page)).total).toBeLessThan(0.01);
    const photoBox = await page.locator('main img').boundingBox();
    const frameBox = await page.locator('main li:has(img) [data-dibujo]').boundingBox();
    expect(photoBox).toEqual(frameBox);
    await page.goto(`${site()}/jugador/${id}`);
    expect(await shownPhotos(page, 'jugador-perfil')).toEqual(['640×640']);
    expect(await shownPhotos(page, 'jugador-banner')).toEqual(['1600×600']);
    await expectFitForAll(page);

    // A photo that cannot be loaded is removed, so that the club’s colours are seen.
    expectRefusal(404);
    await page.route(`**${imageUrl('jugador-perfil', id)}*`, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(`${site()}/plantilla`);
    await page.getByRole('heading', { name: 'Plantilla' }).waitFor();
    await page.locator('main img').first().waitFor({ state: 'detached' });
    await page.unroute(`**${imageUrl('jugador-perfil', id)}*`);
  });

  test('a HEIC or broken file is refused with advice, and photos can be deleted', async () => {
    const { page } = panel;
    const { _id: id } = await openFirstPlayer(page);
    const dialog = findDialog(page);
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
    expect((await fetchPhoto(imageUrl('jugador-perfil', id))).status).toBe(404);
  });

  test('a photo chosen in the form of a new player is stored with him', async () => {
    const { page } = panel;
    await page.goto(site() + adminPaths.plantilla);
    await openNewForm(page, 'Crear jugador');
    await page
      .getByLabel('Elegir foto: Foto de perfil')
      .setInputFiles(await takePhoto(page, 1200, 1600));
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
  });

  test('a news item is written as a draft with ordered photos, hidden from readers, and published with a button', async () => {
    const { page } = panel;
    const wide = await takePhoto(page, 1200, 800);
    const tall = await takePhoto(page, 600, 900);
    await page.goto(site() + adminPaths.noticias);
    const form = await openNewForm(page, 'Crear noticia');
    await form.getByLabel('Titulo').fill('Fichaje');
    await form
      .getByLabel('Noticia', { exact: true })
      .fill('Uno.\nMás en https://club.example/fichaje, pronto.');
    await form.getByLabel('Publicación').selectOption('borrador');
    await form.getByLabel('Partido relacionado').selectOption({ index: 1 });
    await form.getByLabel('Elegir foto: Imagenes').setInputFiles([wide, tall]);
    await form.getByRole('button', { name: '↑ Antes: foto 2' }).click();
    await form.getByRole('button', { name: 'Crear noticia' }).click();
    await waitForSuccess(page, 'Borrador guardado!');
    await page
      .getByRole('group', { name: 'Imagenes 2 de Fichaje' })
      .getByText('Foto guardada!')
      .waitFor();
    const titles = (await readApi(endpoints.fetchNoticias)).map(({ titulo }) => titulo);
    expect(titles).not.toContain('Fichaje');

    await page.getByLabel('Mostrar').selectOption('Borradores');
    await findListItem(page, 'Fichaje')
      .getByRole('button', { name: 'Editar noticia Fichaje' })
      .click();
    const dialog = findDialog(page);
    // Photos of drafts need the session to load.
    await expect.poll(widthsIn(dialog)).toEqual([600, 1200]);
    await dialog.getByLabel('Qué se ve en la foto 2').fill('El equipo');
    const up = dialog.getByRole('button', { name: '↑ Antes: foto 2' });
    await up.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'Noticia actualizada!');
    await findListItem(page, 'Fichaje')
      .getByRole('button', { name: 'Publicar ahora noticia Fichaje' })
      .click();
    await waitForSuccess(page, 'Noticia publicada!');

    const [noticia] = await readApi(endpoints.fetchNoticias);
    expect(noticia).toMatchObject({
      titulo: 'Fichaje',
      media: [expect.any(String), expect.any(String)],
    });
    for (const path of ['/noticias', '/']) {
      await page.goto(site() + path);
      expect((await shownPhotos(page, 'noticia'))[0]).toBe('1200×800');
      expect((await layoutShift(page)).total).toBeLessThan(0.01);
    }
    await page.goto(`${site()}/noticias/${noticia?._id ?? ''}`);
    const article = page.getByRole('article');
    const photos = article.locator('img');
    expect(await photos.count()).toBe(2);
    expect(await photos.first().getAttribute('alt')).toBe('El equipo');
    const link = article.getByRole('link', { name: 'https://club.example/fichaje' });
    expect(await link.getAttribute('href')).toBe('https://club.example/fichaje');
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect((await layoutShift(page)).total).toBeLessThan(0.01);
    await article.getByRole('link', { name: /^Partido: / }).click();
    await page.getByRole('link', { name: 'Noticia: Fichaje' }).waitFor();
  });

  test('a news item keeps a photo that somebody else has added since the form was opened', async () => {
    const { page } = panel;
    const api = demoClient(site());
    const { _id: id } = await api.call(endpoints.addNoticia, {
      body: { titulo: 'A cuatro manos', estado: 'borrador' },
    });
    const own = await takePhoto(page, 600, 900);
    await page.goto(site() + adminPaths.noticias);
    await page.getByLabel('Mostrar').selectOption('Borradores');
    await findListItem(page, 'A cuatro manos')
      .getByRole('button', { name: 'Editar noticia A cuatro manos' })
      .click();
    const dialog = findDialog(page);
    await dialog.getByLabel('Elegir foto: Imagenes').waitFor({ state: 'attached' });
    const added = await fetch(`${site()}${API_BASE}/imagenes/noticia/${id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'image/jpeg',
        authorization: `Bearer ${await signIn(site(), DEMO_LOGIN.username, DEMO_LOGIN.password)}`,
      },
      body: Buffer.from(buildJpeg({ ancho: 9 })),
    });
    expect(added.ok).toBe(true);
    // The other photo has taken the first slot.
    panel.expectRefusal(412);
    // A file that is no photo is reported, and does not stop the others.
    const broken = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es') };
    await dialog.getByLabel('Elegir foto: Imagenes').setInputFiles([broken, own]);
    await dialog.getByText('el fichero está dañado').waitFor();
    await expect.poll(widthsIn(dialog)).toEqual([600, 9]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'Noticia actualizada!');
    await api.call(endpoints.updateNoticia, { id, body: { estado: 'publicada' } });
    expect((await readApi(endpoints.fetchNoticia, id)).fotos).toMatchObject([
      { ancho: 600 },
      { ancho: 9 },
    ]);
  });

  test('scheduled news is published at its time', async () => {
    const { page } = panel;
    await page.goto(`${site()}/noticias`);
    // Enough time for a slow machine to save it first.
    const publishAt = new Date(clubNow().getTime() + 8_000);
    await demoClient(site()).call(endpoints.addNoticia, {
      body: { titulo: 'A su hora', estado: 'programada', publicar_el: publishAt.toISOString() },
    });
    // The open page gets it through its listeners, which start with the reader's first action.
    await page.mouse.wheel(0, 10);
    await page.getByText('A su hora').waitFor();
    expect(clubNow().getTime()).toBeGreaterThanOrEqual(publishAt.getTime());
  });

  test('a backup is downloaded, refused by a club with data, and loaded into an empty club', async () => {
    const { page, expectRefusal } = panel;
    await page.goto(site() + adminPaths.copia);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar copia' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^club-\d{4}-\d{2}-\d{2}\.json$/);
    await waitForSuccess(page, 'copia descargada!');
    const buffer = await readFile(await download.path());
    const backup = { name: 'club.json', mimeType: 'application/json', buffer };

    await page
      .getByLabel('Elegir copia')
      .setInputFiles({ ...backup, buffer: Buffer.from('{"schema":"otra"}') });
    expect(await readRefusal(page)).toContain('no es una copia de un club');
    await page.getByLabel('Elegir copia').setInputFiles(backup);
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
