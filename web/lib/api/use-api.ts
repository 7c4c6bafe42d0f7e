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

/** A read. `adopt` shows the data of a write's response, reads again, and ignores a read that is still under way. */
type AdoptingQuery<T> = ApiQuery<T> & { readonly adopt: (data: T) => void };

interface EarlyRead {
  readonly call: Promise<ApiResult<unknown>>;
  result?: ApiResult<unknown>;
}

const earlyReads = new Map<string, EarlyRead>();

const readKey = (endpoint: Endpoint, id = '') => `${endpoint.path} ${id}`;

/** Calls a GET endpoint before the code of the component that reads it with `useApi` is loaded. */
export function readEarly(endpoint: Endpoint): void {
  const read: EarlyRead = { call: callApi(endpoint) };
  earlyReads.set(readKey(endpoint), read);
  void read.call.then((result) => {
    read.result = result;
  });
}

/** Reads from a GET endpoint. If its path needs an id, it waits until `id` is defined. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  id?: string,
): AdoptingQuery<EndpointResponse<E>> {
  const [attempt, setAttempt] = useState(0);
  const key = readKey(endpoint, id);
  type Result = ApiResult<EndpointResponse<E>>;
  const [answer, setAnswer] = useState(() => {
    const result = earlyReads.get(key)?.result as Result | undefined;
    return result && { key, result };
  });
  const isWaiting = endpoint.path.includes(':') && id === undefined;

  useEffect(() => {
    if (isWaiting) return undefined;
    const early = earlyReads.get(key);
    earlyReads.delete(key);
    const call = (early?.call as Promise<Result> | undefined) ?? callApi(endpoint, { id });
    return whileCurrent(call, (result) =>
      setAnswer((previous) => {
        const isShown = previous?.key === key && previous.result === result;
        // A failed reload keeps the data on screen.
        const isWorse = !result.ok && previous?.key === key && previous.result.ok;
        return isShown || isWorse ? previous : { key, result };
      }),
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
