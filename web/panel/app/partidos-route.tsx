import { useNavigate } from 'react-router-dom';
import { PartidosScreen } from '../partidos/partidos-screen';
import { adminPaths } from './admin-paths';

/** Matches of the panel; 'Actualizar ficha' opens the sheet editor. */
export function PartidosRoute() {
  const navigate = useNavigate();
  return (
    <PartidosScreen
      onActa={(id) => void navigate(adminPaths.ficha(id))}
      bandaPath={adminPaths.banda}
      temporadasPath={adminPaths.temporadas}
    />
  );
}
