import type { DocumentSnapshot, Firestore } from 'firebase/firestore';
import { doc, onSnapshot } from 'firebase/firestore';
import { Observable } from 'rxjs';

/** Milliseconds for which a document stays listened to when nobody shows it: who comes back at once finds it as it was. */
const LINGER_MS = 5_000;

/** What a server says of a document, from now on until it is ended. */
export interface Listening {
  /** Name of `snapshots` in reactfire's cache: of this listening only, for an observable that has ended never begins again. */
  readonly id: string;
  readonly snapshots: Observable<DocumentSnapshot>;
  /** Says that somebody shows the document, until the returned function is called. */
  hold(): () => void;
  /** Ends it without delay: all that was wanted has arrived. */
  end(): void;
}

interface ReactfireCache {
  readonly _reactFirePreloadedObservables?: Map<string, unknown>;
}

let count = 0;

function openListening(firestore: Firestore, path: string, onEnd: () => void): Listening {
  count += 1;
  const id = `${path}#${String(count)}`;
  let holders = 0;
  let end: () => void = () => undefined;
  const snapshots = new Observable<DocumentSnapshot>((subscriber) => {
    // Changes of metadata too: a document that does not exist is told from one that nobody could ask for yet.
    const leave = onSnapshot(doc(firestore, path), { includeMetadataChanges: true }, subscriber);
    end = () => {
      subscriber.complete();
    };
    return leave;
  });
  const finish = () => {
    clearTimeout(timer);
    end();
    // reactfire keeps every observable for ever, subscribed: this one has ended, and goes.
    (globalThis as ReactfireCache)._reactFirePreloadedObservables?.delete(id);
    onEnd();
  };
  // Whoever asked for it may never come to show it: React can drop what it has rendered.
  let timer = setTimeout(finish, LINGER_MS);
  return {
    id,
    snapshots,
    hold() {
      holders += 1;
      clearTimeout(timer);
      return () => {
        holders -= 1;
        if (holders === 0) timer = setTimeout(finish, LINGER_MS);
      };
    },
    end: finish,
  };
}

const open = new Map<string, Listening>();

/** The one listening of a document that is open, by its path and by what it is for. */
export function listeningTo(firestore: Firestore, path: string, purpose: string): Listening {
  const key = `${path} ${purpose}`;
  const known = open.get(key);
  if (known) return known;
  const listening = openListening(firestore, path, () => {
    if (open.get(key) === listening) open.delete(key);
  });
  open.set(key, listening);
  return listening;
}
