import type { ApiQuery } from '../../lib/api/use-api';

/** Several queries as one: failed if one has failed, ready when all are. */
export function joinQueries<T extends object>(queries: {
  readonly [K in keyof T]: ApiQuery<T[K]>;
}): ApiQuery<T> {
  const all = Object.entries<ApiQuery<unknown>>(queries);
  const reload = () => {
    for (const [, query] of all) query.reload();
  };
  const data: Record<string, unknown> = {};
  for (const [name, query] of all) {
    if (query.status === 'error') return { status: 'error', error: query.error, reload };
    if (query.status === 'ready') data[name] = query.data;
  }
  return Object.keys(data).length < all.length
    ? { status: 'loading', reload }
    : { status: 'ready', data: data as T, reload };
}
