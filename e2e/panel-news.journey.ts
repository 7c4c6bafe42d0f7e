import { API_BASE, type EndpointInput, endpoints } from '@club/shared';
import type { Locator } from '@playwright/test';
import { signIn } from '../scripts/import/api-client';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { buildJpeg } from '../shared/src/testing/tiny-pictures';
import { dialogOf, openNewForm, openScreen, rowOf, waitForSuccess } from '../testing/panel';
import { clubNow } from '../testing/club-clock';
import { layoutShiftSoFar } from '../testing/layout-shift';
import { takePhoto } from '../testing/photos';
import { site } from '../testing/running-club';
import { expect, panelForEachTest, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

test.describe('news in the panel', () => {
  const panel = panelForEachTest();

  /** A write by another administrator, without the page. */
  const send = async (method: string, path: string, type: string, body: BodyInit) => {
    const idToken = await signIn(site(), DEMO_LOGIN.username, DEMO_LOGIN.password);
    const headers = { 'content-type': type, authorization: `Bearer ${idToken}` };
    const answer = await fetch(site() + API_BASE + path, { method, headers, body });
    expect(answer.ok).toBe(true);
    return answer;
  };
  const addNoticia = async (body: EndpointInput<typeof endpoints.addNoticia>) => {
    const added = await send('POST', '/add-noticia', 'application/json', JSON.stringify(body));
    return endpoints.addNoticia.response.parse(await added.json())._id;
  };
  const widthsIn = (dialog: Locator) => () =>
    dialog
      .locator('li img')
      .evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).naturalWidth));

  test('are written as a draft with ordered photos, hidden from everybody else, and published with a button', async () => {
    const { page } = panel;
    const wide = await takePhoto(page, 1200, 800);
    const high = await takePhoto(page, 600, 900);
    await openScreen(page, 'Noticias');
    const form = await openNewForm(page, 'Crear noticia');
    await form.getByLabel('Titulo').fill('Fichaje');
    await form
      .getByLabel('Noticia', { exact: true })
      .fill('Uno.\nMás en https://club.example/fichaje, pronto.');
    await form.getByLabel('Publicación').selectOption('borrador');
    await form.getByLabel('Partido relacionado').selectOption({ index: 1 });
    await form.getByLabel('Elegir foto: Imagenes').setInputFiles([wide, high]);
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
    await rowOf(page, 'Fichaje').getByRole('button', { name: 'Editar noticia Fichaje' }).click();
    const dialog = dialogOf(page);
    // Photos of drafts need the session to load.
    await expect.poll(widthsIn(dialog)).toEqual([600, 1200]);
    await dialog.getByLabel('Qué se ve en la foto 2').fill('El equipo');
    const up = dialog.getByRole('button', { name: '↑ Antes: foto 2' });
    await up.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'Noticia actualizada!');
    await rowOf(page, 'Fichaje')
      .getByRole('button', { name: 'Publicar ahora noticia Fichaje' })
      .click();
    await waitForSuccess(page, 'Noticia publicada!');

    const [noticia] = await readApi(endpoints.fetchNoticias);
    expect(noticia).toMatchObject({
      titulo: 'Fichaje',
      media: [expect.any(String), expect.any(String)],
    });
    await page.goto(`${site()}/noticias/${noticia?._id ?? ''}`);
    const article = page.getByRole('article');
    const photos = article.locator('img');
    expect(await photos.count()).toBe(2);
    expect(await photos.first().getAttribute('alt')).toBe('El equipo');
    const link = article.getByRole('link', { name: 'https://club.example/fichaje' });
    expect(await link.getAttribute('href')).toBe('https://club.example/fichaje');
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(await layoutShiftSoFar(page)).toBeLessThan(0.01);
    await article.getByRole('link', { name: /^Partido: / }).click();
    await page.getByRole('link', { name: 'Noticia: Fichaje' }).waitFor();
  });

  test('keep a photo that somebody else has added since the form was opened', async () => {
    const { page } = panel;
    const id = await addNoticia({ titulo: 'A cuatro manos', estado: 'borrador' });
    const own = await takePhoto(page, 600, 900);
    await openScreen(page, 'Noticias');
    await page.getByLabel('Mostrar').selectOption('Borradores');
    await rowOf(page, 'A cuatro manos')
      .getByRole('button', { name: 'Editar noticia A cuatro manos' })
      .click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Elegir foto: Imagenes').waitFor({ state: 'attached' });
    await send(
      'PUT',
      `/imagenes/noticia/${id}`,
      'image/jpeg',
      Buffer.from(buildJpeg({ ancho: 9 })),
    );
    panel.expectRefusal(412);
    // A file that is no photo is reported, and does not stop the others.
    const broken = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es') };
    await dialog.getByLabel('Elegir foto: Imagenes').setInputFiles([broken, own]);
    await dialog.getByText('el fichero está dañado').waitFor();
    await expect.poll(widthsIn(dialog)).toEqual([600, 9]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await waitForSuccess(page, 'Noticia actualizada!');
    await send('PUT', `/update-noticia/${id}`, 'application/json', '{"estado":"publicada"}');
    expect((await readApi(endpoints.fetchNoticia, id)).fotos).toMatchObject([
      { ancho: 600 },
      { ancho: 9 },
    ]);
  });

  test('are published at their time automatically', async () => {
    const { page } = panel;
    await page.goto(`${site()}/noticias`);
    // Enough time for a slow machine to save it first.
    const publishAt = new Date(clubNow().getTime() + 8_000);
    await addNoticia({
      titulo: 'A su hora',
      estado: 'programada',
      publicar_el: publishAt.toISOString(),
    });
    // The open page gets it through its listeners, which start with the reader's first action.
    await page.mouse.wheel(0, 10);
    await page.getByText('A su hora').waitFor();
    expect(clubNow().getTime()).toBeGreaterThanOrEqual(publishAt.getTime());
  });
});
