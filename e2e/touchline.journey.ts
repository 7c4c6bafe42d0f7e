import { API_BASE, endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import {
  createMatchClock,
  expectFitForThumbs,
  noteGoal,
  readScore,
  readSquad,
  waitForSending,
} from '../testing/touchline';
import { openScreen, signIn } from '../testing/panel';
import { openPhone, type Phone } from '../testing/phone';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { demoClient, nextMatch, readApi } from '../testing/club-access';

const clock = createMatchClock();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Players by index: 0 keeper, 3 booked, 8 assists, 9 scores and assists, 10 scores, 13 substitute, 14 not called up. */
const FOLLOWED = [0, 3, 8, 9, 10, 13, 14];

test.describe('a match entered at the touchline', () => {
  const { openTab } = demoJourney();
  const fan = forAllTests(openTab);
  const second = forAllTests(() => openTab({ isClockSettable: true }));
  const game = forAllTests(nextMatch);
  let phone: Phone;
  /** Names of the squad as listed on the screen, keepers first. */
  let squad: readonly string[];
  const goals: { taps: number; ms: number }[] = [];

  test.beforeAll(async () => {
    phone = await openPhone();
  });
  test.afterAll(() => phone.discard());

  const touchlineUrl = () => `${site()}/admin/partidos/${game.partido_id}/banda`;
  const name = (index: number) => squad[index] ?? '';
  /** A player's matches, goals, assists, goals conceded, yellow cards and MVPs this season. */
  const readFigures = async (index: number) => {
    const jugador = (await readApi(endpoints.fetchJugadores)).find(
      ({ nombre_con_inicial: nombre }) => nombre === name(index),
    );
    const { partidos_jugados, goles, asistencias, goles_encajados, tarjetas_amarillas, mvp } =
      jugador?.estadisticas_temporada ?? {};
    return [partidos_jugados, goles, asistencias, goles_encajados, tarjetas_amarillas, mvp].map(
      (figure) => figure ?? 0,
    );
  };
  let before: number[][];

  test('chooses the line-up and starts', async () => {
    const { page } = phone;
    // Empties the call-up, whose players would otherwise be in the line-up already.
    await demoClient(site()).call(endpoints.putConvocatoria, {
      id: game.partido_id,
      body: { jugadores: [], publica: false },
    });
    await signIn(page);
    await openScreen(page, 'Partidos');
    const where = game.local ? 'contra' : 'en casa de';
    await page
      .getByRole('link', {
        name: `Desde la banda ${where} ${game.nombre_equipo}, ${game.fecha_str}`,
      })
      .click();
    await page.getByText('✓ Listo para usarse sin cobertura.').waitFor();
    squad = await readSquad(page);
    before = await Promise.all(FOLLOWED.map(readFigures));
    for (const [index, player] of squad.slice(0, 14).entries()) {
      const tile = page.getByRole('listitem').filter({ hasText: player }).getByRole('button');
      await tile.click();
      // A second tap makes the player a substitute.
      if (index >= 11) await tile.click();
    }
    await page.getByText('11 titulares y 3 suplentes').waitFor();
    await expectFitForThumbs(page);

    await fan.page.goto(`${site()}/partidos/${game.partido_id}`);
    await clock.set(page, 0);
    await button(page, 'Empezar partido').click();
    await page.getByTestId('reloj').waitFor();
    await waitForSending(page, 'Todo enviado');
  });

  test('enters a goal in three taps while the public page and a second phone follow', async () => {
    const { page } = phone;
    await clock.set(page, 12.5);
    goals.push(await noteGoal(page, name(10), name(8)));
    await waitForSending(page, 'Todo enviado');
    expect(await readScore(page)).toBe(game.local ? '1-0' : '0-1');
    await page.getByText(`13'`).waitFor();
    await expectFitForThumbs(page);
    await fan.page
      .getByTestId('marcador')
      .getByText(game.local ? /1\s*[-–]\s*0/ : /0\s*[-–]\s*1/)
      .waitFor();

    await signIn(second.page);
    await second.page.goto(touchlineUrl());
    await button(second.page, `13' Gol de ${name(10)} (asistencia de ${name(8)})`).waitFor();
  });

  test('keeps everything through ten minutes offline, a reload and a killed browser', async () => {
    await phone.setOffline(true);
    let { page } = phone;
    await clock.set(page, 20.2);
    goals.push(await noteGoal(page, name(9), null));
    await waitForSending(page, 'Sin cobertura: 1 apunte por enviar');
    await clock.set(page, 23.5);
    await button(page, 'Gol encajado').click();
    await waitForSending(page, 'Sin cobertura: 2 apuntes por enviar');
    await page.reload();
    await waitForSending(page, 'Sin cobertura: 2 apuntes por enviar');
    expect(await readScore(page)).toBe(game.local ? '2-1' : '1-2');
    // In the middle of entering a goal the browser dies. Afterwards the question is still there.
    await clock.set(page, 26.9);
    await button(page, /^GOL$/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: name(10) })
      .click();
    await page.getByText('¿Quién ha asistido?').waitFor();
    await phone.kill();

    // Meanwhile the second phone enters a card, because after a goal the app would ask whether both mean the same one.
    await clock.set(second.page, 28.5);
    await button(second.page, 'Tarjeta').click();
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: name(3) })
      .click();
    await waitForSending(second.page, 'Todo enviado');

    await phone.reopen({ isOffline: true });
    ({ page } = phone);
    await clock.set(page, 29.5);
    await page.goto(touchlineUrl());
    await page.getByText('¿Quién ha asistido?').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: name(8) })
      .click();
    await waitForSending(page, 'Sin cobertura: 3 apuntes por enviar');
    expect(await page.getByTestId('reloj').innerText()).toMatch(/^29:/);
    expect(await readScore(page)).toBe(game.local ? '3-1' : '1-3');

    await clock.set(page, 30.5);
    await phone.setOffline(false);
    await waitForSending(page, 'Todo enviado');
    await button(page, `29' Tarjeta amarilla de ${name(3)}`).waitFor();
    await second.page.getByText(`27'`).waitFor();
    expect(await readScore(second.page)).toBe(game.local ? '3-1' : '1-3');
    await fan.page
      .getByTestId('marcador')
      .getByText(game.local ? /3\s*[-–]\s*1/ : /1\s*[-–]\s*3/)
      .waitFor();
  });

  test('ends offline, shows what is waiting, and saves the sheet once', async () => {
    const { page } = phone;
    await clock.set(page, 46.5);
    await button(page, 'Descanso').click();
    await clock.set(page, 61);
    await button(page, 'Empezar 2.ª parte').click();
    await clock.set(page, 80.5);
    goals.push(await noteGoal(page, name(10), name(9)));
    await waitForSending(page, 'Todo enviado');
    await phone.setOffline(true);
    await clock.set(page, 107);
    await button(page, 'Final del partido').click();
    await page.getByText('El partido ha terminado. La ficha todavía no está guardada.').waitFor();
    await button(page, 'Guardar ficha').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('14 jugadores convocados').waitFor();
    await dialog.getByText('Ningún gol sin autor').waitFor();
    await dialog.getByLabel('MVP').selectOption({ label: await findMvpOption(page, name(10)) });
    await expectFitForThumbs(page);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('La ficha se guardará en cuanto haya cobertura.').waitFor();
    await expectFitForThumbs(page);
    await phone.setOffline(false);
    await page.getByText(/✓ Ficha guardada/).waitFor();

    const partido = await readApi(endpoints.fetchPartido, game.partido_id);
    const brief = (half: (typeof partido.detalles)['primera_parte']) =>
      half.map(({ evento, autor, asistente, minuto, anadido }) => [
        evento,
        autor?.nombre_con_inicial,
        asistente?.nombre_con_inicial,
        minuto,
        anadido,
      ]);
    expect(partido).toMatchObject({
      jugado: true,
      estado: 'finalizado',
      goles_anotados: 4,
      goles_encajados: 1,
      mvp: { nombre_con_inicial: name(10) },
    });
    expect(brief(partido.detalles.primera_parte)).toEqual([
      ['gol anotado', name(10), name(8), 13, undefined],
      ['gol anotado', name(9), undefined, 21, undefined],
      ['gol encajado', undefined, undefined, 24, undefined],
      ['gol anotado', name(10), name(8), 27, undefined],
      ['tarjeta amarilla', name(3), undefined, 29, undefined],
    ]);
    expect(brief(partido.detalles.segunda_parte)).toEqual([
      ['gol anotado', name(10), name(9), 65, undefined],
    ]);
    const { status } = await fetch(`${site()}${API_BASE}/directo/${game.partido_id}`);
    expect(status).toBe(404);
    const after = await Promise.all(FOLLOWED.map(readFigures));
    const gained = after.map((figures, row) =>
      figures.map((figure, column) => figure - (before[row]?.[column] ?? 0)),
    );
    expect(Object.fromEntries(FOLLOWED.map((index, row) => [index, gained[row]]))).toEqual({
      0: [1, 0, 0, 1, 0, 0],
      3: [1, 0, 0, 1, 1, 0],
      8: [1, 0, 2, 1, 0, 0],
      9: [1, 1, 1, 1, 0, 0],
      10: [1, 3, 0, 1, 0, 1],
      13: [1, 0, 0, 1, 0, 0],
      14: [0, 0, 0, 0, 0, 0],
    });
    await fan.page.getByText('MVP del partido').waitFor();
    // The second phone's log equals the saved sheet, so it does not ask which one to keep.
    await second.page.getByText(/✓ Ficha guardada/).waitFor();
    expect(fan.problems).toEqual([]);
    // The second phone requests the log, which was deleted when the sheet was saved. The browser reports the 404.
    const expectedError = `404 (Not Found) ${site()}${API_BASE}/directo/${game.partido_id}`;
    expect(second.problems.filter((problem) => !problem.endsWith(expectedError))).toEqual([]);

    expect(Math.max(...goals.map(({ taps }) => taps))).toBeLessThanOrEqual(3);
    const seconds = goals.map(({ ms }) => (ms / 1000).toFixed(1)).join(', ');
    console.log(
      `  taps per goal: ${goals.map(({ taps }) => taps).join(', ')}; seconds: ${seconds}`,
    );
  });

  async function findMvpOption(page: Page, player: string): Promise<string> {
    const options = await page.getByLabel('MVP').locator('option').allTextContents();
    return options.find((text) => text.startsWith(`${player} (`)) ?? '';
  }
});
