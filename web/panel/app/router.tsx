import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom';
import { ConnectionNotice } from '../../components/connection-notice';
import { LoadingState, RouteError, NotFound } from '../../components/page-states';
import { RouteAnnouncer, SkipLink } from '../../components/content-focus';
import { LiveRoot } from '../../lib/live/live-root';
import { paths } from '../../lib/paths';
import { useDocumentId } from '../../lib/use-document-id';
import { PanelMain } from '../shell/panel-main';
import { adminPaths } from './admin-paths';
import { PanelHome, SignOutScreen } from './panel-home';
import { useAccount } from './panel-context';
import { contentFor, type Screen, screens } from './screens';

const access = () => import('../session/access-routes');

const TouchlineScreen = lazy(async () => ({
  default: (await import('../touchline/touchline-screen')).TouchlineScreen,
}));

/**
 * «Desde la banda», outside the panel's frame. It opens without a session if this device has a notebook of the match,
 * so that its steps can be seen and sent later. The server still requires a token.
 */
function TouchlineRoute() {
  const id = useDocumentId();
  if (id === undefined) return <NotFound />;
  return (
    <Suspense fallback={<LoadingState />}>
      <TouchlineScreen key={id} partidoId={id} />
      <LiveRoot />
    </Suspense>
  );
}

/** Layout around the login and every screen. */
function PanelLayout() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
      <RouteAnnouncer />
      <LiveRoot />
      <ConnectionNotice />
    </Box>
  );
}

function ScreenContent({ screen }: { readonly screen: Screen }) {
  return contentFor(screen, useAccount()) ?? <NotFound />;
}

/** Routes inside the panel's frame. Each screen has its own error boundary, so that a crash leaves the others usable. */
const routesInFrame = (all: readonly Screen[]): RouteObject[] => [
  ...all.map((screen) => ({
    path: screen.path,
    element: <ScreenContent screen={screen} />,
    ErrorBoundary: RouteError,
  })),
  { path: adminPaths.salir, Component: SignOutScreen },
  { path: '*', Component: NotFound },
];

/** Routes of the panel application: login, panel screens and touchline entry. */
export const panelRoutes = (all: readonly Screen[]): RouteObject[] => [
  {
    path: adminPaths.banda(':id'),
    Component: TouchlineRoute,
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
          { path: paths.login, lazy: async () => ({ Component: (await access()).LoginRoute }) },
          { path: paths.alta, lazy: async () => ({ Component: (await access()).ActivationRoute }) },
        ],
      },
      { path: paths.admin, element: <PanelHome screens={all} />, children: routesInFrame(all) },
    ],
  },
];

export const createPanelRouter = () => createBrowserRouter(panelRoutes(screens));

/**
 * Router that removes the old screen at once, even while the next one's code is loading. Otherwise a tap on a slow
 * connection would seem ignored, and the old screen could still redirect.
 */
export function PanelRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
