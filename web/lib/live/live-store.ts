import type { DocumentsByPath } from '@club/shared';

/** State of a document. */
export type LiveDoc<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'missing' }
  | { readonly status: 'error' };

/** Data of a document, if it is there. */
export type LiveData<T> = T | undefined;

/**
 * Linger time in milliseconds: how long a document is still listened to after its last watcher is gone, so that going
 * back is instant.
 */
export const LINGER_MS = 5_000;

/** Milliseconds that a navigation waits for the next page's document. Longer would make the link feel broken. */
export const NAVIGATION_PATIENCE_MS = 400;

export const LOADING: LiveDoc<never> = { status: 'loading' };

/**
 * Store of the page's documents, by path. It does not depend on Firebase, which is loaded after the first paint; until
 * then it holds what the server wrote into the page. Components watch documents, and `live-listeners.tsx` listens once
 * to each watched path (docs/decisions/0004).
 */
export class LiveStore {
  readonly #docs = new Map<string, LiveDoc<unknown>>();
  /** Data that the server rendered with; hydration must start with exactly these. */
  readonly #initial: ReadonlyMap<string, LiveDoc<unknown>>;
  /** Watchers by path. The set is empty during the linger time. */
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #pathListeners = new Set<() => void>();
  #listenedPaths: readonly string[] = [];

  constructor(docs: DocumentsByPath = {}) {
    for (const [path, data] of Object.entries(docs)) {
      this.#docs.set(path, data === null ? { status: 'missing' } : { status: 'ready', data });
    }
    this.#initial = new Map(this.#docs);
  }

  /** State of a document in the server's HTML, for hydration. */
  initial(path: string): LiveDoc<unknown> {
    return this.#initial.get(path) ?? LOADING;
  }

  /** Whether the server's HTML includes a document. */
  isIncluded(path: string): boolean {
    return this.#initial.has(path);
  }

  get(path: string): LiveDoc<unknown> {
    return this.#docs.get(path) ?? LOADING;
  }

  /** Calls back on each change of a document and keeps a listener on it. Returns the function that unsubscribes. */
  watch(path: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(path) ?? new Set();
    watchers.add(onChange);
    if (!this.#watchers.has(path)) {
      this.#watchers.set(path, watchers);
      this.#changePaths();
    }
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0) return;
      setTimeout(() => {
        if (this.#watchers.get(path)?.size !== 0) return;
        this.#watchers.delete(path);
        this.#changePaths();
      }, LINGER_MS);
    };
  }

  /** Resolves when the document is no longer loading, or after `NAVIGATION_PATIENCE_MS`. */
  whenKnown(path: string): Promise<void> {
    return new Promise((resolve) => {
      const isKnown = () => this.get(path).status !== 'loading';
      if (isKnown()) {
        resolve();
        return;
      }
      const finish = () => {
        clearTimeout(timer);
        unwatch();
        resolve();
      };
      const timer = setTimeout(finish, NAVIGATION_PATIENCE_MS);
      const unwatch = this.watch(path, () => {
        if (isKnown()) finish();
      });
    });
  }

  /** Paths with at least one watcher. */
  watchedPaths(): readonly string[] {
    return this.#listenedPaths.filter((path) => this.#watchers.get(path)?.size !== 0);
  }

  /** Paths to listen to: watched and lingering ones. */
  listenedPaths = (): readonly string[] => this.#listenedPaths;

  /** Calls back when `listenedPaths` changes. Returns the function that unsubscribes. */
  onListenedPaths = (listener: () => void): (() => void) => {
    this.#pathListeners.add(listener);
    return () => {
      this.#pathListeners.delete(listener);
    };
  };

  /** Stores the state of a document, from the server or from the offline cache. */
  receive(path: string, doc: LiveDoc<unknown>) {
    const known = this.get(path);
    // An error does not replace data.
    if (doc === known || (doc.status === 'error' && known.status === 'ready')) return;
    this.#docs.set(path, doc);
    this.#watchers.get(path)?.forEach((onChange) => onChange());
  }

  #changePaths() {
    this.#listenedPaths = [...this.#watchers.keys()];
    this.#pathListeners.forEach((listener) => listener());
  }
}
