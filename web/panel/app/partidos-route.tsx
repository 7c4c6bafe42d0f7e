import { PartidosScreen } from '../partidos/partidos-screen';
import { adminPaths } from './admin-paths';
import { usePartidoWays } from './use-partido-ways';

/** Matches of the panel; 'Actualizar ficha' opens the sheet editor. */
export function PartidosRoute() {
  return <PartidosScreen {...usePartidoWays()} temporadasPath={adminPaths.temporadas} />;
}
