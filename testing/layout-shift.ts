import type { Page } from '@playwright/test';

export interface LayoutShift {
  /** Sum of all shifts: impact fraction times distance fraction (Layout Instability specification). */
  readonly total: number;
  /** Elements with their old and new boxes: `<article class=…: 16,141 132×33 → 16,126 328×33`. */
  readonly moves: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Global of the page, filled by `watch`. */
interface Watched {
  shifts: { value: number; moves: string[] }[];
  note: (entries: PerformanceEntryList) => void;
  shiftObserver: PerformanceObserver;
}

/**
 * Runs in the page. It must not contain named functions: the test transpiler would call a helper that is missing
 * there.
 */
const watch = (buffered: boolean) => {
  const watched = globalThis as unknown as Watched;
  watched.shifts = [];
  watched.note = (entries) => {
    for (const entry of entries as ShiftEntry[]) {
      watched.shifts.push({
        value: entry.value,
        moves: entry.sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '?');
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) =>
              `${x.toFixed()},${y.toFixed()} ${width.toFixed()}×${height.toFixed()}`,
          );
          return `${what.slice(0, 90)}: ${String(from)} → ${String(to)}`;
        }),
      });
    }
  };
  watched.shiftObserver = new PerformanceObserver((list) => {
    watched.note(list.getEntries());
  });
  watched.shiftObserver.observe({ type: 'layout-shift', buffered });
};

/** Observes layout shifts of each page opened from now on, from its first paint. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(watch, true);
}

/** Observes layout shifts of the open page from now on. */
export async function observeLayoutShiftFromHere(page: Page): Promise<void> {
  await page.evaluate(watch, false);
}

/** Sum of all layout shifts of the open page so far. */
export async function layoutShiftSoFar(page: Page): Promise<number> {
  await page.evaluate(watch, true);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return (await layoutShift(page)).total;
}

/** Layout shifts of the page that one of these functions observes. */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(() => {
    const { shifts: noted, note, shiftObserver } = globalThis as unknown as Watched;
    // Includes shifts that the observer has not delivered yet.
    note(shiftObserver.takeRecords());
    return noted;
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moves: shifts.flatMap(({ moves }) => moves),
  };
}

/** Characters of HTML between two frames: small pieces near the screen, large ones far below it. */
const PIECES = { near: 1000, below: 8000 };

/**
 * Shows a page as on a slow network: its HTML in pieces, a frame painted after each, without scripts. Returns the
 * layout shifts. How much of a page is there at its first paint is random, so this covers every case.
 */
export async function layoutShiftWhileArriving(page: Page, url: string): Promise<LayoutShift> {
  const html = await (await fetch(url)).text();
  const blank = new URL('/en-blanco', url).href;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.evaluate(
    async ({ text, near, below }) => {
      // Deprecated for pages, but the only way to feed a parser in pieces.
      const parser = document as unknown as { write(html: string): void };
      document.open();
      const body = text.indexOf('<body');
      // The task after a frame, so what was written has been painted.
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      parser.write(text.slice(0, body));
      const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
      while ([...styles].some(({ sheet }) => sheet === null)) await frame();
      // Fonts that arrive later are another matter, and random. Fallback fonts may be missing here.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
      for (let at = body; at < text.length;) {
        const size = document.documentElement.scrollHeight < 2 * innerHeight ? near : below;
        // Not inside a text, because half a centred word moves when the rest arrives.
        const end = text.indexOf('<', at + size);
        const piece = text.slice(at, end === -1 ? undefined : end);
        parser.write(piece);
        await frame();
        at += piece.length;
      }
      document.close();
    },
    { text: html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), ...PIECES },
  );
  return layoutShift(page);
}
