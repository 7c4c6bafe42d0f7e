import { TemporadasScreen } from '../temporadas/temporadas-screen';
import { adminPaths } from './admin-paths';

export function TemporadasRoute() {
  return <TemporadasScreen empezarPath={adminPaths.empezarTemporada} />;
}
