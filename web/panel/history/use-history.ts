import { endpoints, HISTORY_PAGE, type HistoryOperation } from '@club/shared';
import { useState } from 'react';
import { type ApiError, callApi } from '../../lib/api/call-api';
import { type ApiQuery, useApi } from '../../lib/api/use-api';

/** The pages of the history read so far. */
export interface Historial {
  readonly query: ApiQuery<readonly HistoryOperation[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly error: ApiError | undefined;
  readonly loadMore: () => void;
  /** Starts again with the latest operations. */
  readonly reload: () => void;
}

/** Operations of the last 30 days, latest first, paged. */
export function useHistoryPages(): Historial {
  const first = useApi(endpoints.fetchHistorial);
  const [pages, setPages] = useState<readonly (readonly HistoryOperation[])[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [error, setError] = useState<ApiError>();
  const shown = first.status === 'ready' ? [first.data, ...pages] : [];
  const operaciones = shown.flat();
  const last = operaciones.at(-1);
  const loadMore = async () => {
    if (!last || isLoadingMore) return;
    setIsLoadingMore(true);
    const result = await callApi(endpoints.fetchHistorial, { query: { antes: last._id } });
    setIsLoadingMore(false);
    setError(result.ok ? undefined : result.error);
    if (result.ok) setPages((previous) => [...previous, result.value]);
  };
  return {
    query: first.status === 'ready' ? { ...first, data: operaciones } : first,
    hasMore: (shown.at(-1)?.length ?? 0) >= HISTORY_PAGE,
    isLoadingMore,
    error,
    loadMore: () => void loadMore(),
    reload: () => {
      setPages([]);
      setError(undefined);
      first.reload();
    },
  };
}
