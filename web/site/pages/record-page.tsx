import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import css from './record-page.module.css';
import { LiveContent, NotFound } from '../../components/page-states';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useDocumentId } from '../../lib/use-document-id';

interface BackRowProps {
  /** Path of the list that the page belongs to. */
  readonly to: string;
  readonly label: string;
  /** Links to the previous and the next page. */
  readonly beside?: ReactNode;
  /** Actions of the page. */
  readonly children: ReactNode;
}

/** Row above a detail page: link back to the list, and actions. */
export function BackRow({ to, label, beside, children }: BackRowProps) {
  return (
    <div className={css.row}>
      <Button to={to} className={css.back}>
        {`← ${label}`}
      </Button>
      {beside}
      <div className={css.actions}>{children}</div>
    </div>
  );
}

interface DocumentContentProps<T> {
  /** Path of the document with an id. */
  readonly toPath: (id: string) => string;
  readonly children: (data: T) => ReactNode;
}

/** Live document with the id in the URL, or the not-found page. */
export function DocumentContent<T>({ toPath, children }: DocumentContentProps<T>) {
  const id = useDocumentId();
  const doc = useLiveDoc<T>(id === undefined ? undefined : toPath(id));
  if (id === undefined) return <NotFound />;
  return (
    <LiveContent doc={doc} missing={<NotFound />}>
      {children}
    </LiveContent>
  );
}
