import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from './estados';
import surface from './surface.module.css';

/** What a route shows when it fails: a sentence and a way to try again; the console tells developers. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className={surface.container}>
      <ErrorState />
    </div>
  );
}
