import { useNavigate } from 'react-router-dom';
import { FichasScreen } from '../partidos/fichas-screen';
import { adminPaths } from './admin-paths';

/** Matches as a helper sees them: sheet, touchline, nothing else. */
export function FichasRoute() {
  const navigate = useNavigate();
  return (
    <FichasScreen
      onActa={(id) => void navigate(adminPaths.ficha(id))}
      bandaPath={adminPaths.banda}
    />
  );
}
