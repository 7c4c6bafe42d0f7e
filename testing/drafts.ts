import type { Page } from '@playwright/test';
import { waitUntil } from './patience';

/** Whether the device has stored a draft of the panel that contains a text. */
const isDraftKept = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (expected) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('panel');
        // The panel has not created the database yet. This must not create it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => {
          resolve(false);
        };
        opening.onsuccess = () => {
          const drafts = opening.result
            .transaction('borradores')
            .objectStore('borradores')
            .getAll();
          drafts.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(drafts.result).includes(expected));
          };
        };
      }),
    text,
  );

export const draftGone = (page: Page, text: string): Promise<void> =>
  waitUntil(async () => !(await isDraftKept(page, text)), `no draft «${text}»`);

/** Waits until the device has stored a draft. Not with `waitForFunction`, which treats a promise as true. */
export const draftKept = (page: Page, text: string): Promise<void> =>
  waitUntil(() => isDraftKept(page, text), `the draft «${text}»`);
