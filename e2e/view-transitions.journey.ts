import { endpoints } from '@club/shared';
import type { Page } from '@playwright/test';
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

type RecordingWindow = typeof globalThis & {
  viewTransition?: Promise<readonly ViewTransitionPart[]>;
};

/** Records the view transition of pages opened from now on. The returned function waits for it and gives its parts. */
async function recordViewTransition(page: Page) {
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
      (globalThis as RecordingWindow).viewTransition = transition.ready.then(movingParts);
      return transition;
    };
  });
  return async () => {
    const parts = await page.waitForFunction(() => (globalThis as RecordingWindow).viewTransition);
    return (await parts.jsonValue()) ?? [];
  };
}

/** Names of the elements in both the old and the new page, which move from one to the other. */
function sharedNames(parts: readonly ViewTransitionPart[]): readonly string[] {
  const names = (side: string) =>
    new Set(parts.filter((part) => part.side === side).map((part) => part.name));
  const after = names('new');
  return [...names('old')].filter((name) => name !== 'root' && after.has(name)).toSorted();
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

/** Animated elements of a match. The score is there once it has been played. */
const MATCH_ELEMENTS = ['escudo-primero', 'escudo-segundo', 'marcador'];

const PLAYED_MATCH_LINK = 'main article a:has-text("Ver ficha")';

test.describe('a link to a match or to a player', () => {
  const { openTab } = demoJourney();

  test('animates what both pages show for 180 ms, unless the reader prefers reduced motion', async () => {
    const { page, problems } = await openTab();
    await extendPatience(page);
    const readParts = await recordViewTransition(page);
    const follow = async (path: string, link: string, opened: string) => {
      await page.goto(site() + path);
      await page.locator(link).evaluateAll(([followed, ...others]) => {
        // Another card's link is followed first, and has no time to open its page.
        for (const each of [others.at(-1), followed]) (each as HTMLElement | undefined)?.click();
      });
      await page.waitForURL(opened);
      return readParts();
    };
    const home = await follow('/', 'main a:has-text("Ver el partido")', '**/partidos/*');
    const { jugado } = await readApi(endpoints.fetchPartido, page.url().split('/').at(-1));
    // The home page’s main match may have no score yet.
    expect(sharedNames(home)).toEqual(MATCH_ELEMENTS.slice(0, jugado ? 3 : 2));
    const squad = await follow('/plantilla', 'main a[href^="/jugador/"]', '**/jugador/*');
    expect(sharedNames(squad)).toEqual(['retrato']);
    const list = await follow('/partidos', PLAYED_MATCH_LINK, '**/partidos/*');
    expect(sharedNames(list)).toEqual(MATCH_ELEMENTS);
    const durations = [...home, ...squad, ...list].map(({ duration }) => duration);
    expect(new Set(durations)).toEqual(new Set([180]));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await follow('/partidos', PLAYED_MATCH_LINK, '**/partidos/*')).toEqual([]);
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('causes no error if its animation is skipped', async () => {
    const { page, problems } = await openTab();
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
