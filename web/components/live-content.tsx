import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from './page-states';
import type { LiveDoc } from '../lib/live/live-store';
import { useElapsed } from '../lib/use-now';

interface LiveContentProps<T> {
  readonly doc: LiveDoc<T>;
  /** Shown when the document does not exist: an empty list or the not-found page. */
  readonly missing: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Milliseconds of loading after which an error with a retry button is shown. */
const ERROR_AFTER_MS = 8_000;

/**
 * Loading state that becomes an error after a timeout, because Firestore retries for ever and never reports a missing
 * connection. Data that arrive later replace the error.
 */
function Waiting() {
  return useElapsed(ERROR_AFTER_MS) ? <ErrorState /> : <LoadingState />;
}

/** Renders a live document: loading, missing, error or the data. */
export function LiveContent<T>({ doc, missing, children }: LiveContentProps<T>) {
  switch (doc.status) {
    case 'loading':
      return <Waiting />;
    case 'missing':
      return missing;
    case 'error':
      return <ErrorState />;
    case 'ready':
      return children(doc.data);
  }
}
