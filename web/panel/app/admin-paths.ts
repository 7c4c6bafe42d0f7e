import { paths } from '../../lib/paths';

/** Every route of the panel (regla 7). */
export const adminPaths = {
  inicio: paths.admin,
  noticias: `${paths.admin}/noticias`,
  plantilla: `${paths.admin}/plantilla`,
  partidos: `${paths.admin}/partidos`,
  ficha: (partidoId: string) => `${paths.admin}/partidos/${partidoId}`,
  /** Entering a match from the touchline; outside the panel's frame. */
  banda: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/banda`,
  cronica: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/cronica`,
  equipos: `${paths.admin}/equipos`,
  competiciones: `${paths.admin}/competiciones`,
  campos: `${paths.admin}/campos`,
  estadisticas: `${paths.admin}/estadisticas`,
  temporadas: `${paths.admin}/temporadas`,
  historial: `${paths.admin}/historial`,
  copia: `${paths.admin}/copia`,
  /** Ends the session. A route, so that leaving unsaved changes behind is asked about as anywhere else. */
  salir: `${paths.admin}/salir`,
} as const;
