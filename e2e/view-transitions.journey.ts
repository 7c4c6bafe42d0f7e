import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
import { PHONE } from '../testing/browser';
import { site } from '../testing/running-club';
import { NAVIGATION_PATIENCE_MS } from '../web/lib/live/live-store';
import { demoJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

interface ViewTransitionPart {
  /** `old` or `new` picture of an element, or the `group` of both. */
  readonly side: string;
  /** Its `view-transition-name`. */
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
}

type Noting = typeof globalThis & { viewTransition?: Promise<readonly ViewTransitionPart[]> };

/** Records the view transition of pages opened from now on. The returned function waits for it. */
async function noteViewTransition(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const movingParts = () =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const [, side, name] =
          /^::view-transition-(\w+)\((.+)\)$/.exec(effect.pseudoElement ?? '') ?? [];
        if (side === undefined || name === undefined) return [];
        return [{ side, name, duration: Number(effect.getTiming().duration) }];
      });
    document.startViewTransition = (update) => {
      const transition = start(update);
      (globalThis as Noting).viewTransition = transition.ready.then(movingParts);
      return transition;
    };
  });
  return async (): Promise<readonly ViewTransitionPart[]> => {
    await page.waitForFunction(() => (globalThis as Noting).viewTransition !== undefined);
    return (await page.evaluate(() => (globalThis as Noting).viewTransition)) ?? [];
  };
}

/** Names of the elements in both the old and the new page, which move from one to the other. */
function sharedNames(parts: readonly ViewTransitionPart[]): readonly string[] {
  const names = (side: string) =>
    new Set(parts.filter((part) => part.side === side).map((part) => part.name));
  const after = names('new');
  return [...names('old')].filter((name) => name !== 'root' && after.has(name));
}

/** Lets a navigation wait a minute for the next page's data, because the machine may be slow. */
const extendPatience = (page: Page) =>
  page.addInitScript((patience) => {
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (call: () => void, delay?: number) =>
        wait(call, delay === patience ? 60_000 : delay),
    });
  }, NAVIGATION_PATIENCE_MS);

/** Animated elements of a match that has been played. */
const PLAYED_MATCH = ['escudo-primero', 'escudo-segundo', 'marcador'];

test.describe('a link to a match or to a player', () => {
  const { openTab } = demoJourney();

  /** Follows a link, and returns the animated elements. */
  async function follow(page: Page, path: string, link: string, opened: string) {
    await extendPatience(page);
    const readParts = await noteViewTransition(page);
    await page.goto(site() + path);
    await page.locator(link).first().click();
    await page.waitForURL(opened);
    return readParts();
  }

  for (const [start, path, link, opened, expected] of [
    ['list', '/partidos', 'main article a:has-text("Ver ficha")', '**/partidos/*', PLAYED_MATCH],
    ['squad', '/plantilla', 'main a[href^="/jugador/"]', '**/jugador/*', ['retrato']],
  ] as const) {
    test(`animates what the ${start} and the opened page both show, for 180 ms`, async () => {
      const { page, problems } = await openTab({ viewport: PHONE });
      const parts = await follow(page, path, link, opened);
      expect(sharedNames(parts).toSorted()).toEqual(expected);
      expect(new Set(parts.map(({ duration }) => duration))).toEqual(new Set([180]));
      await page.locator('h1').waitFor();
      expect(problems).toEqual([]);
    });
  }

  test('animates the crests of the home page’s main match, and its score if there is one', async () => {
    const { page, problems } = await openTab({ viewport: PHONE });
    const parts = await follow(page, '/', 'main a:has-text("Ver el partido")', '**/partidos/*');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { jugado } = await readApi(endpoints.fetchPartido, id);
    expect(sharedNames(parts).toSorted()).toEqual(
      jugado ? PLAYED_MATCH : PLAYED_MATCH.filter((name) => name !== 'marcador'),
    );
    expect(problems).toEqual([]);
  });

  test('animates nothing with prefers-reduced-motion', async () => {
    const { page } = await openTab({ viewport: PHONE, reducedMotion: 'reduce' });
    const parts = await follow(
      page,
      '/partidos',
      'main article a:has-text("Ver ficha")',
      '**/partidos/*',
    );
    expect(parts).toEqual([]);
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
  });

  test('opens the page even if its data does not arrive', async () => {
    const { page } = await openTab({ viewport: PHONE });
    await page.goto(`${site()}/partidos`);
    await page.route('**/google.firestore.v1.Firestore/**', () => undefined);
    await page.locator('main article a:has-text("Ver ficha")').first().click();
    await page.waitForURL('**/partidos/*');
    await page.getByRole('status', { name: 'Cargando' }).waitFor();
  });

  test('causes no error if its animation is skipped', async () => {
    const { page, problems } = await openTab({ viewport: PHONE });
    await page.goto(`${site()}/plantilla`);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.skipTransition();
        return transition;
      };
    });
    await page.locator('main a[href^="/jugador/"]').first().click();
    await page.waitForURL('**/jugador/*');
    await page.locator('h1').waitFor();
    expect(problems).toEqual([]);
  });
});
