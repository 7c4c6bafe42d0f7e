import {
  type Settings,
  INITIAL_SETTINGS,
  type Campo,
  type Competicion,
  type Equipo,
  isSameContent,
  type Jugador,
  type PartidoPreview,
  type Temporada,
} from '@club/shared';

export const STEP_NAMES = {
  club: 'El club',
  escudo: 'Escudo y colores',
  patrocinadores: 'Patrocinadores y contacto',
  temporada: 'Temporada',
  rivales: 'Competición y rivales',
  jugadores: 'Jugadores',
  calendario: 'Calendario',
  listo: 'Listo',
} as const;
export type Step = keyof typeof STEP_NAMES;

/** Steps of the setup assistant, in order. */
export const SETUP_STEPS = Object.keys(STEP_NAMES) as readonly Step[];

/** The club's data. It says which steps are done. */
export interface SetupData {
  readonly ajustes: Settings;
  readonly temporadas: readonly Temporada[];
  readonly competiciones: readonly Competicion[];
  readonly equipos: readonly Equipo[];
  readonly campos: readonly Campo[];
  readonly jugadores: readonly Jugador[];
  /** Matches of the current season. */
  readonly partidos: readonly PartidoPreview[];
}

const DONE: Readonly<Record<Step, (data: SetupData) => boolean>> = {
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
export const isDone = (step: Step, data: SetupData): boolean => DONE[step](data);

/** The first step that is not done. */
export const nextSetupStep = (data: SetupData): Step =>
  SETUP_STEPS.find((step) => !isDone(step, data)) ?? 'listo';

/** Whether a path segment names a step. */
export const isStep = (text: string): text is Step => Object.hasOwn(STEP_NAMES, text);
