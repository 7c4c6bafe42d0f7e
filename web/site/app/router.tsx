import { isRutaPanel } from '@club/shared';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { nextTask } from '../../lib/next-task';
import { paths } from '../../lib/paths';
import { publicRoutes, withLayout, workshopRoutes } from './public-routes';
import { RouteError } from './route-error';

const AdminApp = lazy(async () => ({
  default: (await import('../../panel/app/admin-app')).AdminApp,
}));
const LoginRoute = lazy(async () => ({
  default: (await import('../../panel/app/login-route')).LoginRoute,
}));

const NotFound = lazy(async () => ({
  default: (await import('../pages/not-found')).NotFound,
}));

/** The panel; a path that it has not got is not found, whoever asks, as the server says too. */
function PanelRoute() {
  const { pathname } = useLocation();
  return isRutaPanel(pathname) ? <AdminApp /> : <NotFound />;
}

const BandaRoute = lazy(async () => ({
  default: (await import('../../panel/app/banda-route')).BandaRoute,
}));

/** Entering a match takes the whole phone: neither the site's layout nor the panel's frame is around it. */
const bandaRoute: RouteObject = {
  path: `${paths.admin}/partidos/:id/banda`,
  element: (
    <Suspense fallback={<LoadingState />}>
      <BandaRoute />
    </Suspense>
  ),
  ErrorBoundary: RouteError,
};

const privateRoutes: readonly RouteObject[] = [
  { path: paths.login, Component: LoginRoute },
  { path: `${paths.admin}/*`, Component: PanelRoute },
];

/** The code of a lazy route, once it is there. */
async function codeOf({ lazy: load }: RouteObject) {
  return typeof load === 'function' ? load() : {};
}

/** Loads the code of the pages that the reader may open next, 15 kB in all, unless he saves data. */
export async function loadOtherPages(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const route of publicRoutes) {
    await nextTask();
    // Whoever opens a page whose code has not come tries again then.
    await codeOf(route).catch(() => undefined);
  }
}

/**
 * The site's router for the browser, once the code of the page that was opened is there: React can then hydrate it in
 * one go. Pages that are opened later load their code when they are.
 */
export async function openRouter() {
  const all = [...privateRoutes, ...workshopRoutes, ...publicRoutes];
  const [match] = matchRoutes([bandaRoute, ...all], window.location) ?? [];
  const code = match ? await codeOf(match.route) : {};
  const routes = all.map((route) => {
    if (route !== match?.route) return route;
    const { lazy: _, ...rest } = route;
    return { ...rest, ...code };
  });
  return createBrowserRouter([bandaRoute, ...withLayout(routes)]);
}
