import { Navigate } from 'react-router-dom';
import { SaveDialog } from '../acta/save-dialog';
import { BandaScreen } from '../banda/banda-screen';
import { LoginForm } from '../sesion/login-form';
import { signIn, useSession } from '../../lib/auth/session';
import { LiveRoot } from '../../lib/live/live-root';
import { paths } from '../../lib/paths';
import { NotFound } from '../../site/pages/not-found';
import { useDocumentId } from '../../site/pages/use-document-id';
import { adminPaths } from './admin-paths';
import { LOGIN_MESSAGES } from './login-messages';

const ignoreBusy = () => undefined;

const login = async (username: string, password: string) =>
  LOGIN_MESSAGES[await signIn(username, password)];

/**
 * «Desde la banda», outside the site's layout and the panel's frame. It opens without a session when this device has
 * something noted of the match: nothing must keep it from being seen and sent later. The server asks for the token.
 */
export function BandaRoute() {
  const id = useDocumentId();
  const session = useSession();
  if (id === undefined) return <NotFound />;
  return (
    <>
      <BandaScreen
        key={id}
        partidoId={id}
        session={session}
        panelPath={adminPaths.inicio}
        fichaPath={adminPaths.ficha(id)}
        login={<LoginForm onLogin={login} onBusy={ignoreBusy} />}
        loggedOut={<Navigate to={paths.login} replace />}
        Summary={SaveDialog}
      />
      <LiveRoot />
    </>
  );
}
