import { endpoints } from '@club/shared';
import type { Locator, Page } from '@playwright/test';
import { createLogin } from '../scripts/ops/admin-accounts';
import { expectFitForThumbs, readScore, readSquad, waitForSending } from '../testing/touchline';
import { focusedText, pressTarget, tabToTarget } from '../testing/focus';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { demoClient, nextMatch, withAuth } from '../testing/club-access';
import { signIn } from '../testing/panel';

test.describe('a helper enters a match at the touchline with the keyboard alone', () => {
  test.describe.configure({ mode: 'serial' });
  const { openTab } = demoJourney();
  const game = forAllTests(nextMatch);
  const login = forAllTests(() =>
    withAuth((auth) => createLogin(auth, `banda-${String(Date.now())}`, '2')),
  );
  const tab = forAllTests(openTab);
  let page: Page;
  let squad: readonly string[];
  /** A player who is in the squad when the match is opened, and is deleted during it. */
  let transientId: string;

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = (target: Locator) => pressTarget(page, target);
  const name = (index: number) => squad[index] ?? '';
  const expectFocus = (text: string | RegExp) => expect.poll(() => focusedText(page)).toMatch(text);
  const expectScore = (own: number) =>
    expect.poll(() => readScore(page)).toBe(game.local ? `${String(own)}-0` : `0-${String(own)}`);
  const answer = async (question: string, text: string | RegExp) => {
    const dialog = page.getByRole('dialog', { name: question });
    await press(dialog.getByRole('button', { name: text }));
  };

  test.beforeAll(async () => {
    transientId = (
      await demoClient(site()).call(endpoints.addJugador, {
        body: { nombre: 'Fugaz', apellido1: 'Zarza', dorsal: 98 },
      })
    ).id;
    ({ page } = tab);
  });

  test('opens the match from his panel, chooses the players, and starts', async () => {
    await signIn(page, login);
    const nav = page.getByRole('navigation', { name: 'Administración' });
    await press(nav.getByRole('link', { name: 'Partidos' }));
    const where = game.local ? 'contra' : 'en casa de';
    const which = `${where} ${game.nombre_equipo}, ${game.fecha_str}`;
    await press(page.getByRole('link', { name: `Desde la banda ${which}` }));
    squad = await readSquad(page);
    for (const index of [0, 1, 2]) {
      const jugador = page.getByRole('listitem').getByRole('button').nth(index);
      await tabToTarget(page, jugador);
      await page.keyboard.press('Space');
      // The demo club's call-up may arrive at any time during these key presses, so only the starters are counted.
      const starters = index === 0 ? '1 titular y' : `${String(index + 1)} titulares y`;
      await page.getByText(starters).waitFor();
    }
    await press(button('Empezar partido'));
    await expectFocus(/^GOL$/);
    await waitForSending(page, 'Todo enviado');
  });

  test('enters a goal, undoes and redoes it, and always has a visible focus', async () => {
    await page.keyboard.press('Enter');
    await answer('¿Quién ha marcado?', name(1));
    await answer('¿Quién ha asistido?', name(2));
    await expectScore(1);
    await expectFocus(/^GOL$/);
    const goal = `Gol de ${name(1)} \\(asistencia de ${name(2)}\\)`;
    await press(button(new RegExp(`^↶ Deshacer: ${goal}`)));
    await expectScore(0);
    await expectFocus(/^↶ Deshacer: Comienzo/);
    await press(button(/^↷ Rehacer: Gol de/));
    await expectScore(1);
    // There is nothing more to redo, and the button keeps the focus.
    await expectFocus(/^↷ Rehacer$/);
  });

  test('goes through half-time, and deletes the focused event', async () => {
    await press(button('Descanso'));
    await expectFocus(/^Empezar 2\.ª parte$/);
    await page.keyboard.press('Enter');
    await expectFocus(/^Final del partido$/);
    await press(button(/' Gol de /));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Quitar este apunte' }));
    await expectScore(0);
    await expectFocus(/^GOL$/);
    await press(button(/^↷ Rehacer: Gol de/));
    await expectScore(1);
    await waitForSending(page, 'Todo enviado');
  });

  test('discards a step that the server will never accept, and the rest is sent', async () => {
    expect(tab.problems).toEqual([]);
    await demoClient(site()).call(endpoints.delJugador, { id: transientId });
    await press(button('Más'));
    await tabToTarget(
      page,
      page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: 'Fugaz' })
        .getByRole('button'),
    );
    await page.keyboard.press('Space');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Guardar alineación' }));
    const notice = page.getByRole('alert').filter({ hasText: 'El servidor no acepta este apunte' });
    await notice.getByText('El servidor no acepta este apunte: Alineación.').waitFor();
    await notice.getByText(`No existe el jugador «${transientId}».`).waitFor();
    await waitForSending(page, 'No aceptado: 1 apunte por enviar');
    await expectFitForThumbs(page);
    await press(notice.getByRole('button', { name: 'Descartar este apunte' }));
    const question = page.getByRole('alertdialog', { name: '¿Descartar este apunte?' });
    await press(question.getByRole('button', { name: 'Descartar' }));
    await waitForSending(page, 'Todo enviado');
    await notice.waitFor({ state: 'detached' });
    await expectFocus(/^GOL$/);
    expect(tab.problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
  });

  test('ends the match and saves its sheet', async () => {
    await press(button('Final del partido'));
    await expectFocus(/^Guardar ficha$/);
    await page.keyboard.press('Enter');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }));
    await page.getByText(/✓ Ficha guardada/).waitFor();
    // The focused element is gone, so the heading gets the focus, and the next Tab leads to the sheet.
    await expectFocus(/^Desde la banda$/);
    await page.keyboard.press('Tab');
    await expectFocus(/^Abrir la ficha$/);
    await expectFitForThumbs(page);
  });
});
