import { paths } from '../../../lib/paths';

/** Every route of the panel (specification, section 2). */
export const adminPaths = {
  inicio: paths.admin,
  partidos: `${paths.admin}/partidos`,
  ficha: (partidoId: string) => `${paths.admin}/partidos/${partidoId}`,
  /** Ends the session. A route, so that leaving unsaved changes behind is asked about as anywhere else. */
  salir: `${paths.admin}/salir`,
} as const;
