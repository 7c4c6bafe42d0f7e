import { type DirectoDoc, firestorePaths } from '@club/shared';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/auth/session';
import type { LiveDoc } from '../../lib/live/live-store';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { openAlmacen } from './storage';
import { Banda, type EstadoBanda } from './touchline';
import { bandaApi } from './touchline-api';

export const almacen = openAlmacen();

const DEPS = {
  almacen,
  api: bandaApi,
  newId: () => crypto.randomUUID(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

interface UsedBanda {
  readonly banda: Banda;
  readonly estado: EstadoBanda;
  /** The server's document from the listener. */
  readonly directo: LiveDoc<DirectoDoc>;
}

/** A live match on this device. While mounted it sends and follows other devices. */
export function useBanda(partidoId: string): UsedBanda {
  const [banda] = useState(() => new Banda(partidoId, DEPS));
  const estado = useSyncExternalStore(banda.subscribe, banda.estado);
  const directo = useLiveDoc<DirectoDoc>(firestorePaths.directo(partidoId));
  const session = useSession();
  // Snapshots that arrive before the notebook exists are applied once it does.
  const isOpen = Boolean(estado.cuaderno);

  useEffect(() => {
    void banda.start();
    const kick = () => {
      banda.kick();
    };
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
  return { banda, estado, directo };
}
