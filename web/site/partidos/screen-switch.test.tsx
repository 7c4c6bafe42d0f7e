import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScreenSwitch } from './live-match';

/** Fake WakeLockSentinel: the page or the browser can release it. */
class Lock extends EventTarget {
  released = false;
  release() {
    if (!this.released) {
      this.released = true;
      this.dispatchEvent(new Event('release'));
    }
    return Promise.resolve();
  }
}

/** Fake browser that grants wake locks while `isWilling`. */
function fakeBrowser() {
  const browser = { locks: [] as Lock[], isWilling: true };
  const request = () => {
    if (!browser.isWilling) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    const lock = new Lock();
    browser.locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return browser;
}

const held = ({ locks }: { readonly locks: readonly Lock[] }) =>
  locks.filter(({ released }) => !released).length;

/** Shows or hides the page; hiding releases its locks, as browsers do. */
async function setVisible(isVisible: boolean, locks: readonly Lock[]) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  await act(async () => {
    if (!isVisible) for (const lock of locks) await lock.release();
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const theSwitch = () => screen.getByRole('switch', { name: 'Mantener la pantalla encendida' });
const tap = () =>
  act(async () => {
    theSwitch().click();
    await Promise.resolve();
  });
const isOn = () => theSwitch().getAttribute('aria-checked') === 'true';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('keeping the screen on', () => {
  it('starts with a tap, also each time the page becomes visible again, until a second tap', async () => {
    const browser = fakeBrowser();
    render(<ScreenSwitch />);
    expect([isOn(), held(browser)]).toEqual([false, 0]);
    await tap();
    for (const times of [1, 2]) {
      expect([isOn(), held(browser), browser.locks.length]).toEqual([true, 1, times]);
      await setVisible(false, browser.locks);
      expect([isOn(), held(browser)]).toEqual([true, 0]);
      await setVisible(true, browser.locks);
    }
    await tap();
    expect([isOn(), held(browser)]).toEqual([false, 0]);
    await setVisible(false, browser.locks);
    await setVisible(true, browser.locks);
    expect(held(browser)).toBe(0);
  });

  it('says that the device refused or withdrew the lock', async () => {
    const browser = fakeBrowser();
    browser.isWilling = false;
    render(<ScreenSwitch />);
    await tap();
    expect(isOn()).toBe(false);
    expect(screen.getByRole('status').textContent).toContain('no lo permite');
    browser.isWilling = true;
    await tap();
    expect([isOn(), screen.getByRole('status').textContent]).toEqual([true, '']);
    await act(() => browser.locks[0]?.release());
    expect(isOn()).toBe(false);
    expect(screen.getByRole('status').textContent).toContain('no lo permite');
  });

  it('ends when the page is left', async () => {
    const browser = fakeBrowser();
    render(<ScreenSwitch />);
    await tap();
    cleanup();
    expect(held(browser)).toBe(0);
  });

  it('is not offered without browser support or on the server', () => {
    render(<ScreenSwitch />);
    expect(screen.queryByRole('switch')).toBeNull();
    fakeBrowser();
    expect(renderToString(<ScreenSwitch />)).not.toContain('role="switch"');
  });
});
