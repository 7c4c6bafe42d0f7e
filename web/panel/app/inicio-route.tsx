import { AdminHome } from '../inicio/admin-home';
import { InicioAyudante } from '../inicio/inicio-ayudante';
import { adminPaths } from './admin-paths';
import { usePanel } from './use-panel';

/** Home of the panel; of an empty club, the way to the assistant. */
export function InicioRoute() {
  const { cuenta } = usePanel();
  return <AdminHome paths={adminPaths} quien={cuenta.email} />;
}

/** Home of a helper: the matches that he may enter. */
export const InicioAyudanteRoute = () => <InicioAyudante paths={adminPaths} />;
