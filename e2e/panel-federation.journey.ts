import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import { demoClient, nextMatch, readApi } from '../testing/club-access';
import { expect, panelForAllTests, test } from '../testing/journey';
import { expectFitForAll, openScreen, waitForSuccess } from '../testing/panel';
import { site } from '../testing/running-club';

const RIVALS = Array.from(
  { length: 17 },
  (_none, index) => `CD Pueblo ${'ABCDEFGHIJKLMNOPQ'[index] ?? ''}mar`,
);

/** A season of 34 rounds on a federation's page, with a match of others in each. `shift` moves a round by days. */
function seasonText(shift: (round: number) => number): string {
  const day = (round: number) => {
    const date = new Date(Date.UTC(2026, 8, 6 + 7 * round + shift(round)));
    return date.toISOString().slice(0, 10).split('-').reverse().join('-');
  };
  const lines = ['Federación de Fútbol · Calendario', ''];
  for (let round = 0; round < 34; round += 1) {
    const rival = RIVALS[round % 17] ?? '';
    const pair = round < 17 ? `CD Encina - ${rival}` : `${rival} - CD Encina`;
    lines.push(
      `Jornada ${String(round + 1)}`,
      `${pair}  ${day(round)}  12:00  Campo Municipal`,
      `UD Otero - SD Lejano  ${day(round)}  17:00  Las Eras`,
    );
  }
  return lines.join('\n');
}

async function pasteCalendar(page: Page, text: string) {
  const form = page.getByRole('group', { name: 'Pegar calendario' });
  if (!(await form.isVisible())) {
    await page.getByRole('button', { name: 'Pegar calendario de la federación' }).click();
  }
  await form.getByLabel('Competición').selectOption({ label: 'Liga federada' });
  await form.getByLabel('Calendario').fill(text);
  return form;
}

test.describe('pages of a federation in the panel', () => {
  const panel = panelForAllTests();

  test('a pasted season of 34 matches is saved with one button, and changed when pasted again', async () => {
    const { page } = panel;
    const api = demoClient(site());
    await api.call(endpoints.addCompeticion, { body: { nombre: 'Liga federada' } });
    const before = (await readApi(endpoints.fetchPartidos)).length;
    await openScreen(page, 'Partidos');
    const form = await pasteCalendar(
      page,
      seasonText(() => 0),
    );
    await form.getByText('34 nuevos, 0 cambian').waitFor();
    await expectFitForAll(page);
    await form.getByRole('button', { name: 'Guardar 34 partidos' }).click();
    await waitForSuccess(page, 'Calendario guardado: 34 partidos creados y 0 cambiados.');
    expect(await readApi(endpoints.fetchPartidos)).toHaveLength(before + 34);

    const movedSeason = seasonText((round) => (round >= 20 && round < 25 ? 1 : 0));
    const moved = await pasteCalendar(page, movedSeason);
    await moved.getByText('0 nuevos, 5 cambian, 29 siguen igual').waitFor();
    await moved.getByRole('button', { name: 'Guardar 5 partidos' }).click();
    await waitForSuccess(page, 'Calendario guardado: 0 partidos creados y 5 cambiados.');
    expect(await readApi(endpoints.fetchPartidos)).toHaveLength(before + 34);
    const again = await pasteCalendar(page, movedSeason);
    await again.getByText('0 nuevos, 0 cambian, 34 siguen igual').waitFor();
    await expect(again.getByRole('button', { name: 'Nada que guardar' })).toBeDisabled();
  });

  test('a report as PDF fills the sheet, after a question about an unknown name, which is remembered', async () => {
    const { page } = panel;
    const squad = (await readApi(endpoints.fetchJugadoresActivos)).toSorted(
      (a, b) => a.dorsal - b.dorsal,
    );
    const { partido_id: id, nombre_equipo: name } = await nextMatch('local');
    const starters = squad.slice(0, 11);
    const [, stranger] = starters;
    const lines = starters.map(({ _id, nombre, apellido1, apellido2 }, index) => {
      const printed =
        _id === stranger?._id ? 'DESCONOCIDO, XABI' : `${apellido1} ${apellido2}, ${nombre}`;
      return `${String(index + 1)} ${printed.toUpperCase()}${index === 0 ? ' (PT)' : ''}`;
    });
    const rival = Array.from(
      { length: 11 },
      (_none, index) =>
        `${String(index + 1)} RIVAL${String(index)} ROCA, JUAN${index === 0 ? ' (PT)' : ''}`,
    );
    const scorer = starters[10];
    const report = [
      'ACTA DEL PARTIDO',
      `CD ENCINA 1 - 0 ${name}`,
      'EQUIPO LOCAL: CD ENCINA',
      'TITULARES',
      ...lines,
      `EQUIPO VISITANTE: ${name}`,
      'TITULARES',
      ...rival,
      'GOLES',
      `23' 1 - 0 ${scorer?.apellido1 ?? ''} ${scorer?.apellido2 ?? ''}, ${scorer?.nombre ?? ''}`.toUpperCase(),
    ];
    const paper = await page.context().newPage();
    await paper.setContent(`<pre style="font: 11px monospace">${report.join('\n')}</pre>`);
    const pdf = await paper.pdf();
    await paper.close();

    await page.goto(`${site()}/admin/partidos/${id}`);
    await page.getByRole('button', { name: 'Pegar acta de la federación' }).click();
    const form = page.getByRole('group', { name: 'Pegar acta' });
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'acta.pdf', mimeType: 'application/pdf', buffer: pdf });
    const question = form.getByRole('group', { name: '¿Quién es DESCONOCIDO, XABI?' });
    await question
      .getByRole('button', { name: stranger?.nombre_con_inicial ?? '' })
      .first()
      .click();
    await question.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Rellenar la ficha', exact: true }).click();
    await form.getByText('Ficha rellena.').waitFor();
    expect((await readApi(endpoints.fetchPartido, id)).jugado).toBe(false);
    await page.getByRole('button', { name: 'Guardar ficha' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await waitForSuccess(page, 'ficha actualizada!');
    expect(await readApi(endpoints.fetchPartido, id)).toMatchObject({
      jugado: true,
      goles_anotados: 1,
      goles_encajados: 0,
    });
    await expect
      .poll(async () => (await readApi(endpoints.fetchJugador, stranger?._id)).nombre_federacion)
      .toBe('DESCONOCIDO, XABI');
  });
});
