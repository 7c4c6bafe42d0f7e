import { TemporadasScreen } from '../temporadas/temporadas-screen';
import { adminPaths } from './admin-paths';

/** Seasons, with the way to the next one's beginning. */
export function TemporadasRoute() {
  return <TemporadasScreen empezarPath={adminPaths.empezarTemporada} />;
}
