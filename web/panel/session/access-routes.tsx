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
  // It is not known yet whether there is a session. Without an earlier one on this device, the form is shown at once.
  if (session.kind === 'loading' && hadSession()) return <LoadingState rows={2} />;
  // The form stays while it is busy: its spinner has a minimum time.
  if (session.kind === 'signed-in' && !isBusy) return <Navigate to={paths.admin} replace />;
  return (
    <AccessCard title="Acceso de administración">
      <LoginForm onBusy={setIsBusy} />
    </AccessCard>
  );
}

/** Invitation page. It starts again if another link is opened in the same tab. */
export function ActivationRoute() {
  const { hash } = useLocation();
  return <ActivationScreen key={hash} codigo={hash.slice(1)} />;
}
