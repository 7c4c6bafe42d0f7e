import type { Page } from '@playwright/test';
import { DESKTOP } from './browser';

/** A window in CSS pixels, and the root font size. */
interface TextSize {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly fontSize: string;
}

/**
 * Window and font sizes of readers with a small window, zoom or large text. 1280 pixels at 200 % zoom are 640 CSS
 * pixels.
 */
export const LARGE_TEXT: readonly TextSize[] = [
  { viewport: { width: 320, height: 640 }, fontSize: '100%' },
  { viewport: { width: 640, height: 400 }, fontSize: '100%' },
  { viewport: { width: 390, height: 844 }, fontSize: '200%' },
  { viewport: DESKTOP, fontSize: '200%' },
];

/** Sets the window and font size. Resolves after two frames, when the page has its new layout. */
export async function resize(page: Page, { viewport, fontSize }: TextSize) {
  await page.setViewportSize(viewport);
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, fontSize);
}

/**
 * Illegible texts on the current page: overlapping ones, texts touching each other in a bar, text over a picture,
 * broken words, text cut off by its box or the screen, text under 12 px. Empty if all is well. A sticky bar is compared
 * only with itself. Ignores code, intentional text on pictures, crest letters, and text for screen readers only.
 */
export const illegibleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Piece {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
      readonly layer: Element;
    }
    /** Allowed overlap, pixels: a line's box is higher than its letters. */
    const SLACK = 3;
    // Charts shrink on the narrowest screens.
    const MIN_FONT_PX = window.innerWidth < 360 ? 11 : 11.95;
    const found = new Set<string>();
    if (document.documentElement.scrollWidth > window.innerWidth) found.add('scrolls sideways');
    /** The sticky ancestor of an element, or the page. `undefined` for ignored elements. */
    const findLayer = (element: Element): Element | undefined => {
      const { left, right, top } = element.getBoundingClientRect();
      if (right <= 0 || left >= window.innerWidth || top + window.scrollY < 0) return undefined;
      let layer: Element = document.body;
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { position, clipPath, visibility } = getComputedStyle(up);
        if (clipPath !== 'none' || visibility === 'hidden' || up.tagName === 'PRE')
          return undefined;
        if (position === 'fixed' || (position === 'sticky' && layer === document.body)) layer = up;
      }
      return layer;
    };
    interface Clip {
      readonly box: DOMRect;
      readonly overflowX: string;
      readonly overflowY: string;
    }
    const clips = new Map<Element, readonly Clip[]>();
    /** The element and its ancestors, if they cut off their content, up to one that scrolls. */
    const listClips = (element: Element | null): readonly Clip[] => {
      const known = element && clips.get(element);
      if (known || !element) return known ?? [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const isScrollable = overflowX === 'auto' || overflowY === 'auto';
      const isCutting = overflowX !== 'visible' || overflowY !== 'visible';
      const all = isScrollable
        ? []
        : [
            ...(isCutting ? [{ box: element.getBoundingClientRect(), overflowX, overflowY }] : []),
            ...listClips(element.parentElement),
          ];
      clips.set(element, all);
      return all;
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const content = node.textContent ?? '';
      if (!element || content.trim() === '' || !element.checkVisibility()) continue;
      const layer = findLayer(element);
      if (!layer) continue;
      // Text in an SVG scales with it.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const fontPx = parseFloat(getComputedStyle(element).fontSize) * scale;
      const isDrawn = element.closest('svg[aria-hidden="true"]') !== null;
      if (fontPx < MIN_FONT_PX && !isDrawn) found.add(`${fontPx.toFixed(1)} px: ${content.trim()}`);
      for (const word of content.matchAll(/[^\s/@.:-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`broken: ${word[0]}`);
        for (const box of boxes) pieces.push({ element, text: word[0], box, layer });
      }
    }
    const overlap = (a: DOMRect, b: DOMRect, slack = SLACK) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK + (a.height + b.height) / 12;
    pieces.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        const isSameLayer = one.layer === other.layer && one.element !== other.element;
        // Links in a bar are separated only by the space between them.
        const slack = one.layer === document.body ? SLACK : -2;
        if (isSameLayer && overlap(one.box, other.box, slack))
          found.add(`over each other: ${one.text}, ${other.text}`);
      }
      for (const { box, overflowX, overflowY } of listClips(one.element)) {
        const isOutside =
          (overflowX !== 'visible' &&
            (one.box.right > box.right + 1 || one.box.left < box.left - 1)) ||
          (overflowY !== 'visible' && one.box.bottom > box.bottom + SLACK);
        if (isOutside) found.add(`clipped: ${one.text}`);
      }
    }
    for (const picture of document.querySelectorAll('main img, main svg[aria-hidden="true"]')) {
      const layer = findLayer(picture);
      if (!layer || !picture.checkVisibility()) continue;
      const box = picture.getBoundingClientRect();
      for (const { element, text, box: textBox, layer: textLayer } of pieces) {
        const isLaidOver = layer !== textLayer || getComputedStyle(element).position === 'absolute';
        if (!isLaidOver && !picture.contains(element) && overlap(box, textBox))
          found.add(`over a picture: ${text}`);
      }
    }
    return [...found];
  });
