import { endpoints } from '@club/shared';
import { nextMatch, readApi } from '../testing/club-access';
import { expect, panelForEachTest, test } from '../testing/journey';
import { dialogOf, expectFitForAll, waitForSuccess } from '../testing/panel';
import { site } from '../testing/running-club';
import { adminPaths } from '../web/panel/app/admin-paths';

const panel = panelForEachTest();

test('a cup tie is entered in the panel, from its call-up to the shoot-out', async () => {
  const { page } = panel;
  const { partido_id: id, nombre_equipo: rival } = await nextMatch();
  const url = (path: string) => site() + path;

  await page.goto(url(adminPaths.partidos));
  await page
    .getByRole('link', { name: new RegExp(`^Convocatoria .*${rival}`) })
    .first()
    .click();
  // The demo's next match already has a call-up. «Marcar a todos» is only offered when nobody is called up.
  await page.getByRole('button', { name: 'Quitar a todos' }).click();
  await page.getByRole('button', { name: 'Marcar a todos' }).click();
  const squad = page.getByRole('list', { name: 'Jugadores' }).getByRole('checkbox');
  const called = (await squad.count()) - 1;
  await squad.first().uncheck();
  await page.getByLabel('Hora de la cita').fill('09:30');
  await page.getByLabel('Lugar de la cita').fill('Bar La Plaza');
  await page.getByRole('switch', { name: /^Publicada/ }).check();
  await page.getByText(`${String(called)} convocados`).waitFor();
  await expectFitForAll(page);
  await page.getByRole('button', { name: 'Guardar convocatoria' }).click();
  await waitForSuccess(page, 'convocatoria guardada!');
  const { jugadores, lugar } = await readApi(endpoints.fetchConvocatoria, id);
  expect([jugadores.length, lugar]).toEqual([called, 'Bar La Plaza']);
  const picture = page.getByRole('link', { name: 'Imagen para compartir' });
  const { status, headers } = await fetch(url((await picture.getAttribute('href')) ?? ''));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);

  await page.goto(url(adminPaths.acta(id)));
  await page.getByText(`BANQUILLO (${String(called)})`).waitFor();
  const position = page.getByLabel(/^Posición de /).nth(1);
  await position.selectOption({ label: 'Delantero' });
  await page.getByRole('switch', { name: 'Hubo prórroga' }).check();
  await page.getByLabel('Parte', { exact: true }).selectOption('Prórroga, 2.ª parte');
  await page.getByLabel('Autor').selectOption({ index: 1 });
  await page.getByLabel('Minuto (opcional)').fill('118');
  await page.getByRole('button', { name: 'Añadir evento' }).click();
  await page.getByLabel('Evento', { exact: true }).selectOption({ label: 'Gol encajado' });
  await page.getByRole('button', { name: 'Añadir evento' }).click();
  await page.getByRole('combobox', { name: 'Capitán' }).selectOption({ index: 1 });
  await page.getByRole('switch', { name: 'Tanda de penaltis' }).check();
  await page.getByLabel('Penaltis nuestros').fill('4');
  await page.getByLabel('Penaltis del rival').fill('3');
  await expectFitForAll(page);
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await dialogOf(page)
    .getByText(/^1-1 \((4-3|3-4) p\.\)\. Pasa /)
    .waitFor();
  await expectFitForAll(page);
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
  await waitForSuccess(page, 'ficha actualizada!');

  const partido = await readApi(endpoints.fetchPartido, id);
  expect(partido).toMatchObject({
    resultado: 'draw',
    goles_anotados: 1,
    goles_encajados: 1,
    tanda: { anotados: 4, encajados: 3 },
    detalles: { prorroga_1: [], prorroga_2: [{ minuto: 118 }, { evento: 'gol encajado' }] },
  });
  expect(partido.capitan).toBeDefined();
});
