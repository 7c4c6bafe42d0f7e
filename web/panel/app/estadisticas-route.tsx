import { EstadisticasScreen } from '../estadisticas/estadisticas-screen';
import { adminPaths } from './admin-paths';

/** Statistics of the current season; without one, the way to where it is created. */
export const EstadisticasRoute = () => (
  <EstadisticasScreen temporadasPath={adminPaths.temporadas} />
);
