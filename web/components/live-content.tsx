import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from './estados';
import type { LiveDoc } from '../lib/live/live-store';
import { useElapsed } from '../lib/use-elapsed';

interface LivePageProps<T> {
  readonly doc: LiveDoc<T>;
  /** What a missing document means on this page: an empty list, or the not-found page. */
  readonly missing: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Milliseconds after which a reader is told that the data do not come, and may try again. */
const PATIENCE_MS = 8_000;

/**
 * What is shown until a document comes. Firestore keeps trying and never says that it has no connection, so the clock
 * does; data that come all the same replace the message.
 */
function Waiting() {
  return useElapsed(PATIENCE_MS) ? <ErrorState /> : <LoadingState />;
}

/** A document's page in each of its states. */
export function LiveContent<T>({ doc, missing, children }: LivePageProps<T>) {
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
