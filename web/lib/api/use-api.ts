import type { Endpoint, EndpointResponse } from '@club/shared';
import { useCallback, useEffect, useState } from 'react';
import { whileCurrent } from '../while-current';
import { type ApiError, type ApiResult, callApi } from './call-api';

/** State of a read. `reload` fetches again and keeps the current data meanwhile. */
export type ApiQuery<T> = { readonly reload: () => void } & (
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'error'; readonly error: ApiError }
);

/** A read that can be updated with the response of a write. A request in flight at that moment is ignored. */
export type AdoptingQuery<T> = ApiQuery<T> & { readonly adopt: (data: T) => void };

/** Reads from a GET endpoint. If its path needs an id, it waits until `id` is defined. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  id?: string,
): AdoptingQuery<EndpointResponse<E>> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly key: string;
    readonly result: ApiResult<EndpointResponse<E>>;
  }>();
  const isWaiting = endpoint.path.includes(':') && id === undefined;
  const key = `${endpoint.path} ${id ?? ''}`;

  useEffect(() => {
    if (isWaiting) return undefined;
    return whileCurrent(callApi(endpoint, { id }), (result) =>
      setAnswer((previous) =>
        // A failed reload keeps the data on screen.
        !result.ok && previous?.key === key && previous.result.ok ? previous : { key, result },
      ),
    );
  }, [endpoint, id, isWaiting, key, attempt]);

  const reload = useCallback(() => {
    setAnswer((previous) => (previous?.result.ok === true ? previous : undefined));
    setAttempt((count) => count + 1);
  }, []);

  const adopt = useCallback(
    (value: EndpointResponse<E>) => {
      setAnswer({ key, result: { ok: true, value } });
      setAttempt((count) => count + 1);
    },
    [key],
  );

  if (answer?.key !== key) return { status: 'loading', reload, adopt };
  return answer.result.ok
    ? { status: 'ready', data: answer.result.value, reload, adopt }
    : { status: 'error', error: answer.result.error, reload, adopt };
}
