import type { CambiosDoc } from '@club/shared';
import { Freshness } from './freshness';
import { isHeardDirectly, showsNearMatch } from './near-match';

/** What is known of a document. */
export type LiveDoc<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'missing' }
  | { readonly status: 'error' };

/** Documents by path as the server inlines them; `null`: it has looked, and there is none. */
export type DocumentsByPath = Readonly<Record<string, unknown>>;

/** What has to be asked of Firestore for what is watched. */
export interface LivePlan {
  /** Whether anything is shown that the count of changes tells of. */
  readonly isCounting: boolean;
  /** Documents that are listened to themselves. */
  readonly direct: readonly string[];
  /** Documents to be read once, with the version of the count that is known before they are. */
  readonly reads: readonly { readonly path: string; readonly version: number }[];
}

const LOADING: LiveDoc<never> = { status: 'loading' };
const NOTHING: LivePlan = { isCounting: false, direct: [], reads: [] };

const contentOf = (doc: LiveDoc<unknown>) => (doc.status === 'ready' ? doc.data : undefined);
const isCounted = (path: string) => !path.startsWith('directo/');

/**
 * The documents that the page shows, by path. It knows nothing of Firebase, which is loaded after the first paint: until
 * then it holds what the server wrote into the page. Who shows a document watches it; what is watched is kept up to date,
 * once for each path however many components show it: by the count of changes, or by listening to it
 * (docs/decisions/0025).
 */
export class LiveStore {
  readonly #docs = new Map<string, LiveDoc<unknown>>();
  /** What the server rendered from: hydration must begin with exactly this. */
  readonly #initial: ReadonlyMap<string, LiveDoc<unknown>>;
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #planListeners = new Set<() => void>();
  readonly #fresh: Freshness;
  /** Documents listened to themselves, and whether the server has answered; as long as they are watched. */
  readonly #direct = new Map<string, boolean>();
  /** Documents that are being read, with the version of the count before. */
  readonly #reading = new Map<string, number>();
  #plan = NOTHING;

  /** `version`: of the count of changes, before the documents were read. */
  constructor(docs: DocumentsByPath = {}, version?: number) {
    for (const [path, data] of Object.entries(docs)) {
      this.#docs.set(path, data === null ? { status: 'missing' } : { status: 'ready', data });
    }
    this.#initial = new Map(this.#docs);
    this.#fresh = new Freshness(this.#docs.keys(), version);
  }

  /** The state that a document had when the page arrived, whatever has been heard of it since. */
  initial(path: string): LiveDoc<unknown> {
    return this.#initial.get(path) ?? LOADING;
  }

  /** The latest known state of a document. */
  get(path: string): LiveDoc<unknown> {
    return this.#docs.get(path) ?? LOADING;
  }

  /** Calls back on each change of a document, and keeps it up to date, until the returned function is called. */
  watch(path: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(path) ?? new Set();
    watchers.add(onChange);
    this.#watchers.set(path, watchers);
    if (watchers.size === 1) this.#makePlan();
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0) return;
      this.#watchers.delete(path);
      this.#makePlan();
    };
  }

  /** The documents that somebody watches now. */
  watchedPaths = (): readonly string[] => [...this.#watchers.keys()];

  /** What has to be asked of Firestore now. */
  plan = (): LivePlan => this.#plan;

  /** Calls back when the plan changes. */
  onPlan = (listener: () => void): (() => void) => {
    this.#planListeners.add(listener);
    return () => {
      this.#planListeners.delete(listener);
    };
  };

  /** Whether somebody waits for what is not there, or for a match. */
  isUrgent(now: Date): boolean {
    return this.watchedPaths().some((path) => {
      const doc = this.get(path);
      if (doc.status === 'loading' || this.#direct.has(path)) return true;
      return doc.status === 'ready' && showsNearMatch(path, doc.data, now);
    });
  }

  /** What a document that is listened to is now. */
  receive(path: string, doc: LiveDoc<unknown>) {
    if (this.#direct.has(path)) this.#direct.set(path, true);
    this.#set(path, doc);
    this.#makePlan();
  }

  /** What a document was when it was read, the count having been known at `version` before. */
  receiveRead(path: string, doc: LiveDoc<unknown>, version: number) {
    this.#reading.delete(path);
    this.#fresh.note(path, version);
    this.#set(path, doc);
    this.#makePlan();
  }

  /** The count of changes as it stands now. */
  receiveCount(count: CambiosDoc) {
    this.#fresh.hear(count);
    // Firestore tells all listeners of a change at once: what is listened to is as new as the count.
    for (const [path, hasArrived] of this.#direct) {
      if (hasArrived) this.#fresh.note(path, count.version);
    }
    this.#makePlan();
  }

  /** The count of changes cannot be had. */
  doWithoutCount() {
    this.#fresh.doWithoutCount();
    this.#makePlan();
  }

  #set(path: string, doc: LiveDoc<unknown>) {
    const known = this.get(path);
    // Data on screen is worth more than the news that it cannot be refreshed.
    if (doc === known || (doc.status === 'error' && known.status === 'ready')) return;
    this.#docs.set(path, doc);
    this.#watchers.get(path)?.forEach((onChange) => {
      onChange();
    });
  }

  #makePlan() {
    const now = new Date();
    const watched = this.watchedPaths();
    const { version } = this.#fresh;
    for (const path of watched) {
      if (isHeardDirectly(path, contentOf(this.get(path)), now) && !this.#direct.has(path))
        this.#direct.set(path, false);
    }
    for (const path of this.#direct.keys()) {
      if (!this.#watchers.has(path)) this.#direct.delete(path);
    }
    const isToBeRead = (path: string) =>
      this.#watchers.has(path) && !this.#direct.has(path) && !this.#fresh.isCurrent(path);
    for (const path of this.#reading.keys()) {
      if (!isToBeRead(path)) this.#reading.delete(path);
    }
    for (const path of watched) {
      if (version !== undefined && isToBeRead(path) && !this.#reading.has(path))
        this.#reading.set(path, version);
    }
    this.#plan = {
      isCounting: watched.some(isCounted),
      direct: [...this.#direct.keys()],
      reads: [...this.#reading].map(([path, before]) => ({ path, version: before })),
    };
    this.#planListeners.forEach((listener) => {
      listener();
    });
  }
}
