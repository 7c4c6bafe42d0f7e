import { API_BASE, deriveLiveMatch, endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import { createLogin } from '../scripts/ops/admin-accounts';
import {
  changeScore,
  createMatchClock,
  expectFitForThumbs,
  noteGoal,
  readScore,
  readSquad,
  waitForSending,
} from '../testing/touchline';
import { accessibilityProblems } from '../testing/browser';
import { answer, fillLogin, signIn } from '../testing/panel';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { nextMatch, readApi, withAuth } from '../testing/club-access';

const clock = createMatchClock();

test.describe('two phones on one match', () => {
  const { openTab } = demoJourney();
  const game = forAllTests(() => nextMatch('local'));
  const login = forAllTests(() =>
    withAuth((auth) => createLogin(auth, `moviles-${String(Date.now())}`)),
  );
  let first: Page;
  let second: Page;
  let squad: readonly string[];

  test.beforeAll(async () => {
    first = (await openTab({ isClockSettable: true })).page;
    second = (await openTab({ isClockSettable: true })).page;
  });

  /** Disables or enables the account, which ends its sessions. */
  const setDisabled = (disabled: boolean) =>
    withAuth(async (auth) => {
      const { uid } = await auth.getUserByEmail(login.email);
      await auth.updateUser(uid, { disabled });
    });

  const name = (index: number) => squad[index] ?? '';
  const open = (page: Page) => page.goto(`${site()}/admin/partidos/${game.partido_id}/banda`);
  const tap = (page: Page, button: string | RegExp) =>
    page.getByRole('button', { name: button }).click();
  const concede = (page: Page) =>
    changeScore(page, () =>
      page.getByRole('button', { name: 'Gol encajado', exact: true }).click(),
    );
  const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);
  const expectScore = (page: Page, score: string) => expect.poll(() => readScore(page)).toBe(score);
  const expectNoLiveMatch = async () => {
    const { status } = await fetch(`${site()}${API_BASE}/directo/${game.partido_id}`);
    expect(status).toBe(404);
  };
  const compare = async () => {
    await tap(first, 'Comparar y decidir');
    return first.getByRole('dialog');
  };

  test('undo a correction with a button that names the corrected goal', async () => {
    await signIn(first, login);
    await open(first);
    squad = await readSquad(first);
    await clock.set(first, 0);
    await tap(first, 'Empezar partido');
    await clock.set(first, 5.5);
    await noteGoal(first, name(10), name(9));
    await tap(first, /^6' Gol de/);
    const dialog = first.getByRole('dialog', { name: 'Corregir apunte' });
    await dialog.getByLabel('Autor').selectOption({ index: 8 });
    await dialog.getByRole('button', { name: 'Un minuto menos' }).click();
    await expectFitForThumbs(first);
    await dialog.getByRole('button', { name: 'Guardar corrección' }).click();
    await first.getByRole('button', { name: /^5' Gol de/ }).waitFor();
    await expectScore(first, '1-0');
    await tap(first, /^↶ Deshacer: Gol de .* min\. 5$/);
    await first
      .getByRole('button', { name: `6' Gol de ${name(10)} (asistencia de ${name(9)})` })
      .waitFor();
    await expectScore(first, '1-0');
    await waitForSending(first, 'Todo enviado');
  });

  test('ask whether two goals entered at almost the same time are one, and merge them', async () => {
    await signIn(second, login);
    await open(second);
    await expectScore(second, '1-0');
    await setOffline(first, true);
    await clock.set(first, 22.2);
    await noteGoal(first, name(10), null);
    await clock.set(second, 22.6);
    await noteGoal(second, name(10), null);
    await waitForSending(second, 'Todo enviado');
    await setOffline(first, false);
    const dialog = await compare();
    await dialog
      .getByText(`El otro móvil apuntó: gol de ${name(10)}, min. 23. ¿Es el mismo gol?`)
      .waitFor();
    await expectFitForThumbs(first);
    await dialog.getByRole('button', { name: 'Sí, es el mismo' }).click();
    await waitForSending(first, 'Todo enviado');
    await expectScore(first, '2-0');
    await expectScore(second, '2-0');
  });

  test('both show the chosen version of a goal that they have with different scorers', async () => {
    await setOffline(first, true);
    await clock.set(first, 30);
    await noteGoal(first, name(9), null);
    await clock.set(first, 35.5);
    await concede(first);
    await clock.set(second, 30.3);
    await noteGoal(second, name(8), null);
    await waitForSending(second, 'Todo enviado');
    await setOffline(first, false);
    const question = await compare();
    // Besides the goal in question this phone has another step, which needs no answer.
    await question.getByRole('heading', { name: 'Todo lo que cada móvil tiene de más' }).waitFor();
    await question.getByRole('listitem').filter({ hasText: 'Gol encajado, min. 36' }).waitFor();
    await question.getByRole('button', { name: 'Es el mismo: vale el de este móvil' }).click();
    await waitForSending(first, 'Todo enviado');
    for (const page of [first, second]) {
      await expectScore(page, '3-1');
      await page
        .getByRole('button', { name: `Gol de ${name(9)}` })
        .first()
        .waitFor();
      expect(
        await page
          .getByRole('listitem')
          .filter({ hasText: `Gol de ${name(8)}` })
          .count(),
      ).toBe(0);
    }
  });

  test('both count two goals that a person confirms as different', async () => {
    await setOffline(first, true);
    await clock.set(first, 44);
    await concede(first);
    await expectScore(first, '3-2');
    await clock.set(second, 45);
    await concede(second);
    await expectScore(second, '3-2');
    await waitForSending(second, 'Todo enviado');
    await setOffline(first, false);
    const dialog = await compare();
    await dialog.getByText('Es la única pregunta.').waitFor();
    // Each phone only has the step in question, so it is not listed a second time.
    expect(await dialog.getByText('Todo lo que cada móvil tiene de más').count()).toBe(0);
    await dialog.getByRole('button', { name: 'No, son dos' }).click();
    await waitForSending(first, 'Todo enviado');
    await expectScore(first, '3-3');
    await expectScore(second, '3-3');
  });

  test('keep everything when the session has expired, and send it after a login on the same screen', async () => {
    await setDisabled(true);
    await clock.set(first, 190);
    await noteGoal(first, name(10), null);
    await first.getByText(/^La sesión ha caducado\./).waitFor();
    await first.reload();
    await first.getByText(/^La sesión ha caducado\./).waitFor();
    await waitForSending(first, '1 apunte por enviar');
    await expectScore(first, '4-3');
    await setDisabled(false);
    await fillLogin(first, login);
    await waitForSending(first, 'Todo enviado');
    await expectScore(second, '4-3');
  });

  test('ask whether a match without steps for hours has ended, and let the answer be undone', async () => {
    await clock.set(first, 190 + 5 * 60 + 1);
    await first.reload();
    await first.getByText('¿Terminó el partido?').waitFor();
    await first.getByText('El último apunte es de hace 5 horas.').waitFor();
    expect(await accessibilityProblems(first)).toEqual([]);
    await tap(first, 'Sí, terminó');
    await tap(first, '↶ Deshacer: Final del partido');
    await tap(first, 'Descanso');
    await waitForSending(first, 'Todo enviado');
  });

  test('discard a match after a question, and then ask the other phone what to do with its own log', async () => {
    await tap(first, 'Más');
    await tap(first, 'Descartar el directo');
    await answer(first, '¿Descartar el directo de este partido?', 'Descartar');
    await second.getByText('Otro móvil ha descartado este directo.').waitFor();
    expect(await second.getByTestId('envio').innerText()).toBe('Hay que decidir');
    await expectNoLiveMatch();

    // The second phone sends its log again, although it has not changed.
    await tap(second, 'Seguir con lo de este móvil');
    await waitForSending(second, /^✓ Todo enviado$/);
    const kept = await readApi(endpoints.fetchDirecto, game.partido_id);
    expect(deriveLiveMatch(kept.pasos).marcador).toEqual({ goles_anotados: 4, goles_encajados: 3 });
    await tap(second, 'Más');
    await tap(second, 'Descartar el directo');
    await answer(second, '¿Descartar el directo de este partido?', 'Descartar');
    await expectNoLiveMatch();
    await second.getByRole('button', { name: 'Empezar partido' }).waitFor();
    expect(await readApi(endpoints.fetchPartido, game.partido_id)).toMatchObject({
      jugado: false,
      estado: 'programado',
    });
  });
});
