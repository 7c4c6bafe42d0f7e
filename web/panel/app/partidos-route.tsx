import { PartidosScreen } from '../partidos/partidos-screen';
import { adminPaths } from './admin-paths';
import { usePartidoWays } from './use-partido-ways';

export function PartidosRoute() {
  return <PartidosScreen {...usePartidoWays()} temporadasPath={adminPaths.temporadas} />;
}
