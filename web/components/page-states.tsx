import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from './button';
import { Crest } from './crest';
import css from './page.module.css';
import surface from './surface.module.css';

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
