import { type CambiosDoc, firestorePaths, SIN_CAMBIOS } from '@club/shared';
import { dequal } from 'dequal/lite';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../firebase/firebase-app';
import { firestore } from '../firebase/firestore';
import { DocListener } from './doc-listener';
import type { Listening } from './listenings';
import type { LiveDoc, LiveStore } from './live-store';
import { useLiveStore } from './live-store-context';

/** What has arrived, as the object that the store holds already if it says the same: nothing is drawn again for it. */
function known(store: LiveStore, path: string, arrived: LiveDoc<unknown>): LiveDoc<unknown> {
  const shown = store.get(path);
  return dequal(arrived, shown) ? shown : arrived;
}

/** Listens to the count of changes, the one document that every page listens to (docs/decisions/0025). */
function CountListener() {
  const store = useLiveStore();
  const onDoc = useCallback(
    (doc: LiveDoc<unknown>) => {
      // A database from before there was a count has none.
      store.receiveCount(doc.status === 'ready' ? (doc.data as CambiosDoc) : SIN_CAMBIOS);
    },
    [store],
  );
  const onError = useCallback(() => {
    store.doWithoutCount();
  }, [store]);
  return (
    <DocListener path={firestorePaths.cambios()} purpose="cuenta" onDoc={onDoc} onError={onError} />
  );
}

/** Listens to a document that changes by itself: a match in play. */
function DirectListener({ path }: { readonly path: string }) {
  const store = useLiveStore();
  const onDoc = useCallback(
    (doc: LiveDoc<unknown>) => {
      store.receive(path, known(store, path, doc));
    },
    [path, store],
  );
  const onError = useCallback(() => {
    store.receive(path, { status: 'error' });
  }, [path, store]);
  return <DocListener path={path} purpose="directo" onDoc={onDoc} onError={onError} />;
}

/**
 * Reads a document once. As a listener that ends with its first answer: unlike a single read it waits for a connection
 * as long as it takes.
 */
function DocReading({ path, version }: { readonly path: string; readonly version: number }) {
  const store = useLiveStore();
  const onDoc = useCallback(
    (doc: LiveDoc<unknown>, listening: Listening) => {
      listening.end();
      store.receiveRead(path, known(store, path, doc), version);
    },
    [path, store, version],
  );
  const onError = useCallback(() => {
    store.receiveRead(path, { status: 'error' }, version);
  }, [path, store, version]);
  return (
    <DocListener
      path={path}
      purpose={`lectura ${String(version)}`}
      onDoc={onDoc}
      onError={onError}
    />
  );
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

/** Asks Firestore for what the page's store plans. Loaded after the first paint. */
export function LiveListeners() {
  useNetworkWhileVisible();
  const store = useLiveStore();
  const { isCounting, direct, reads } = useSyncExternalStore(store.onPlan, store.plan);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <FirestoreProvider sdk={firestore}>
        {isCounting && <CountListener />}
        {direct.map((path) => (
          <DirectListener key={path} path={path} />
        ))}
        {reads.map(({ path, version }) => (
          <DocReading key={`${path} ${String(version)}`} path={path} version={version} />
        ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
