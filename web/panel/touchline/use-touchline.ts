import { type LiveMatchDoc, firestorePaths } from '@club/shared';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../lib/api/call-api';
import { useSession } from '../../lib/auth/session';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { store } from './storage';
import { TouchlineController } from './touchline';

const DEPS = {
  store,
  call: callApi,
  newId: () => crypto.randomUUID(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

function subscribeToNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser reports a network. The server may still be unreachable. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

/** A live match on this device. While mounted, it sends what is unsent and follows other devices. */
export function useTouchline(partidoId: string) {
  const [controller] = useState(() => new TouchlineController(partidoId, DEPS));
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const liveDoc = useLiveDoc<LiveMatchDoc>(firestorePaths.directo(partidoId));
  const session = useSession();
  const hasNotebook = Boolean(state.notebook);

  useEffect(() => {
    void controller.start();
    const sendNow = () => controller.sendNow();
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendNow);
      controller.stop();
    };
  }, [controller]);
  useEffect(() => {
    if (session.kind === 'signed-in') controller.sendNow();
  }, [controller, session]);
  useEffect(() => {
    // A snapshot that arrives before the notebook exists is handled once it does.
    if (!hasNotebook) return;
    if (liveDoc.status === 'ready') void controller.receive(liveDoc.data);
    else if (liveDoc.status === 'missing') controller.receiveMissing();
  }, [controller, liveDoc, hasNotebook]);
  return { controller, state };
}
