import { API_BASE, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { signIn } from '../scripts/import/sign-in';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import {
  dialogOf,
  expectFitForAll,
  openNewForm,
  openScreen,
  rowOf,
  waitForSuccess,
} from '../testing/panel';
import { readApi } from '../testing/read-api';
import { panelForEachTest } from '../testing/panel-journey';
import { layoutShift, takePhoto } from '../testing/photos';
import { runningClub } from '../testing/running-club';

describe('news in the panel', () => {
  const panel = panelForEachTest();

  it('are written as a draft with photos in an order, looked at by nobody else, and published by a button', async () => {
    const { page } = panel;
    const [wide, high] = [await takePhoto(page, 1200, 800), await takePhoto(page, 600, 900)];
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
    await expectFitForAll(page);
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
    // Nobody else can see them: they come with the session.
    const widths = () =>
      dialog
        .locator('li img')
        .evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([600, 1200]);
    await dialog.getByLabel('Qué se ve en la foto 2').fill('El equipo');
    const up = dialog.getByRole('button', { name: '↑ Antes: foto 2' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expectFitForAll(page);
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
    await page.goto(`${runningClub().url}/noticias/${noticia?._id ?? ''}`);
    const article = page.getByRole('article');
    const photos = article.locator('img');
    expect(await photos.count()).toBe(2);
    expect(await photos.first().getAttribute('alt')).toBe('El equipo');
    const link = article.getByRole('link', { name: 'https://club.example/fichaje' });
    expect(await link.getAttribute('href')).toBe('https://club.example/fichaje');
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await article.getByRole('link', { name: /^Partido: / }).click();
    await page.getByRole('link', { name: 'Noticia: Fichaje' }).waitFor();
  });

  it('appear at their time, while nobody does anything', async () => {
    const { page } = panel;
    const idToken = await signIn(runningClub().url, DEMO_LOGIN.username, DEMO_LOGIN.password);
    await page.goto(`${runningClub().url}/noticias`);
    // Later than a slow machine needs to take note of it.
    const publicarEl = new Date(Date.now() + 8_000);
    const added = await fetch(`${runningClub().url}${API_BASE}/add-noticia`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({
        titulo: 'A su hora',
        estado: 'programada',
        publicar_el: publicarEl.toISOString(),
      }),
    });
    expect(added.status).toBe(201);
    // The open page is told of it by what it listens to, from the reader's first sign on.
    await page.mouse.wheel(0, 10);
    await page.getByText('A su hora').waitFor({ timeout: 45_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(publicarEl.getTime());
  });
});
