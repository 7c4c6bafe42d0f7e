import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ActivationScreen } from '../accounts/activation-screen';

/** Invitation page. Redirects to the panel once signed in. */
export function ActivationRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <ActivationScreen
      codigo={hash.slice(1)}
      // Another invitation link opened in the same tab resets the page.
      key={hash}
      onDone={(isIn) => void navigate(isIn ? paths.admin : paths.login, { replace: true })}
    />
  );
}
