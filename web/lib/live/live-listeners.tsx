import { dequal } from 'dequal/lite';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import { firebaseApp } from '../firebase/firebase-app';
import { firestore } from '../firebase/firestore';
import type { LiveDoc } from './live-store';
import { useLiveStore } from './use-live-doc';

/** Milliseconds after which a document is listened to again that the server has refused. */
const RETRY_MS = 30_000;

/** Listens to a document as long as it is mounted and hands it to the page's store; shows nothing. */
function DocumentListener({ path }: { readonly path: string }) {
  const db = useFirestore();
  const store = useLiveStore();
  // Firestore ends a listener that was refused. It connects again by itself after everything else.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const stop = onSnapshot(
      doc(db, path),
      // Changes of metadata too: a missing document is told apart from one that nobody could ask for yet.
      { includeMetadataChanges: true },
      (snapshot) => {
        // Without a connection the client says of what it has not got that it does not exist.
        if (snapshot.metadata.fromCache) return;
        performance.mark(`lectura:${path}`);
        const arrived: LiveDoc<unknown> = snapshot.exists()
          ? { status: 'ready', data: snapshot.data() }
          : { status: 'missing' };
        // Most first snapshots equal what came with the page: nothing is rendered for them.
        if (!dequal(arrived, store.get(path))) store.receive(path, arrived);
      },
      () => {
        store.receive(path, { status: 'error' });
        retry = setTimeout(() => {
          setAttempt(attempt + 1);
        }, RETRY_MS);
      },
    );
    return () => {
      clearTimeout(retry);
      stop();
    };
  }, [attempt, db, path, store]);
  return null;
}

/**
 * A tab out of sight has no connection; on return Firestore catches up by itself, and sends only what has changed since.
 */
function useNetworkWhileVisible() {
  useEffect(() => {
    const follow = () => {
      void (document.hidden ? disableNetwork(firestore) : enableNetwork(firestore));
    };
    // Not told of what it does already: asked to connect twice, Firestore's client asks for each document twice, which the
    // server refuses by closing the channel.
    if (document.hidden) follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
}

/** Listens to the documents that the page watches. Loaded after the first paint. */
export function LiveListeners() {
  useNetworkWhileVisible();
  const store = useLiveStore();
  const paths = useSyncExternalStore(store.onListenedPaths, store.listenedPaths);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <FirestoreProvider sdk={firestore}>
        {paths.map((path) => (
          <DocumentListener key={path} path={path} />
        ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
