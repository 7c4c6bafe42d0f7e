import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { computedStyle } from './computed-style';

/*
 * Setup for test files in jsdom. All files of one worker share one page, so that React and MUI load once; each test
 * must restore the page.
 */
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
