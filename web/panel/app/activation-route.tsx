import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { AltaScreen } from '../accounts/activation-screen';

/** Invitation page. Redirects to the panel once signed in. */
export function AltaRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <AltaScreen
      codigo={hash.slice(1)}
      // Another invitation link opened in the same tab resets the page.
      key={hash}
      onDone={(isIn) => void navigate(isIn ? paths.admin : paths.login, { replace: true })}
    />
  );
}
