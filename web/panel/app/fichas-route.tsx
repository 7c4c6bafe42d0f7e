import { FichasScreen } from '../partidos/fichas-screen';
import { usePartidoWays } from './use-partido-ways';

/** Matches as a helper sees them: sheet, touchline, nothing else. */
export function FichasRoute() {
  return <FichasScreen {...usePartidoWays()} />;
}
