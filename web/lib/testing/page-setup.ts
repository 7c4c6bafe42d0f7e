import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { computedStyle } from './computed-style';

/*
 * Before each file that is tested in jsdom. Files of one worker have one page, and load React and MUI once: a test leaves
 * the page to the next as it found it.
 */
window.getComputedStyle = computedStyle;

configure({
  // A machine that does much at once: what is waited for comes, later.
  asyncUtilTimeout: 30_000,
  // What a role is looked for among is everything: most of what is asked is where one is, not whether it can be seen.
  defaultHidden: true,
  // The page as it is then is told when somebody reads the message: not at each look for what is not there yet.
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
