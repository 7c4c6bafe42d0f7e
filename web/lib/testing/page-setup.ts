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
 * took half the time of a screen test. Test pages have only inline styles, so only the default `display` is computed,
 * once for each tag name.
 */
const computed = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();
function computeDisplay({ style, localName, attributes }: HTMLElement): string {
  // jsdom does not hide closed dialogs.
  const isClosed = localName === 'dialog' && !attributes.getNamedItem('open');
  if (isClosed || attributes.getNamedItem('hidden')) return 'none';
  if (style.display !== '') return style.display;
  const known = displays.get(localName) ?? computed(document.createElement(localName)).display;
  displays.set(localName, known);
  return known;
}
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const read = (property: string): unknown => {
    if (property === 'getPropertyValue') return read;
    return property === 'display'
      ? computeDisplay(element as HTMLElement)
      : style.getPropertyValue(property);
  };
  return new Proxy({} as CSSStyleDeclaration, { get: (_target, key) => read(String(key)) });
};

configure({
  // The machine may be under load.
  asyncUtilTimeout: 30_000,
  // Skips the visibility check of role queries: it is slow, and most tests only ask whether an element exists.
  defaultHidden: true,
  // Prints the DOM only when somebody reads the message, not on each retry of a query.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const format = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get: format });
  },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
