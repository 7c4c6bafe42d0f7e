import { ActasScreen } from '../partidos/actas-screen';
import { usePartidoWays } from './use-partido-ways';

/** A helper's match list: sheet and touchline only. */
export function ActasRoute() {
  return <ActasScreen {...usePartidoWays()} />;
}
