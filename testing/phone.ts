import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { readProcesses } from '../scripts/platform/process-table';
import { BROWSER_FLAGS, PHONE, setClubClock } from './browser';
import { findBrowser } from './find-browser';

/** A phone with its own browser, whose data survives restarts. */
export interface Phone {
  readonly page: Page;
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  /**
   * Kills the browser without warning, as a phone without memory does. `reopen` starts a new one with the same data.
   */
  readonly kill: () => Promise<void>;
  readonly reopen: (options: { readonly isOffline: boolean }) => Promise<void>;
  readonly discard: () => Promise<void>;
}

export async function openPhone(): Promise<Phone> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-movil-'));
  const launch = async (isOffline: boolean) => {
    const launched = await chromium.launchPersistentContext(dir, {
      executablePath: await findBrowser(process.env),
      args: BROWSER_FLAGS,
      viewport: PHONE,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      offline: isOffline,
    });
    await setClubClock(launched, true);
    return launched;
  };
  const findOrOpenPage = async (context: BrowserContext) => context.pages()[0] ?? context.newPage();
  let context = await launch(false);
  let page = await findOrOpenPage(context);
  return {
    get page() {
      return page;
    },
    setOffline: (isOffline) => context.setOffline(isOffline),
    kill: async () => {
      const closed = context.waitForEvent('close');
      for (const { pid, command } of readProcesses()) {
        if (!command.includes(`--user-data-dir=${dir}`)) continue;
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended with its parent.
        }
      }
      await closed;
    },
    reopen: async ({ isOffline }) => {
      context = await launch(isOffline);
      page = await findOrOpenPage(context);
    },
    discard: async () => {
      await context.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
