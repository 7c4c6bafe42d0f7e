import { EstadisticasScreen } from '../estadisticas/estadisticas-screen';
import { adminPaths } from './admin-paths';

/** Statistics of the current season. Without a season, links to where one is created. */
export const EstadisticasRoute = () => (
  <EstadisticasScreen temporadasPath={adminPaths.temporadas} />
);
