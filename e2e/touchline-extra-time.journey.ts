import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import {
  changeScore,
  createMatchClock,
  expectFitForThumbs,
  noteGoal,
  readScore,
  readSquad,
  waitForSending,
} from '../testing/touchline';
import { becomeLive } from '../testing/browser';
import { demoClient, nextMatch, readApi } from '../testing/club-access';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { signIn } from '../testing/panel';
import { openPhone, type Phone } from '../testing/phone';
import { site } from '../testing/running-club';

/** Extra time and a shoot-out take almost three hours. */
const clock = createMatchClock(175);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

const CLUB = 'CD Encina';
/** When the shoot-out begins, minutes after kick-off. */
const SHOOT_OUT = 152;

test.describe('a match with extra time and a shoot-out, entered at the touchline', () => {
  const { openTab } = demoJourney();
  const fan = forAllTests(openTab);
  const game = forAllTests(nextMatch);
  let phone: Phone;
  let squad: readonly string[];
  let kicks = 0;

  test.beforeAll(async () => {
    phone = await openPhone();
  });
  test.afterAll(() => phone.discard());

  const name = (index: number) => squad[index] ?? '';
  const fanSees = (text: string | RegExp) =>
    fan.page.getByTestId('minuto').getByText(text).waitFor();
  const fanSeesScore = (score: string) =>
    fan.page
      .getByTestId('marcador')
      .getByText(new RegExp(score.replace('-', String.raw`\s*[-–]\s*`)))
      .first()
      .waitFor();
  const board = () => phone.page.getByRole('region', { name: 'Tanda de penaltis' });
  const kick = async (team: string, result: 'Gol' | 'Fallo') => {
    const { page } = phone;
    kicks += 1;
    await clock.set(page, SHOOT_OUT + kicks * 0.75);
    await button(page, /^↶ Deshacer/).waitFor();
    await page.getByRole('group', { name: team }).getByRole('button', { name: result }).click();
    const what = team === CLUB ? '(nuestro|de .+)' : 'del rival';
    const how = result === 'Gol' ? 'gol' : 'fallado';
    await button(page, new RegExp(`^↶ Deshacer: Penalti ${what}, ${how}$`)).waitFor();
  };

  test('begins with the call-up', async () => {
    const { page } = phone;
    const active = await readApi(endpoints.fetchJugadoresPreviewActivos);
    await demoClient(site()).call(endpoints.putConvocatoria, {
      id: game.partido_id,
      body: { jugadores: active.slice(0, 14).map(({ jugador_id: id }) => id), publica: false },
    });
    await signIn(page);
    await page.goto(`${site()}/admin/partidos/${game.partido_id}/banda`);
    await page.getByText('0 titulares y 14 suplentes').waitFor();
    squad = await readSquad(page);
    for (const index of [3, 5, 9, 10]) {
      await page
        .getByRole('listitem')
        .filter({ hasText: name(index) })
        .getByRole('button')
        .click();
    }
    await page.getByText('4 titulares y 10 suplentes').waitFor();
    await page.getByLabel('Capitán').selectOption({ label: name(5) });
    await fan.page.goto(`${site()}/partidos/${game.partido_id}`);
    await becomeLive(fan);
    await clock.set(page, 0);
    await button(page, 'Empezar partido').click();
    await waitForSending(page, 'Todo enviado');
  });

  test('goes level into extra time, offline, and catches up', async () => {
    const { page } = phone;
    await clock.set(page, 30.5);
    await noteGoal(page, name(10), null);
    await clock.set(page, 46);
    await button(page, 'Descanso').click();
    await clock.set(page, 61);
    await button(page, 'Empezar 2.ª parte').click();
    await clock.set(page, 80);
    expect(await button(page, 'Hay prórroga').count()).toBe(0);
    await changeScore(page, () => button(page, 'Gol encajado').click());
    await fanSeesScore('1-1');
    await clock.set(page, 108);
    await button(page, 'Final del partido').waitFor();
    await button(page, 'Penaltis').waitFor();
    await expectFitForThumbs(page);
    await button(page, 'Hay prórroga').click();
    await fanSees('Antes de la prórroga');

    await phone.setOffline(true);
    await button(page, 'Cambio').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Cambios del descanso: se apuntan seguidos. Van 0.').waitFor();
    await dialog.getByRole('button', { name: name(9) }).click();
    await dialog.getByRole('button', { name: name(12) }).click();
    await dialog.getByText('Cambios del descanso: se apuntan seguidos. Van 1.').waitFor();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await clock.set(page, 112);
    await button(page, 'Empezar prórroga').click();
    await clock.set(page, 114.5);
    await button(page, 'Tarjeta').click();
    await dialog.getByRole('button', { name: name(3) }).click();
    await button(page, `93' Tarjeta amarilla de ${name(3)} por enviar`).waitFor();
    await waitForSending(page, 'Sin cobertura: 3 apuntes por enviar');
    await page.reload();
    await waitForSending(page, 'Sin cobertura: 3 apuntes por enviar');
    await phone.setOffline(false);
    await waitForSending(page, 'Todo enviado');
    await clock.set(page, 128);
    await button(page, 'Descanso de la prórroga').click();
    await fanSees('Descanso de la prórroga');
    await clock.set(page, 131);
    await button(page, 'Empezar 2.ª parte de la prórroga').click();
    await clock.set(page, 147);
    expect(await readScore(page)).toBe('1-1');
    await fan.page.getByText(`Tarjeta amarilla`).first().waitFor();
  });

  test('is decided kick by kick', async () => {
    const { page } = phone;
    await clock.set(page, SHOOT_OUT);
    await button(page, 'Penaltis').click();
    await board().getByText('Empieza quien lance el primero').waitFor();
    await fanSees('Tanda de penaltis');
    expect(await button(page, 'GOL').count()).toBe(0);
    await button(page, '¿Quién lanza?').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: name(10) })
      .click();
    await button(page, `Lanza ${name(10)}`).waitFor();
    const rival = game.nombre_equipo;
    await kick(CLUB, 'Gol');
    await button(page, `↶ Deshacer: Penalti de ${name(10)}, gol`).waitFor();
    await board().getByText(`Lanza ${rival}`).waitFor();
    await kick(rival, 'Gol');
    // A kick noted wrongly is undone and noted again.
    await button(page, '↶ Deshacer: Penalti del rival, gol').click();
    await board().getByText(`Lanza ${rival}`).waitFor();
    await kick(rival, 'Fallo');
    await kick(CLUB, 'Gol');
    await kick(rival, 'Gol');
    await kick(CLUB, 'Gol');
    await kick(rival, 'Fallo');
    await kick(CLUB, 'Fallo');
    await board().getByText(`Lanza ${rival}`).waitFor();
    // The rivals can no longer draw level with their last kick.
    await kick(rival, 'Fallo');
    await board().getByText(`Pasa ${CLUB}`).waitFor();
    await board()
      .getByRole('img', { name: `${CLUB}: 3 (gol, gol, gol, fallo)` })
      .waitFor();
    await board()
      .getByRole('img', { name: `${rival}: 1 (fallo, gol, fallo, fallo)` })
      .waitFor();
    await expectFitForThumbs(page);
    await waitForSending(page, 'Todo enviado');
    await button(page, 'Final del partido').click();
    await fanSees('Final');
  });

  test('is saved with its shoot-out', async () => {
    const { page } = phone;
    await button(page, 'Guardar ficha').click();
    const dialog = page.getByRole('dialog');
    const score = game.local ? '1-1 (3-1 p.)' : '1-1 (1-3 p.)';
    await dialog.getByText(`${score}. Pasa ${CLUB}.`).waitFor();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText(/✓ Ficha guardada: 1 - 1 \((3-1|1-3) p\.\)/).waitFor();
    const partido = await readApi(endpoints.fetchPartido, game.partido_id);
    expect(partido).toMatchObject({
      jugado: true,
      resultado: 'draw',
      goles_anotados: 1,
      goles_encajados: 1,
      tanda: { anotados: 3, encajados: 1 },
    });
    const starters = Object.values(partido.alineacion).flat();
    expect(starters.find(({ jugador_id: id }) => id === partido.capitan)?.nombre_con_inicial).toBe(
      name(5),
    );
    expect(partido.detalles.segunda_parte.map(({ evento }) => evento)).toEqual([
      'gol encajado',
      'cambio',
    ]);
    expect(partido.detalles.prorroga_1).toMatchObject([{ evento: 'tarjeta amarilla', minuto: 93 }]);
    expect(partido.detalles.prorroga_2).toEqual([]);
    await fan.page.getByTestId('minuto').first().waitFor({ state: 'detached' });
    await fanSeesScore('1-1');
    expect(fan.problems).toEqual([]);
  });
});
