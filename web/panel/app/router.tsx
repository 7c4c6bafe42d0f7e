import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { LoadingState } from '../../components/match-states';
import { NotFound } from '../../components/not-found';
import { RouteError } from '../../components/route-error';
import { paths } from '../../lib/paths';
import { PanelMain } from '../shell/panel-main';
import { adminPaths } from './admin-paths';
import { ActivationRoute } from './activation-route';
import { LoginRoute } from './login-route';
import { PanelHome, Salir } from './panel-home';
import { PanelLayout } from './panel-layout';
import { contentFor, type Screen, screens } from './screens';
import { usePanel } from './use-panel';

const BandaRoute = lazy(async () => ({
  default: (await import('./touchline-route')).TouchlineRoute,
}));

function ScreenContent({ screen }: { readonly screen: Screen }) {
  return contentFor(screen, usePanel().cuenta) ?? <NotFound />;
}

/** Routes below the panel's frame. Each screen has its own error boundary, so that a crash leaves the others usable. */
const nested = (all: readonly Screen[]): RouteObject[] => [
  ...all.map((screen) => ({
    path: screen.path,
    element: <ScreenContent screen={screen} />,
    ErrorBoundary: RouteError,
  })),
  { path: adminPaths.salir, Component: Salir },
  { path: '*', Component: NotFound },
];

/** Routes of the panel application: login, panel screens and touchline entry. */
export const panelRoutes = (all: readonly Screen[]): RouteObject[] => [
  {
    // Touchline entry fills the whole screen, without the panel's frame.
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
          { path: paths.alta, Component: ActivationRoute },
        ],
      },
      { path: paths.admin, element: <PanelHome screens={all} />, children: nested(all) },
    ],
  },
];

export const createPanelRouter = () => createBrowserRouter(panelRoutes(screens));
