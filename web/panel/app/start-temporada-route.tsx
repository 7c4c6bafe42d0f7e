import { StartTemporadaScreen } from '../temporadas/start-temporada-screen';
import { adminPaths } from './admin-paths';

/** Start of a new season. */
export function StartTemporadaRoute() {
  return (
    <StartTemporadaScreen
      temporadasPath={adminPaths.temporadas}
      jugadoresPath={adminPaths.paso('jugadores')}
      calendarioPath={adminPaths.paso('calendario')}
    />
  );
}
