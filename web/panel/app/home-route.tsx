import { AdminHome } from '../home/admin-home';
import { HelperHome } from '../home/helper-home';
import { adminPaths } from './admin-paths';
import { usePanel } from './use-panel';

/** Home of the panel. For an empty club it links to the setup assistant. */
export function InicioRoute() {
  const { cuenta } = usePanel();
  return <AdminHome paths={adminPaths} quien={cuenta.email} />;
}

/** A helper's home: the matches that he may enter. */
export const HelperHomeRoute = () => <HelperHome paths={adminPaths} />;
