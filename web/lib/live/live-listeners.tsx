import { dequal } from 'dequal/lite';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import { firebaseApp } from '../firebase/firebase-app';
import { firestore } from '../firebase/firestore';
import type { LiveDoc } from './live-store';
import { useLiveStore } from './use-live-doc';

/** Milliseconds before a refused listener is started again. */
const RETRY_MS = 30_000;

/** Subscribes to a document while mounted and writes its snapshots to the store. Renders nothing. */
function DocumentListener({ path }: { readonly path: string }) {
  const db = useFirestore();
  const store = useLiveStore();
  // Firestore ends a listener that was refused; after any other error it reconnects by itself. Changing `attempt`
  // subscribes again.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const stop = onSnapshot(
      doc(db, path),
      // Needed to know when the server confirms that a document is missing: that snapshot may change only metadata.
      { includeMetadataChanges: true },
      (snapshot) => {
        // Offline, the client reports documents that it does not have as missing.
        if (snapshot.metadata.fromCache) return;
        performance.mark(`lectura:${path}`);
        const arrived: LiveDoc<unknown> = snapshot.exists()
          ? { status: 'ready', data: snapshot.data() }
          : { status: 'missing' };
        // The first snapshot usually equals the data in the page; skip it to avoid a render.
        if (!dequal(arrived, store.get(path))) store.receive(path, arrived);
      },
      () => {
        store.receive(path, { status: 'error' });
        retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
      },
    );
    return () => {
      clearTimeout(retry);
      stop();
    };
  }, [attempt, db, path, store]);
  return null;
}

/** Disconnects while the tab is hidden. On return, Firestore reconnects and sends only the changes since. */
function useNetworkWhileVisible() {
  useEffect(() => {
    const follow = () =>
      void (document.hidden ? disableNetwork(firestore) : enableNetwork(firestore));
    // The network is already enabled at start. Enabling it twice makes the client subscribe twice to each document, and
    // the server then closes the channel.
    if (document.hidden) follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}

/** Listens to all documents that the page watches. Loaded after the first paint. */
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
