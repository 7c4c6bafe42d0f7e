import type { ReactNode } from 'react';
import { LoadingState } from '../../components/estados';
import type { ApiQuery } from '../../lib/api/use-api';
import { ReadProblem } from './read-problem';

interface ApiContentProps<T> {
  readonly query: ApiQuery<T>;
  readonly loadingRows?: number;
  /** What stands there while it is on its way, where grey boxes are not its shape. */
  readonly loading?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What was read, or that it is on its way, or why it could not be had with a way to try again. */
export function ApiContent<T>({ query, loadingRows = 3, loading, children }: ApiContentProps<T>) {
  if (query.status === 'loading') return loading ?? <LoadingState rows={loadingRows} />;
  if (query.status === 'ready') return children(query.data);
  return <ReadProblem error={query.error} onRetry={query.reload} />;
}
