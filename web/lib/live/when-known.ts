import type { LiveStore } from './live-store';

/** Milliseconds that a page which is left stays for the document of the next: longer would feel like a link that is dead. */
export const PATIENCE_MS = 400;

/** Resolves when something is known of a document, after `PATIENCE_MS` at the latest. */
export function whenKnown(store: LiveStore, path: string): Promise<void> {
  return new Promise((resolve) => {
    const isKnown = () => store.get(path).status !== 'loading';
    if (isKnown()) {
      resolve();
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    // Who watches a document has it read.
    const leave = store.watch(path, () => {
      if (isKnown()) finish();
    });
  });
}
