import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './browser';
import { clubNow } from './club-clock';
import { waitUntil } from './patience';
import { touchProblems } from './touch-problems';

const MINUTE_MS = 60_000;

/** A clock that all phones of a match share: its minutes pass when the test says so. */
export interface MatchClock {
  /** Sets a page's clock to so many minutes after kick-off. */
  readonly set: (page: Page, minutes: number) => Promise<void>;
}

/** A clock that begins two hours ago: nothing that is entered is in the server's future. */
export function createMatchClock(): MatchClock {
  const kickoffMs = clubNow().getTime() - 120 * MINUTE_MS;
  return {
    set: (page, minutes) => page.clock.setSystemTime(new Date(kickoffMs + minutes * MINUTE_MS)),
  };
}

/** Counts taps: what a person with one thumb has to do. */
class Thumb {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(button: Locator): Promise<void> {
    this.taps += 1;
    await button.click();
  }
}

/**
 * Does what changes the score, and ends when the device has it: from then on the screen says «Todo enviado» only when the
 * server has it too. The step before may be of the same kind, so nothing else tells.
 */
export async function changingScore(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await readScore(page);
  await act();
  await waitUntil(async () => (await readScore(page)) !== before, `another score than ${before}`);
}

/** A goal with its assistant, or without one; how many taps and milliseconds it took until the device had it. */
export async function noteGoal(
  page: Page,
  autor: string,
  asistente: string | null,
): Promise<{ readonly taps: number; readonly ms: number }> {
  const thumb = new Thumb(page);
  const from = performance.now();
  const answer = (question: string, name: string) =>
    page.getByRole('dialog', { name: question }).getByRole('button', { name });
  await changingScore(page, async () => {
    await thumb.tap(page.getByRole('button', { name: 'GOL', exact: true }));
    await thumb.tap(answer('¿Quién ha marcado?', autor));
    await thumb.tap(answer('¿Quién ha asistido?', asistente ?? 'Sin asistencia'));
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { taps: thumb.taps, ms: performance.now() - from };
}

/** Waits until the screen says exactly this of what was sent. */
export async function waitForEnvio(page: Page, text: string | RegExp): Promise<void> {
  await page.getByTestId('envio').getByText(text).waitFor();
}

/** Both numbers of the touchline's score, as they stand on the screen. */
export async function readScore(page: Page): Promise<string> {
  const text = (await page.getByTestId('marcador-banda').innerText()).match(/\d+(?=\n)/g) ?? [];
  return text.slice(0, 2).join('-');
}

/** Targets that a wet thumb would miss: under 48 px, and whatever is wider than the phone. */
export const thumbProblems = (page: Page): Promise<string[]> =>
  touchProblems(page, {
    targets: ':is(main, [role$=dialog]) :is(button, a, input, select)',
    around: '.MuiInputBase-root',
    minPx: 47.5,
  });

/** Fails on what axe finds, and on what a wet thumb would miss. */
export async function expectFitForThumbs(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await thumbProblems(page)).toEqual([]);
}
