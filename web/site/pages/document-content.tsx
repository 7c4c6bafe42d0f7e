import type { ReactNode } from 'react';
import { LiveContent } from '../../components/live-content';
import { NotFound } from '../../components/page-states';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useDocumentId } from '../../lib/use-document-id';

interface DocumentContentProps<T> {
  /** Path of the document with an id. */
  readonly pathOf: (id: string) => string;
  readonly children: (data: T) => ReactNode;
}

/** Live document with the id in the URL, or the not-found page. */
export function DocumentContent<T>({ pathOf, children }: DocumentContentProps<T>) {
  const id = useDocumentId();
  const doc = useLiveDoc<T>(id === undefined ? undefined : pathOf(id));
  if (id === undefined) return <NotFound />;
  return (
    <LiveContent doc={doc} missing={<NotFound />}>
      {children}
    </LiveContent>
  );
}
