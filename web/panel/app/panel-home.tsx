import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { useAccess, useSession } from '../../lib/auth/session';
import { DraftOwnerContext } from '../../lib/borradores/draft-owner-context';
import { paths } from '../../lib/paths';
import { AdminFrame } from '../common/admin-frame';
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
  if (session === 'cargando') return <LoadingState />;
  if (session === 'fuera') return <Navigate to={paths.login} replace />;
  const isHere = 'cuenta' in session;
  const cuenta = isHere ? session.cuenta : session.caducada;
  const context: PanelContext = { cuenta, links: linksFor(screens, cuenta) };
  return (
    <DraftOwnerContext value={cuenta.email}>
      <AdminFrame
        links={context.links}
        onLogout={() => void navigate(adminPaths.salir, { replace: true })}
      >
        <Suspense fallback={<LoadingState />}>
          <Outlet context={context} />
        </Suspense>
        {!isHere && <ExpiredDialog />}
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
