import type { ReactNode } from 'react';
import { LoadingState } from '../../components/match-states';
import type { ApiQuery } from '../../lib/api/use-api';
import { ReadProblem } from './read-problem';

interface ApiContentProps<T> {
  readonly query: ApiQuery<T>;
  readonly loadingRows?: number;
  /** Replaces the default placeholder while loading. */
  readonly loading?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows loaded data, a placeholder while loading, or the error with a retry button. */
export function ApiContent<T>({ query, loadingRows = 3, loading, children }: ApiContentProps<T>) {
  if (query.status === 'loading') return loading ?? <LoadingState rows={loadingRows} />;
  if (query.status === 'ready') return children(query.data);
  return <ReadProblem error={query.error} onRetry={query.reload} />;
}
