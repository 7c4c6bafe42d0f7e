import { paths } from '../../lib/paths';

/** Paths of the panel (regla 7). */
export const adminPaths = {
  inicio: paths.admin,
  /** Setup assistant of an empty club, at its next step. */
  empezar: `${paths.admin}/empezar`,
  paso: (step: string) => `${paths.admin}/empezar/${step}`,
  /** Replaces the demonstration with a real club. */
  miClub: `${paths.admin}/mi-club`,
  noticias: `${paths.admin}/noticias`,
  plantilla: `${paths.admin}/plantilla`,
  partidos: `${paths.admin}/partidos`,
  acta: (partidoId: string) => `${paths.admin}/partidos/${partidoId}`,
  /** Touchline entry of a match; outside the panel's frame. */
  banda: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/banda`,
  /** Match list with one match's form open. */
  editarPartido: (partidoId: string) => `${paths.admin}/partidos?editar=${partidoId}`,
  callUp: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/convocatoria`,
  cronica: (partidoId: string) => `${paths.admin}/partidos/${partidoId}/cronica`,
  /** Squad list with one player's form open. */
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
  /** Signs out. A route, so that the unsaved-changes guard applies. */
  salir: `${paths.admin}/salir`,
} as const;
