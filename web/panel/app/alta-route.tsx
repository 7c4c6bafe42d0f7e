import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { AltaScreen } from '../cuentas/alta-screen';

/** The page of an invitation's link; whoever is in goes on to the panel. */
export function AltaRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <AltaScreen
      codigo={hash.slice(1)}
      // Another link that is opened in the same tab is another invitation.
      key={hash}
      onDone={(isIn) => void navigate(isIn ? paths.admin : paths.login, { replace: true })}
    />
  );
}
