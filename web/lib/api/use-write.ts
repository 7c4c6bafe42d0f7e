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

/**
 * A writing call. Sent again with the same content after a failure, it goes under the same idempotency key: what the
 * server did although its answer got lost is not done twice (regla 45).
 */
export function useWrite<E extends Endpoint>(endpoint: E): Write<E> {
  const [isBusy, setIsBusy] = useState(false);
  const unanswered = useRef<{ readonly content: string; readonly key: string }>(undefined);
  const send = useCallback<Write<E>['send']>(
    async ({ id, body }) => {
      const content = JSON.stringify([id, body]);
      const key =
        unanswered.current?.content === content ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { content, key };
      setIsBusy(true);
      const result = await callApi(endpoint, { id, body, idempotencyKey: key });
      setIsBusy(false);
      if (result.ok) unanswered.current = undefined;
      return result;
    },
    [endpoint],
  );
  return { isBusy, send };
}
