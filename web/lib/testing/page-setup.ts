import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

/*
 * Setup for test files in jsdom. All files of one worker share one page, so that React and MUI load once; each test
 * must restore the page.
 */

/*
 * React's development build records a stack trace for each element that it creates, up to 10,000 a second. They took a
 * fifth of the time of the tests; only React's own warnings print them. The counter is kept above that limit.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: (_count: number) => {
    // Ignores the reset that React makes each second.
  },
});

/*
 * jsdom's `getComputedStyle` matches every element against its whole default style sheet, again after each change. That
 * took half the time of a screen test. Test pages have only inline styles, so the default `display` can be cached by
 * tag name.
 */
const computed = window.getComputedStyle.bind(window);

/** Default `display` by tag name. */
const displays = new Map<string, string>();
function displayOfName(name: string): string {
  const known = displays.get(name);
  if (known !== undefined) return known;
  const { display } = computed(document.createElement(name));
  displays.set(name, display);
  return display;
}

const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;

function displayOf(element: Element): string {
  const isHidden =
    element.hasAttribute('hidden') ||
    (element instanceof HTMLInputElement && element.type === 'hidden');
  if (isHidden) return 'none';
  const own = styleOf(element)?.display;
  if (own !== undefined && own !== '') return own;
  // jsdom does not hide closed dialogs.
  if (element instanceof HTMLDialogElement) return element.open ? 'block' : 'none';
  return displayOfName(element.localName);
}

/** Value of an inherited property: from the nearest ancestor that sets it inline. */
function inherited(
  element: Element,
  property: 'visibility' | 'pointerEvents',
  initial: string,
): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = styleOf(at)?.[property];
    if (own !== undefined && own !== '' && own !== 'inherit') return own;
  }
  return initial;
}

/** `getComputedStyle` for elements with inline styles only. Reads each property lazily, as the real one does. */
function computedStyle(element: Element): CSSStyleDeclaration {
  const read = (property: string): unknown => {
    switch (property) {
      case 'display':
        return displayOf(element);
      case 'visibility':
        return inherited(element, 'visibility', 'visible');
      case 'pointerEvents':
        return inherited(element, 'pointerEvents', 'auto');
      case 'getPropertyValue':
        return read;
      default:
        return styleOf(element)?.getPropertyValue(property) ?? '';
    }
  };
  return new Proxy({} as CSSStyleDeclaration, { get: (_target, key) => read(String(key)) });
}

window.getComputedStyle = computedStyle;

configure({
  // The machine may be under load.
  asyncUtilTimeout: 30_000,
  // Skips the visibility check of role queries: it is slow, and most tests only ask whether an element exists.
  defaultHidden: true,
  // Prints the DOM only when somebody reads the message, not on each retry of a query.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const tell = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get: tell });
  },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
