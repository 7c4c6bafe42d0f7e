import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from './button';
import { Crest } from './crest';
import css from './page.module.css';
import surface from './surface.module.css';
import type { LiveDoc } from '../lib/live/live-store';
import { useElapsed } from '../lib/use-now';
import { NOT_FOUND_TITLE } from '@club/shared';
import { paths } from '../lib/paths';
import { useDocumentTitle } from './page';
import text from './text.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Message for an empty list ("Aún no hay …"), with an optional action. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={css.notice}>
      <span className={css.crest}>
        <Crest size={48} />
      </span>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** Message for data that could not be loaded, with a retry button. */
export function ErrorState() {
  return (
    <div role="alert">
      <EmptyState title="No hemos podido cargar los datos.">
        <Button variant="contained" onClick={() => location.reload()}>
          Reintentar
        </Button>
      </EmptyState>
    </div>
  );
}

/** Skeleton shown while data load. */
export function LoadingState({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label="Cargando" className={css.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.shape} />
      ))}
    </div>
  );
}

/** Error boundary of a route: shows a retry button and logs the error to the console. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div className={surface.container}>
      <ErrorState />
    </div>
  );
}

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

/** Not-found page for unknown paths and ids, on the site and in the panel (regla 6). */
export function NotFound() {
  useDocumentTitle(NOT_FOUND_TITLE, false);
  return (
    <div className={css.notFound}>
      <Crest size={72} />
      <h1>{NOT_FOUND_TITLE}</h1>
      <p className={text.muted}>Esta página no existe</p>
      <Button variant="contained" href={paths.home}>
        Ir al inicio
      </Button>
    </div>
  );
}
