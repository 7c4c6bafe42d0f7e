import type { ReactNode } from 'react';
import type { ApiQuery } from '../lib/api/use-api';
import { Button } from './button';

interface AnswerStateProps<T> {
  readonly answer: ApiQuery<T>;
  readonly children: (data: T) => ReactNode;
}

/** Renders an API query: loading text, an error with a retry button, or the data. */
export function AnswerState<T>({ answer, children }: AnswerStateProps<T>) {
  switch (answer.status) {
    case 'loading':
      return <p role="status">Cargando…</p>;
    case 'error':
      return (
        <p role="alert">
          {answer.error.msg} <Button onClick={answer.reload}>Reintentar</Button>
        </p>
      );
    case 'ready':
      return children(answer.data);
  }
}
