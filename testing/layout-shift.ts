import type { Page } from 'playwright-core';

/** What moved on a page that its reader was already looking at. */
export interface LayoutShift {
  /** Sum of all moves, each the share of the screen times the share of the way (the Layout Instability specification). */
  readonly total: number;
  /** What moved, from where to where: `<article class=…: 16,141 132×33 → 16,126 328×33`. */
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

/** Of the page's own scope; filled by `watch`. */
interface Watched {
  shifts: { value: number; moves: string[] }[];
  note: (entries: PerformanceEntryList) => void;
  shiftObserver: PerformanceObserver;
}

/** Runs in the page. No function in it has a name: what transpiles the tests would call a helper that is not there. */
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

/** Notes what moves on each page that is opened from now on, from its first paint on. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(watch, true);
}

/** Notes what moves on the page that is open, from here on. */
export async function observeLayoutShiftFromHere(page: Page): Promise<void> {
  await page.evaluate(watch, false);
}

/** What has moved on the page so far. */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(() => {
    const { shifts: noted, note, shiftObserver } = globalThis as unknown as Watched;
    // What the browser has noted and not told yet is among them.
    note(shiftObserver.takeRecords());
    return noted;
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moves: shifts.flatMap(({ moves }) => moves),
  };
}

/** Characters of HTML that arrive between two frames: fewer than a link of the navigation has. */
const PIECE = 500;

/**
 * Shows a page as a slow network brings it: its HTML piece by piece, a frame painted after each, without its scripts.
 * Gives what moved meanwhile. How much a browser has of a page at its first paint is chance; this is all of it.
 */
export async function layoutShiftWhileArriving(page: Page, url: string): Promise<LayoutShift> {
  const html = await (await fetch(url)).text();
  const blank = new URL('/en-blanco', url).href;
  await page.route(blank, (asked) => asked.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.evaluate(
    async ({ text, piece }) => {
      // Deprecated for pages; the only way to hand a parser its text in pieces.
      const parser = document as unknown as { write(html: string): void };
      document.open();
      const body = text.indexOf('<body');
      parser.write(text.slice(0, body));
      for (let at = body; at < text.length; at += piece) {
        parser.write(text.slice(at, at + piece));
        // The task after a frame: what has arrived is on the screen.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      document.close();
    },
    { text: html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), piece: PIECE },
  );
  return layoutShift(page);
}
