import { paths } from '../../lib/paths';

/** Every route of the panel (regla 7). */
export const adminPaths = {
  inicio: paths.admin,
  /** The assistant of an empty club, at the step where it goes on. */
  empezar: `${paths.admin}/empezar`,
  paso: (paso: string) => `${paths.admin}/empezar/${paso}`,
  /** A demonstration gives way to a club of one's own. */
  miClub: `${paths.admin}/mi-club`,
  noticias: `${paths.admin}/noticias`,
  plantilla: `${paths.admin}/plantilla`,
  partidos: `${paths.admin}/partidos`,
  ficha: (partidoId: string) => `${paths.admin}/partidos/${partidoId}`,
  /** Entering a match from the touchline; outside the panel's frame. */
  banda: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/banda`,
  /** The list of matches with the form of one of them open. */
  editarPartido: (partidoId: string) => `${paths.admin}/partidos?editar=${partidoId}`,
  cronica: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/cronica`,
  /** The squad with the form of one of its players open. */
  editarJugador: (jugadorId: string) => `${paths.admin}/plantilla?editar=${jugadorId}`,
  editarNoticia: (noticiaId: string) => `${paths.admin}/noticias?editar=${noticiaId}`,
  equipos: `${paths.admin}/equipos`,
  competiciones: `${paths.admin}/competiciones`,
  campos: `${paths.admin}/campos`,
  estadisticas: `${paths.admin}/estadisticas`,
  temporadas: `${paths.admin}/temporadas`,
  empezarTemporada: `${paths.admin}/empezar-temporada`,
  historial: `${paths.admin}/historial`,
  ajustes: `${paths.admin}/ajustes`,
  cuentas: `${paths.admin}/cuentas`,
  miClave: `${paths.admin}/mi-clave`,
  copia: `${paths.admin}/copia`,
  /** Ends the session. A route, so that leaving unsaved changes behind is asked about as anywhere else. */
  salir: `${paths.admin}/salir`,
} as const;
