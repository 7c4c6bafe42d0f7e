import {
  type Ajustes,
  INITIAL_SETTINGS,
  type Campo,
  type Competicion,
  type Equipo,
  isSameContent,
  type Jugador,
  type PartidoPreview,
  type Temporada,
} from '@club/shared';

/** Steps of the setup assistant, in order. */
export const SETUP_STEPS = [
  'club',
  'escudo',
  'patrocinadores',
  'temporada',
  'rivales',
  'jugadores',
  'calendario',
  'listo',
] as const;
export type Paso = (typeof SETUP_STEPS)[number];

export const STEP_NAMES: Readonly<Record<Paso, string>> = {
  club: 'El club',
  escudo: 'Escudo y colores',
  patrocinadores: 'Patrocinadores y contacto',
  temporada: 'Temporada',
  rivales: 'Competición y rivales',
  jugadores: 'Jugadores',
  calendario: 'Calendario',
  listo: 'Listo',
};

/** The club's data, from which the done steps are derived. */
export interface FirstData {
  readonly ajustes: Ajustes;
  readonly temporadas: readonly Temporada[];
  readonly competiciones: readonly Competicion[];
  readonly equipos: readonly Equipo[];
  readonly campos: readonly Campo[];
  readonly jugadores: readonly Jugador[];
  /** Matches of the current season. */
  readonly partidos: readonly PartidoPreview[];
}

const HECHO: Readonly<Record<Paso, (datos: FirstData) => boolean>> = {
  club: ({ ajustes }) => ajustes.nombre !== INITIAL_SETTINGS.nombre,
  escudo: ({ ajustes }) =>
    ajustes.escudo.disponible || !isSameContent(ajustes.colores, INITIAL_SETTINGS.colores),
  patrocinadores: ({ ajustes: { patrocinadores, redes_sociales, contacto } }) =>
    patrocinadores.length > 0 || redes_sociales.length > 0 || contacto.email !== '',
  temporada: ({ temporadas }) => temporadas.length > 0,
  rivales: ({ competiciones, equipos }) => competiciones.length > 0 && equipos.length > 0,
  jugadores: ({ jugadores }) => jugadores.length > 0,
  calendario: ({ partidos }) => partidos.length > 0,
  listo: () => false,
};

/** Whether the data that a step asks for exists. */
export const isHecho = (paso: Paso, datos: FirstData): boolean => HECHO[paso](datos);

/** The first step that is not done. */
export const nextSetupStep = (datos: FirstData): Paso =>
  SETUP_STEPS.find((paso) => !isHecho(paso, datos)) ?? 'listo';

export function vecinos(paso: Paso): {
  readonly anterior: Paso | undefined;
  readonly siguiente: Paso | undefined;
} {
  const index = SETUP_STEPS.indexOf(paso);
  return { anterior: SETUP_STEPS[index - 1], siguiente: SETUP_STEPS[index + 1] };
}

/** Whether a path segment names a step. */
export const isStep = (text: string | undefined): text is Paso =>
  SETUP_STEPS.some((paso) => paso === text);
