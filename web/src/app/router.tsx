import { lazy } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { publicRoutes, withLayout } from './public-routes';

const AdminApp = lazy(async () => ({
  default: (await import('./routes/admin/admin-app')).AdminApp,
}));
const LoginRoute = lazy(async () => ({
  default: (await import('./routes/admin/login-route')).LoginRoute,
}));

const privateRoutes: readonly RouteObject[] = [
  { path: paths.login, Component: LoginRoute },
  { path: `${paths.admin}/*`, Component: AdminApp },
];

/** What a lazy route stands for once its chunk is there: the route with its component. */
async function loaded(route: RouteObject): Promise<RouteObject> {
  const { lazy: load, ...rest } = route;
  return typeof load === 'function' ? ({ ...rest, ...(await load()) } as RouteObject) : route;
}

/**
 * The site's router for the browser, once the code of the page that was opened is there: React can then hydrate it in
 * one go. Pages that are opened later load their code when they are.
 */
export async function openRouter() {
  const all = [...privateRoutes, ...publicRoutes];
  const [match] = matchRoutes(all, window.location) ?? [];
  const routes = await Promise.all(
    all.map((route) => (route === match?.route ? loaded(route) : route)),
  );
  return createBrowserRouter(withLayout(routes));
}
