import { setTimeout as delay } from 'node:timers/promises';
import { endpoints, firestorePaths } from '@club/shared';
import type { Page } from '@playwright/test';
import { readArguments } from '../scripts/platform/arguments';
import { becomeLive, launchBrowser, openTab } from '../testing/browser';
import { startCrowd } from './listeners';
import { type LocalSite, sheetWithGoals, withLocalSite } from './local-site';
import { median, summary } from './measure';

const { values } = readArguments({ saves: { type: 'string', default: '30' } });

/** Measured saves per number of fans. */
const SAVES = Number(values.saves);

/** Numbers of listening fans. */
const CROWDS = [1, 10, 100] as const;

/** Resolves with the time (ms since 1970) when an element's text in the page becomes the expected one. */
function whenTextIs(page: Page, selector: string, expected: string): Promise<number> {
  return page.evaluate(
    ([css, text]) =>
      new Promise<number>((resolve) => {
        // No named functions here: the TypeScript runner would call a helper that pages lack.
        new MutationObserver((_changes, observer) => {
          if (document.querySelector(css ?? '')?.textContent.replaceAll(/\s/g, '') !== text) return;
          observer.disconnect();
          resolve(Date.now());
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [selector, expected],
  );
}

/** Goals in the first save. More than anybody has scored, so each save changes the text. */
const FIRST_SCORE = 20;

/** What is measured, milliseconds. `answerToMatch` is negative if the page changed before the answer arrived. */
const FIGURES = {
  save: 'save, request to answer',
  toMatch: "request to match page's DOM",
  answerToMatch: "answer to match page's DOM",
  toHome: "request to home page's DOM",
  toFans: "request to a fan's listener",
};

/** Milliseconds after which an unseen save counts as lost. */
const PATIENCE_MS = 15_000;

async function run({ api, platform, projectId }: LocalSite): Promise<void> {
  const { url, firestoreHost } = platform;
  const [preview] = (await api.call(endpoints.fetchNextGames)).filter(({ jugado }) => jugado);
  if (!preview) throw new Error('the demo club has no played match among its next games');
  const partido = await api.call(endpoints.fetchPartido, { id: preview.partido_id });
  const browser = await launchBrowser();
  const [match, home] = await Promise.all([openTab(browser), openTab(browser)]);
  await match.page.goto(`${url}/partidos/${partido._id}`);
  await home.page.goto(url);
  const scoreOnHome = `a[href="/partidos/${partido._id}"] [data-testid=marcador]`;
  await match.page.locator('[data-testid=marcador]').waitFor();
  await home.page.locator(scoreOnHome).waitFor();
  await becomeLive(match);
  await becomeLive(home);

  console.log(
    `\n${String(SAVES)} saves of a sheet for each number of fans, production code on the local emulators.\n` +
      'Two pages in a real browser are measured to their DOM; the fans are listeners of the Firebase SDK in a\n' +
      'process of their own, each with its own connection, on the same machine as everything else.',
  );
  let goals = FIRST_SCORE;
  for (const fans of CROWDS) {
    const timed = firestorePaths.partido(partido._id);
    const crowd = await startCrowd({
      host: firestoreHost,
      projectId,
      readers: Array.from({ length: fans }, () => [timed]),
      timed,
    });
    let lost = 0;
    const figures = { save: [], toMatch: [], answerToMatch: [], toHome: [], toFans: [] } as Record<
      keyof typeof FIGURES,
      number[]
    >;
    for (let save = 0; save <= SAVES; save += 1) {
      goals += 1;
      const text = partido.local ? `${String(goals)}-0` : `0-${String(goals)}`;
      const shown = Promise.all([
        whenTextIs(match.page, '[data-testid=marcador]', text),
        whenTextIs(home.page, scoreOnHome, text),
      ]);
      const sentAt = Date.now();
      const { data } = await api.call(endpoints.updatePartido, {
        id: partido._id,
        body: sheetWithGoals(partido, goals),
      });
      const answeredAt = Date.now();
      const heard = crowd.arrived(data.version, fans);
      const all = await Promise.race([
        Promise.all([shown, heard]),
        delay(PATIENCE_MS, undefined, { ref: false }),
      ]);
      if (!all) {
        lost += 1;
        continue;
      }
      const [[matchAt, homeAt], fansAt] = all;
      // The first save is a warm-up.
      if (save === 0) continue;
      figures.save.push(answeredAt - sentAt);
      figures.toMatch.push(matchAt - sentAt);
      figures.toHome.push(homeAt - sentAt);
      figures.answerToMatch.push(matchAt - answeredAt);
      figures.toFans.push(...fansAt.map((at) => at - sentAt));
    }
    await crowd.stop();
    if (lost > 0) console.log(`\n${String(lost)} saves did not reach everybody in time`);
    console.log(`\nlistening fans: ${String(fans)}`);
    for (const [figure, label] of Object.entries(FIGURES))
      console.log(`${label}:`.padEnd(32) + summary(figures[figure as keyof typeof FIGURES]));
    const ratio = median(figures.toMatch) / median(figures.save);
    console.log(`request to DOM / request to answer: ${ratio.toFixed(2)}`);
  }
  await browser.close();
}

await withLocalSite({ seed: 'demo' }, run);
