import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from './match-states';
import surface from './surface.module.css';

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
