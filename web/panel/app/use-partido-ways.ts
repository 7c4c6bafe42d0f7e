import { useNavigate } from 'react-router-dom';
import { adminPaths } from './admin-paths';

/** From a list of matches to one: what opens its sheet, and where it is entered from the touchline. */
export function usePartidoWays() {
  const navigate = useNavigate();
  return {
    onActa: (id: string) => void navigate(adminPaths.ficha(id)),
    bandaPath: adminPaths.banda,
  };
}
