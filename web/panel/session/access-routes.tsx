import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingState } from '../../components/page-states';
import { useDocumentTitle } from '../../components/page';
import { hadSession } from '../../lib/auth/had-session';
import { useSession } from '../../lib/auth/session';
import { paths } from '../../lib/paths';
import { ActivationScreen } from '../accounts/activation-screen';
import { AccessCard, LoginForm } from './login-form';

/** Login page. Redirects to the panel when already signed in (regla 7). */
export function LoginRoute() {
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
export function ActivationRoute() {
  const { hash } = useLocation();
  return <ActivationScreen key={hash} codigo={hash.slice(1)} />;
}
