import type { Endpoint, EndpointInput, EndpointResponse } from '@club/shared';
import { useCallback, useRef, useState } from 'react';
import { type ApiResult, callApi } from './call-api';

export interface Write<E extends Endpoint> {
  readonly isBusy: boolean;
  readonly send: (call: {
    readonly id?: string;
    readonly body?: EndpointInput<E>;
  }) => Promise<ApiResult<EndpointResponse<E>>>;
}

/** Statuses of temporary failures: Hosting lost the instance, or Firestore is busy. */
const TEMPORARY: ReadonlySet<number | null> = new Set([502, 503, 504]);

/**
 * Milliseconds during which a write is retried after a temporary failure. Longer than Firestore keeps the locks of a
 * killed instance (docs/decisions/0003).
 */
const RETRY_FOR_MS = 90_000;
const PAUSE_MS = 2_000;

async function sendWithRetries<T>(send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  const startedAt = performance.now();
  for (;;) {
    const result = await send();
    const isTemporary = !result.ok && TEMPORARY.has(result.error.status);
    if (!isTemporary || performance.now() - startedAt > RETRY_FOR_MS) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Calls a write endpoint and retries temporary failures. Retries with the same content, automatic or manual, use the
 * same idempotency key, so a write whose response was lost is not applied twice (regla 45).
 */
export function useWrite<E extends Endpoint>(endpoint: E): Write<E> {
  const [isBusy, setIsBusy] = useState(false);
  /** The last call, until it succeeds. */
  const unfinished = useRef<{ readonly content: string; readonly key: string }>(undefined);
  const send = useCallback<Write<E>['send']>(
    async ({ id, body }) => {
      const content = JSON.stringify([id, body]);
      const key =
        unfinished.current?.content === content ? unfinished.current.key : crypto.randomUUID();
      unfinished.current = { content, key };
      setIsBusy(true);
      const result = await sendWithRetries(() =>
        callApi(endpoint, { id, body, idempotencyKey: key }),
      );
      setIsBusy(false);
      if (result.ok) unfinished.current = undefined;
      return result;
    },
    [endpoint],
  );
  return { isBusy, send };
}
