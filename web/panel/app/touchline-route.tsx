import { Navigate } from 'react-router-dom';
import { SaveDialog } from '../acta/acta-dialogs';
import { TouchlineScreen } from '../touchline/touchline-screen';
import { LoginForm } from '../session/login-form';
import { useSession } from '../../lib/auth/session';
import { LiveRoot } from '../../lib/live/live-root';
import { paths } from '../../lib/paths';
import { NotFound } from '../../components/not-found';
import { useDocumentId } from '../../lib/use-document-id';
import { adminPaths } from './admin-paths';

/**
 * «Desde la banda», outside the panel's frame. It opens without a session if this device has notes of the match, so
 * that they can be seen and sent later. The server still requires a token.
 */
export function TouchlineRoute() {
  const id = useDocumentId();
  const session = useSession();
  if (id === undefined) return <NotFound />;
  return (
    <>
      <TouchlineScreen
        key={id}
        partidoId={id}
        session={session}
        panelPath={adminPaths.inicio}
        actaPath={adminPaths.acta(id)}
        login={<LoginForm />}
        loggedOut={<Navigate to={paths.login} replace />}
        Summary={SaveDialog}
      />
      <LiveRoot />
    </>
  );
}
