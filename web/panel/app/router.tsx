import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  Navigate,
  useLocation,
} from 'react-router-dom';
import { ConnectionNotice } from '../../components/connection-notice';
import { LoadingState } from '../../components/match-states';
import { NotFound } from '../../components/not-found';
import { RouteAnnouncer } from '../../components/route-announcer';
import { RouteError } from '../../components/route-error';
import { SkipLink } from '../../components/skip-link';
import { LiveRoot } from '../../lib/live/live-root';
import { paths } from '../../lib/paths';
import { PanelMain } from '../shell/panel-main';
import { adminPaths } from './admin-paths';
import { PanelHome, LeaveButton } from './panel-home';
import { usePanel } from './panel-context';
import { contentFor, type Screen, screens } from './screens';
import { useDocumentTitle } from '../../components/page';
import { hadSession } from '../../lib/auth/had-session';
import { useSession } from '../../lib/auth/session';
import { ActivationScreen } from '../accounts/activation-screen';
import { AccessCard, LoginForm } from '../session/login-form';

/** Login page. Redirects to the panel when already signed in (regla 7). */
function LoginRoute() {
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  useDocumentTitle('Acceso');
  // Auth state not yet known. Wait only if this device had a session; otherwise show the form at once.
  if (session === 'cargando' && hadSession()) return <LoadingState rows={2} />;
  // The form stays until its spinner has been shown for its minimum time.
  if (typeof session === 'object' && 'cuenta' in session && !isBusy)
    return <Navigate to={paths.admin} replace />;
  return (
    <AccessCard title="Acceso de administración">
      <LoginForm onBusy={setIsBusy} />
    </AccessCard>
  );
}

/** Invitation page. Another invitation link opened in the same tab resets it. */
function ActivationRoute() {
  const { hash } = useLocation();
  return <ActivationScreen key={hash} codigo={hash.slice(1)} />;
}

const BandaRoute = lazy(async () => ({
  default: (await import('./touchline-route')).TouchlineRoute,
}));

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
  return contentFor(screen, usePanel().cuenta) ?? <NotFound />;
}

/** Routes below the panel's frame. Each screen has its own error boundary, so that a crash leaves the others usable. */
const nested = (all: readonly Screen[]): RouteObject[] => [
  ...all.map((screen) => ({
    path: screen.path,
    element: <ScreenContent screen={screen} />,
    ErrorBoundary: RouteError,
  })),
  { path: adminPaths.salir, Component: LeaveButton },
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

/**
 * Router that removes the old screen at once, even while the next one's code is loading. Otherwise a tap on a slow
 * connection would seem ignored, and the old screen could still redirect.
 */
export function PanelRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
