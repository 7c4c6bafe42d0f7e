import { AdminHome } from '../inicio/admin-home';
import { adminPaths } from './admin-paths';
import { usePanel } from './use-panel';

/** Home of the panel. */
export function InicioRoute() {
  const { links } = usePanel();
  return <AdminHome links={links.slice(1)} bandaPath={adminPaths.banda} />;
}
