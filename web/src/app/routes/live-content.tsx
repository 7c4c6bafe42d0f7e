import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from '../../components/estados';
import type { LiveDoc } from '../../lib/live/live-store';

interface LivePageProps<T> {
  readonly doc: LiveDoc<T>;
  /** What a missing document means on this page: an empty list, or the not-found page. */
  readonly missing: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A document's page in each of its states. */
export function LiveContent<T>({ doc, missing, children }: LivePageProps<T>) {
  switch (doc.status) {
    case 'loading':
      return <LoadingState />;
    case 'missing':
      return missing;
    case 'error':
      return <ErrorState />;
    case 'ready':
      return children(doc.data);
  }
}
