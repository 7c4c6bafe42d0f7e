import { type ReactNode, useLayoutEffect } from 'react';
import CloudOffIcon from '@mui/icons-material/CloudOffRounded';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadingState } from '../../components/page-states';
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

interface ApiContentProps<T> {
  readonly query: ApiQuery<T>;
  readonly children: (data: T) => ReactNode;
}

/** Shows loaded data, a placeholder while loading, or the error with a retry button. */
export function ApiContent<T>({ query, children }: ApiContentProps<T>) {
  if (query.status === 'loading') return <LoadingState rows={3} />;
  if (query.status === 'ready') return children(query.data);
  return <ReadProblem {...query} />;
}

type Failed = Extract<ApiQuery<unknown>, { readonly status: 'error' }>;

/** Read error with a retry button. A failure without connection retries by itself when back online. */
function ReadProblem({ error, reload }: Failed) {
  const isOffline = error.status === null;
  // Layout effect: subscribes before the first paint, so that an immediate reconnect is not missed.
  useLayoutEffect(() => {
    if (!isOffline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline, reload]);
  const Icon = isOffline ? CloudOffIcon : ErrorIcon;
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 4,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      <Icon fontSize="large" sx={{ color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 700 }}>
        {isOffline ? 'Sin conexión' : 'No se ha podido leer'}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {error.msg}
      </Typography>
      <Button variant="outlined" onClick={reload}>
        Reintentar
      </Button>
    </Box>
  );
}
