import { dequal } from 'dequal/lite';
import { disableNetwork, doc, enableNetwork } from 'firebase/firestore';
import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useFirestoreDoc } from 'reactfire';
import { firebaseApp } from '../firebase/firebase-app';
import { firestore } from '../firebase/firestore';
import type { LiveStore } from './live-store';
import { useLiveStore } from './live-store-context';

/** Listens to one document and hands every snapshot to the store. */
function DocListener({ path }: { readonly path: string }) {
  const store = useLiveStore();
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), path));
  useEffect(() => {
    // Absent until the first snapshot has arrived.
    const arrived = snapshot as typeof snapshot | undefined;
    if (!arrived) return;
    // Without a connection Firestore says of what it has not got that it does not exist.
    if (!arrived.exists() && arrived.metadata.fromCache) return;
    performance.mark(`lectura:${path}`);
    const state = arrived.exists()
      ? ({ status: 'ready', data: arrived.data() } as const)
      : ({ status: 'missing' } as const);
    // Most first snapshots are what the server has rendered: nothing is drawn again for them.
    if (!dequal(state, store.get(path))) store.receive(path, state);
  }, [path, snapshot, store]);
  return null;
}

/** reactfire throws when a listener fails: the page then says so, with a way to try again. */
class ListenerBoundary extends Component<
  { readonly store: LiveStore; readonly path: string; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.store.receive(this.props.path, { status: 'error' });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
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

/** Listens to every document that the page shows. Loaded after the first paint. */
export function LiveListeners() {
  useNetworkWhileVisible();
  const store = useLiveStore();
  const paths = useSyncExternalStore(store.onWatchedPaths, store.watchedPaths);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <FirestoreProvider sdk={firestore}>
        {paths.map((path) => (
          <ListenerBoundary key={path} store={store} path={path}>
            <DocListener path={path} />
          </ListenerBoundary>
        ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
