import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { NotFound } from '../../components/not-found';
import { RouteError } from '../../components/route-error';
import { paths } from '../../lib/paths';
import { PanelMain } from '../shell/panel-main';
import { adminPaths } from './admin-paths';
import { AltaRoute } from './alta-route';
import { LoginRoute } from './login-route';
import { PanelHome, Salir } from './panel-home';
import { PanelLayout } from './panel-layout';
import { contentFor, type Screen, screens } from './screens';
import { usePanel } from './use-panel';

const BandaRoute = lazy(async () => ({ default: (await import('./banda-route')).BandaRoute }));

/** A screen as the account that is here sees it. */
function ScreenContent({ screen }: { readonly screen: Screen }) {
  return contentFor(screen, usePanel().cuenta) ?? <NotFound />;
}

/** Below the panel's navigation: each screen with an error boundary of its own, so that one that throws leaves the others. */
const nested = (all: readonly Screen[]): RouteObject[] => [
  ...all.map((screen) => ({
    path: screen.path,
    element: <ScreenContent screen={screen} />,
    ErrorBoundary: RouteError,
  })),
  { path: adminPaths.salir, Component: Salir },
  { path: '*', Component: NotFound },
];

/** The routes of the panel's application: the login, the panel with its screens, and matches entered from the touchline. */
export const panelRoutes = (all: readonly Screen[]): RouteObject[] => [
  {
    // Entering a match takes the whole phone: nothing is around it.
    path: adminPaths.banda(':id'),
    element: (
      <Suspense fallback={<LoadingState />}>
        <BandaRoute />
      </Suspense>
    ),
    ErrorBoundary: RouteError,
  },
  {
    Component: PanelLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        element: (
          <PanelMain>
            <Outlet />
          </PanelMain>
        ),
        children: [
          { path: paths.login, Component: LoginRoute },
          { path: paths.alta, Component: AltaRoute },
        ],
      },
      { path: paths.admin, element: <PanelHome screens={all} />, children: nested(all) },
    ],
  },
];

/** The panel's router for the browser. */
export const createPanelRouter = () => createBrowserRouter(panelRoutes(screens));
