import type { Page } from 'playwright-core';
import { waitUntil } from './patience';

/** Whether the device has taken note of a draft of the panel that holds a text. */
const isDraftKept = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (expected) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('panel');
        // The panel has not opened it yet: it is the panel's to make.
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

/** Until the device keeps no draft that holds a text. */
export const draftGone = (page: Page, text: string): Promise<void> =>
  waitUntil(async () => !(await isDraftKept(page, text)), `no draft «${text}»`);

/** Until the device has taken note of a draft. Not with `waitForFunction`, which takes a promise itself for a yes. */
export const draftKept = (page: Page, text: string): Promise<void> =>
  waitUntil(() => isDraftKept(page, text), `the draft «${text}»`);
