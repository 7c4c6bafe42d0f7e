import { Button } from './button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ApiQuery } from '../lib/api/use-api';

interface AnswerStateProps<T> {
  readonly answer: ApiQuery<T>;
  readonly children: (data: T) => ReactNode;
}

/** What was asked of the API, in each of its states. */
export function AnswerState<T>({ answer, children }: AnswerStateProps<T>) {
  switch (answer.status) {
    case 'loading':
      return <Typography role="status">Cargando…</Typography>;
    case 'error':
      return (
        <Typography role="alert">
          {answer.error.msg} <Button onClick={answer.reload}>Reintentar</Button>
        </Typography>
      );
    case 'ready':
      return children(answer.data);
  }
}
