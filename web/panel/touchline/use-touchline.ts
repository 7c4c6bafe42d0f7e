import { type LiveMatchDoc, firestorePaths } from '@club/shared';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/auth/session';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { store } from './storage';
import { TouchlineController } from './touchline';
import { touchlineApi } from './touchline-api';

const DEPS = {
  store,
  api: touchlineApi,
  newId: () => crypto.randomUUID(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/** A live match on this device. While mounted it sends and follows other devices. */
export function useTouchline(partidoId: string) {
  const [banda] = useState(() => new TouchlineController(partidoId, DEPS));
  const state = useSyncExternalStore(banda.subscribe, banda.state);
  const directo = useLiveDoc<LiveMatchDoc>(firestorePaths.directo(partidoId));
  const session = useSession();
  // Snapshots that arrive before the notebook exists are applied once it does.
  const isOpen = Boolean(state.cuaderno);

  useEffect(() => {
    void banda.start();
    const kick = () => banda.kick();
    addEventListener('online', kick);
    document.addEventListener('visibilitychange', kick);
    return () => {
      removeEventListener('online', kick);
      document.removeEventListener('visibilitychange', kick);
      banda.stop();
    };
  }, [banda]);
  useEffect(() => {
    if (typeof session === 'object' && 'cuenta' in session) banda.kick();
  }, [banda, session]);
  useEffect(() => {
    if (!isOpen) return;
    if (directo.status === 'ready') void banda.receive(directo.data);
    else if (directo.status === 'missing') banda.receiveMissing();
  }, [banda, directo, isOpen]);
  return { banda, state };
}
