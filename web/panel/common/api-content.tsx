import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LoadingState } from '../../components/estados';
import type { ApiQuery } from '../../lib/api/use-api';

interface ApiContentProps<T> {
  readonly query: ApiQuery<T>;
  readonly loadingRows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What was read, or that it is on its way, or why it could not be had with a way to try again. */
export function ApiContent<T>({ query, loadingRows = 3, children }: ApiContentProps<T>) {
  if (query.status === 'loading') return <LoadingState rows={loadingRows} />;
  if (query.status === 'ready') return children(query.data);
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={query.reload}>
          Reintentar
        </Button>
      }
    >
      {query.error.msg}
    </Alert>
  );
}
