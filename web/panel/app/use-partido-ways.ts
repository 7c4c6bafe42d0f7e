import { useNavigate } from 'react-router-dom';
import { adminPaths } from './admin-paths';

/** Links from a match list to a match: its sheet and its touchline entry. */
export function usePartidoWays() {
  const navigate = useNavigate();
  return {
    onActa: (id: string) => void navigate(adminPaths.ficha(id)),
    bandaPath: adminPaths.banda,
  };
}
