import { TemporadasScreen } from '../temporadas/temporadas-screen';
import { adminPaths } from './admin-paths';

/** Seasons, with a link to start the next one. */
export function TemporadasRoute() {
  return <TemporadasScreen empezarPath={adminPaths.empezarTemporada} />;
}
