import { endpoints, isSameContent } from '@club/shared';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api/use-api';
import { withLastAnswers } from './notebook';
import type { TouchlineController } from './touchline';

function subscribe(onChange: () => void): () => void {
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
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * Stores who is suspended and, before kick-off, who is called up. Nothing waits for these answers: without coverage, or
 * after a refusal, the notebook keeps the last ones.
 */
export function useLastAnswers(
  banda: TouchlineController,
  partidoId: string,
  isBeforeMatch: boolean,
): void {
  const id = useOnline() ? partidoId : undefined;
  const suspensions = useApi(endpoints.fetchSancionados, id);
  const callUp = useApi(endpoints.fetchConvocatoria, isBeforeMatch ? id : undefined);
  const sancionados = suspensions.status === 'ready' ? suspensions.data : undefined;
  const convocados = callUp.status === 'ready' ? callUp.data.jugadores : undefined;
  useEffect(() => {
    if (!sancionados && !convocados) return;
    void banda.change((current) => {
      const next = withLastAnswers(current, {
        ...(sancionados && { sancionados }),
        ...(convocados && { convocados }),
      });
      return isSameContent(next, current) ? current : next;
    });
  }, [banda, convocados, sancionados]);
}
