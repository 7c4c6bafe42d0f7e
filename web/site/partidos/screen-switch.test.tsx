import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScreenSwitch } from './screen-switch';

/** A lock as browsers give it: gone when it is released, by the page or by the browser. */
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

/** A browser that gives locks, while `isWilling`. */
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

/** The page comes to the front or goes out of sight, and its locks with it. */
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
  it('begins with a tap and ends with the next one, and says which', async () => {
    const browser = fakeBrowser();
    render(<ScreenSwitch />);
    expect([isOn(), held(browser)]).toEqual([false, 0]);
    await tap();
    expect([isOn(), held(browser)]).toEqual([true, 1]);
    await tap();
    expect([isOn(), held(browser)]).toEqual([false, 0]);
  });

  it('asks again when the page is back, as often as it was away', async () => {
    const browser = fakeBrowser();
    render(<ScreenSwitch />);
    await tap();
    for (const times of [2, 3]) {
      await setVisible(false, browser.locks);
      expect([isOn(), held(browser)]).toEqual([true, 0]);
      await setVisible(true, browser.locks);
      expect([isOn(), held(browser), browser.locks.length]).toEqual([true, 1, times]);
    }
    await tap();
    await setVisible(false, browser.locks);
    await setVisible(true, browser.locks);
    expect(held(browser)).toBe(0);
  });

  it('says so when the device does not want to, at once or later', async () => {
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

  it('ends with the page', async () => {
    const browser = fakeBrowser();
    render(<ScreenSwitch />);
    await tap();
    cleanup();
    expect(held(browser)).toBe(0);
  });

  it('is not offered where the browser cannot, nor in the page of the server', () => {
    render(<ScreenSwitch />);
    expect(screen.queryByRole('switch')).toBeNull();
    fakeBrowser();
    expect(renderToString(<ScreenSwitch />)).not.toContain('switch"');
  });
});
