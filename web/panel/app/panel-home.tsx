import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { useAccess, useSession } from '../../lib/auth/session';
import { DraftOwnerContext } from '../../lib/borradores/draft-owner-context';
import { paths } from '../../lib/paths';
import { useIsDemo } from '../../lib/estado/club-context';
import { AdminFrame } from '../shell/admin-frame';
import { DemoBanner } from '../common/demo-banner';
import { PanelMain } from '../shell/panel-main';
import { IrA } from '../ir-a/ir-a';
import { adminPaths } from './admin-paths';
import { ExpiredDialog } from './expired-dialog';
import { linksFor, type Screen } from './screens';
import type { PanelContext } from './use-panel';

/**
 * The panel, for the administrator and, with the screens of sheets only, for a helper; anybody else is sent to the login
 * page (regla 7). Its screens are nested routes.
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
          <IrA links={context.links} paths={adminPaths} isAdministrador={cuenta.isAdministrador} />
        }
        onLogout={() => void navigate(adminPaths.salir, { replace: true })}
      >
        {/* At home it comes first; elsewhere what somebody came for does. */}
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

/** Signs out; the panel then sends whoever is here to the login page. */
export function Salir() {
  const { signOut } = useAccess();
  useEffect(() => {
    void signOut();
  }, [signOut]);
  return <LoadingState rows={2} />;
}
