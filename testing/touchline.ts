import { type Locator, type Page } from '@playwright/test';
import { clubNow } from './club-clock';
import { expectFitForAll } from './panel';
import { waitUntil } from './patience';

const MINUTE_MS = 60_000;

/**
 * A clock for all phones of a match, which only the test advances. It starts some minutes ago, by default two hours,
 * so that no step is in the server's future.
 */
export function createMatchClock(minutesAgo = 120) {
  const kickoffMs = clubNow().getTime() - minutesAgo * MINUTE_MS;
  return {
    /** Sets a page's clock to some minutes after kick-off. */
    set: (page: Page, minutes: number) =>
      page.clock.setSystemTime(new Date(kickoffMs + minutes * MINUTE_MS)),
  };
}

/**
 * Does something that changes the score, and resolves when the screen shows the new one. Then the device has stored the
 * step, so «Todo enviado» means that the server has it too.
 */
export async function changeScore(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await readScore(page);
  await act();
  await waitUntil(async () => (await readScore(page)) !== before, `another score than ${before}`);
}

/** Enters a goal, optionally with an assistant. Returns the number of taps. */
export async function noteGoal(
  page: Page,
  autor: string,
  asistente: string | null,
): Promise<number> {
  let taps = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.click();
  };
  const answer = (question: string, name: string) =>
    page.getByRole('dialog', { name: question }).getByRole('button', { name });
  await changeScore(page, async () => {
    await tap(page.getByRole('button', { name: 'GOL', exact: true }));
    await tap(answer('¿Quién ha marcado?', autor));
    await tap(answer('¿Quién ha asistido?', asistente ?? 'Sin asistencia'));
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return taps;
}

/** Waits until the send status on the screen is exactly this. */
export async function waitForSending(page: Page, text: string | RegExp): Promise<void> {
  await page.getByTestId('envio').getByText(text).waitFor();
}

/** Names of the squad as listed on the screen before kick-off, keepers first. */
export async function readSquad(page: Page): Promise<readonly string[]> {
  const selects = page.getByLabel(/^Posición de /);
  await selects.first().waitFor();
  return selects.evaluateAll((all) =>
    all.map((select) => (select.getAttribute('aria-label') ?? '').replace('Posición de ', '')),
  );
}

/** Score on the touchline screen. */
export async function readScore(page: Page): Promise<string> {
  const text = (await page.getByTestId('marcador-banda').innerText()).match(/\d+(?=\n)/g) ?? [];
  return text.slice(0, 2).join('-');
}

/** Like `expectFitForAll`, with targets for a wet thumb: 48 px, rounded. */
export const expectFitForThumbs = (page: Page): Promise<void> => expectFitForAll(page, 47.5);
