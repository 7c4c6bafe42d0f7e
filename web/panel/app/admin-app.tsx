import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { AdminFrame } from '../common/admin-frame';
import { signOut, useSession } from '../../lib/auth/session';
import { DraftOwnerContext } from '../../lib/borradores/draft-owner-context';
import { paths } from '../../lib/paths';
import { NotFound } from '../../site/pages/not-found';
import { adminPaths } from './admin-paths';
import { ExpiredDialog } from './expired-dialog';
import { adminScreens, fichasScreens, linksOf } from './admin-screens';

/** Signs out; the panel then sends whoever is here to the login page. */
function Salir() {
  useEffect(() => {
    void signOut();
  }, []);
  return <LoadingState rows={2} />;
}

/** Path below the panel's own, as nested routes want it. */
const below = (path: string) => path.slice(paths.admin.length + 1);

/**
 * The panel, for the administrator and, with the screens of sheets only, for a helper; anybody else is sent to the login
 * page (regla 7).
 */
export function AdminApp() {
  const session = useSession();
  const navigate = useNavigate();
  if (session === 'cargando') return <LoadingState />;
  if (session === 'fuera') return <Navigate to={paths.login} replace />;
  const isHere = 'cuenta' in session;
  const cuenta = isHere ? session.cuenta : session.caducada;
  const screens = cuenta.isAdministrador ? adminScreens : fichasScreens;
  return (
    <DraftOwnerContext value={cuenta.email}>
      <AdminFrame
        links={linksOf(screens)}
        onLogout={() => void navigate(adminPaths.salir, { replace: true })}
      >
        <Suspense fallback={<LoadingState />}>
          <Routes>
            {screens.map(({ path, element }) => (
              <Route key={path} path={below(path)} element={element} />
            ))}
            <Route path={below(adminPaths.salir)} element={<Salir />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
        {!isHere && <ExpiredDialog />}
      </AdminFrame>
    </DraftOwnerContext>
  );
}
