/** What is known of a document. */
export type LiveDoc<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'missing' }
  | { readonly status: 'error' };

/** Documents by path as the server inlines them; `null`: it has looked, and there is none. */
export type Documentos = Readonly<Record<string, unknown>>;

const LOADING: LiveDoc<never> = { status: 'loading' };

/**
 * The documents that the page shows, by path. It knows nothing of Firebase, which is loaded after the first paint: until
 * then it holds what the server wrote into the page. Who shows a document watches it; what is watched is listened to,
 * once for each path however many components show it.
 */
export class LiveStore {
  readonly #docs = new Map<string, LiveDoc<unknown>>();
  /** What the server rendered from: hydration must begin with exactly this. */
  readonly #initial: ReadonlyMap<string, LiveDoc<unknown>>;
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #pathListeners = new Set<() => void>();
  #paths: readonly string[] = [];

  constructor(documentos: Documentos = {}) {
    for (const [path, data] of Object.entries(documentos)) {
      this.#docs.set(path, data === null ? { status: 'missing' } : { status: 'ready', data });
    }
    this.#initial = new Map(this.#docs);
  }

  /** The state that a document had when the page arrived, whatever has been heard of it since. */
  initial(path: string): LiveDoc<unknown> {
    return this.#initial.get(path) ?? LOADING;
  }

  /** The latest known state of a document. */
  get(path: string): LiveDoc<unknown> {
    return this.#docs.get(path) ?? LOADING;
  }

  /** Calls back on each change of a document, and keeps it listened to, until the returned function is called. */
  watch(path: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(path) ?? new Set();
    watchers.add(onChange);
    this.#watchers.set(path, watchers);
    if (watchers.size === 1) this.#publishPaths();
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0) return;
      this.#watchers.delete(path);
      this.#publishPaths();
    };
  }

  /** The documents that somebody watches now. */
  watchedPaths = (): readonly string[] => this.#paths;

  /** Calls back when the set of watched documents changes. */
  onWatchedPaths = (listener: () => void): (() => void) => {
    this.#pathListeners.add(listener);
    return () => {
      this.#pathListeners.delete(listener);
    };
  };

  /** A new state of a document arrived. */
  receive(path: string, doc: LiveDoc<unknown>) {
    // Data on screen is worth more than the news that it cannot be refreshed.
    if (doc.status === 'error' && this.get(path).status === 'ready') return;
    this.#docs.set(path, doc);
    this.#watchers.get(path)?.forEach((onChange) => {
      onChange();
    });
  }

  #publishPaths() {
    this.#paths = [...this.#watchers.keys()];
    this.#pathListeners.forEach((listener) => {
      listener();
    });
  }
}
