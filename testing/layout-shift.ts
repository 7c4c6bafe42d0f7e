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

/** Milliseconds of `performance.now()` at which the open document has been painted with its fonts. */
export const paintedWithFonts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now();
  });

/** Layout shifts of the open document, from its first paint or from a later `performance.now()` of the page. */
export const layoutShift = (page: Page, sinceMs = 0): Promise<LayoutShift> =>
  page.evaluate(async (since) => {
    // The shifts of a frame are recorded after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => undefined);
    // `buffered` includes the shifts before this call.
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as ShiftEntry[]).filter(
      ({ startTime }) => startTime >= since,
    );
    const write = ({ x, y, width, height }: DOMRect) =>
      `${x.toFixed()},${y.toFixed()} ${width.toFixed()}×${height.toFixed()}`;
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moves: shifts.flatMap(({ sources }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '?');
          return `${what.slice(0, 90)}: ${write(previousRect)} → ${write(currentRect)}`;
        }),
      ),
    };
  }, sinceMs);

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
      // Waits for the fonts, because a late font moves lines by a random amount. A fallback font may be missing here.
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
