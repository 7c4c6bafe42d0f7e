import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { LoadingState } from '../../components/match-states';
import { useAccess, useSession } from '../../lib/auth/session';
import { DraftOwnerContext } from '../../lib/drafts/draft-owner-context';
import { paths } from '../../lib/paths';
import { useIsDemo } from '../../lib/state/club-context';
import { AdminFrame } from '../shell/admin-frame';
import { DemoBanner } from '../common/demo-banner';
import { PanelMain } from '../shell/panel-main';
import { GoTo } from '../go-to/go-to';
import { adminPaths } from './admin-paths';
import { ExpiredDialog } from './expired-dialog';
import { linksFor, type Screen } from './screens';
import type { PanelContext } from './use-panel';

/**
 * Frame of the panel and its nested routes. Helpers only get the match sheet screens; everybody else is redirected to
 * the login (regla 7).
 */
export function PanelHome({ screens }: { readonly screens: readonly Screen[] }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isDemo = useIsDemo();
  if (session === 'cargando') {
    return (
      <PanelMain>
        <LoadingState />
      </PanelMain>
    );
  }
  if (session === 'fuera') return <Navigate to={paths.login} replace />;
  const isHere = 'cuenta' in session;
  const cuenta = isHere ? session.cuenta : session.caducada;
  const isHome = pathname === adminPaths.inicio;
  const demo = isDemo && (
    <DemoBanner miClubPath={cuenta.isAdministrador ? adminPaths.miClub : undefined} />
  );
  const context: PanelContext = { cuenta, links: linksFor(screens, cuenta) };
  return (
    <DraftOwnerContext value={cuenta.email}>
      <AdminFrame
        links={context.links}
        tools={
          <GoTo links={context.links} paths={adminPaths} isAdministrador={cuenta.isAdministrador} />
        }
        onLogout={() => void navigate(adminPaths.salir, { replace: true })}
      >
        {/* The demo banner comes first on the home page and last on other screens. */}
        {isHome && demo && <Box sx={{ mb: 1.5 }}>{demo}</Box>}
        <Suspense fallback={<LoadingState />}>
          <Outlet context={context} />
        </Suspense>
        {!isHome && demo && <Box sx={{ mt: 3 }}>{demo}</Box>}
        {!isHere && <ExpiredDialog motivo={session.motivo} />}
      </AdminFrame>
    </DraftOwnerContext>
  );
}

/** Signs out. The panel then redirects to the login. */
export function Salir() {
  const { signOut } = useAccess();
  useEffect(() => {
    void signOut();
  }, [signOut]);
  return <LoadingState rows={2} />;
}
