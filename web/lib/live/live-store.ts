/** What is known of a document. */
export type LiveDoc<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'missing' }
  | { readonly status: 'error' };

/** Documents by path as the server inlines them; `null`: it has looked, and there is none. */
export type DocumentsByPath = Readonly<Record<string, unknown>>;

/** Milliseconds for which a document is still listened to at most when nobody shows it: going back finds it. */
export const LINGER_MS = 5_000;

/** Milliseconds that a page which is left stays for the document of the next: longer would feel like a dead link. */
export const PATIENCE_MS = 400;

const LOADING: LiveDoc<never> = { status: 'loading' };

/**
 * The documents that the page shows, by path. It knows nothing of Firebase, which is loaded after the first paint: until
 * then it holds what the server wrote into the page. Components watch the documents that they show; the listeners
 * (`live-listeners.tsx`) listen to each watched path once (docs/decisions/0059).
 */
export class LiveStore {
  readonly #docs = new Map<string, LiveDoc<unknown>>();
  /** What the server rendered from: hydration must begin with exactly this. */
  readonly #initial: ReadonlyMap<string, LiveDoc<unknown>>;
  /** Empty for a document that lingers. */
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #pathListeners = new Set<() => void>();
  #listenedPaths: readonly string[] = [];

  constructor(docs: DocumentsByPath = {}) {
    for (const [path, data] of Object.entries(docs)) {
      this.#docs.set(path, data === null ? { status: 'missing' } : { status: 'ready', data });
    }
    this.#initial = new Map(this.#docs);
  }

  /** The state that a document had when the page arrived, whatever has arrived since. */
  initial(path: string): LiveDoc<unknown> {
    return this.#initial.get(path) ?? LOADING;
  }

  /** The latest known state of a document. */
  get(path: string): LiveDoc<unknown> {
    return this.#docs.get(path) ?? LOADING;
  }

  /** Calls back on each change of a document, and has it listened to, until the returned function is called. */
  watch(path: string, onChange: () => void): () => void {
    let watchers = this.#watchers.get(path);
    if (!watchers) {
      watchers = new Set();
      this.#watchers.set(path, watchers);
      this.#changePaths();
    }
    const watching = watchers.add(onChange);
    return () => {
      watching.delete(onChange);
      if (watching.size > 0) return;
      setTimeout(() => {
        if (this.#watchers.get(path)?.size !== 0) return;
        this.#watchers.delete(path);
        this.#changePaths();
      }, LINGER_MS);
    };
  }

  /** Resolves when something is known of a document, after `PATIENCE_MS` at the latest. */
  whenKnown(path: string): Promise<void> {
    return new Promise((resolve) => {
      const isKnown = () => this.get(path).status !== 'loading';
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
      const leave = this.watch(path, () => {
        if (isKnown()) finish();
      });
    });
  }

  /** The documents that somebody watches now. */
  watchedPaths(): readonly string[] {
    return this.#listenedPaths.filter((path) => this.#watchers.get(path)?.size !== 0);
  }

  /** The documents to listen to: those that somebody watches, and those that linger. */
  listenedPaths = (): readonly string[] => this.#listenedPaths;

  /** Calls back when `listenedPaths` changes, until the returned function is called. */
  onListenedPaths = (listener: () => void): (() => void) => {
    this.#pathListeners.add(listener);
    return () => {
      this.#pathListeners.delete(listener);
    };
  };

  /** Takes what a document is now, from the server or from what this device has kept. */
  receive(path: string, doc: LiveDoc<unknown>) {
    const known = this.get(path);
    // Data on screen is worth more than the news that it cannot be refreshed.
    if (doc === known || (doc.status === 'error' && known.status === 'ready')) return;
    this.#docs.set(path, doc);
    this.#watchers.get(path)?.forEach((onChange) => {
      onChange();
    });
  }

  #changePaths() {
    this.#listenedPaths = [...this.#watchers.keys()];
    this.#pathListeners.forEach((listener) => {
      listener();
    });
  }
}
