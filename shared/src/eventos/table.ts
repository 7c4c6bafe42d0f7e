import type { Counter } from '../vocabulary';

/** Icons of events, drawn in `event-icon.tsx`. */
export type EventoIcon =
  | 'balon-nuestro'
  | 'balon-rival'
  | 'tarjeta-amarilla'
  | 'tarjeta-roja'
  | 'tarjeta-doble'
  | 'cambio';

interface OwnGoal {
  /** Words after «propia puerta» that say whose player scored. */
  readonly de: string;
  /** The event's line in the timeline, and the line below. */
  readonly titulo: string;
  readonly detalle: string | null;
}

/** Everything that distinguishes one kind of event from another (docs/decisions/0030). */
interface EventoClass<Step extends string = string> {
  /** Name in the editor and the history. */
  readonly nombre: string;
  /** Name before player and details: `Gol de Nico A.`. */
  readonly breve: string;
  /** Announcement for screen readers during the match. */
  readonly anuncio: string;
  /** Line below the player's name in the timeline. */
  readonly detalle: string | null;
  /** What a match report says before the authors of one event, or of several. Kinds may share it. `null`: nothing. */
  readonly cronica: { readonly uno: string; readonly varios: string } | null;
  readonly icono: EventoIcon;
  /** Team of the event, which decides the side of the timeline (regla 47). */
  readonly lado: 'club' | 'rival';
  /** Side of the score that it increases (regla 34). */
  readonly marcador: 'goles_anotados' | 'goles_encajados' | null;
  /** Whether the player is sent off. That can happen to a player only once (regla 32). */
  readonly expulsa: boolean;
  /** Whether the event has a player of ours: never, optional, required. Older sheets may lack a required one. */
  readonly autor: 'nadie' | 'puede' | 'debe';
  readonly asistente: boolean;
  /** Whether it is a substitution, which needs a minute (regla 75). */
  readonly relevo: boolean;
  readonly forma: boolean;
  readonly propia_puerta: OwnGoal | null;
  /** Figures that it increases by one for each of its players (reglas 35 and 36). */
  readonly cuenta: Readonly<Record<'autor' | 'asistente', readonly Counter[]>>;
  /** Its step at the touchline (`EVENTO_STEPS`), which kinds may share. `null`: it can only be entered in a sheet. */
  readonly paso: Step | null;
}

/** Defaults: an event of ours that names no player and counts nothing. */
const PLAIN = {
  detalle: null,
  cronica: null,
  lado: 'club',
  marcador: null,
  expulsa: false,
  autor: 'nadie',
  asistente: false,
  relevo: false,
  forma: false,
  propia_puerta: null,
  cuenta: { autor: [], asistente: [] },
} as const;

const CARD = { ...PLAIN, autor: 'debe', paso: 'tarjeta' } as const;

const EXPULSION = {
  ...CARD,
  expulsa: true,
  cronica: { uno: 'Fue expulsado', varios: 'Fueron expulsados' },
} as const;

/** One name as all three names of a kind. */
const named = (nombre: string) => ({ nombre, breve: nombre, anuncio: nombre });

const TABLE = {
  'gol anotado': {
    ...PLAIN,
    nombre: 'gol anotado',
    breve: 'gol',
    anuncio: 'gol nuestro',
    icono: 'balon-nuestro',
    marcador: 'goles_anotados',
    autor: 'puede',
    asistente: true,
    forma: true,
    propia_puerta: { de: 'del rival', titulo: 'Gol en propia puerta del rival', detalle: null },
    cuenta: { autor: ['goles'], asistente: ['asistencias'] },
    paso: 'gol_anotado',
  },
  'gol encajado': {
    ...PLAIN,
    ...named('gol encajado'),
    anuncio: 'gol del rival',
    icono: 'balon-rival',
    lado: 'rival',
    marcador: 'goles_encajados',
    propia_puerta: {
      de: 'de un jugador nuestro',
      titulo: 'Gol encajado',
      detalle: 'En propia puerta',
    },
    paso: 'gol_encajado',
  },
  'tarjeta amarilla': {
    ...CARD,
    ...named('tarjeta amarilla'),
    detalle: 'Tarjeta amarilla',
    icono: 'tarjeta-amarilla',
    cuenta: { autor: ['tarjetas_amarillas'], asistente: [] },
  },
  'tarjeta roja': {
    ...EXPULSION,
    ...named('tarjeta roja'),
    detalle: 'Tarjeta roja',
    icono: 'tarjeta-roja',
    cuenta: { autor: ['tarjetas_rojas'], asistente: [] },
  },
  'doble amarilla': {
    ...EXPULSION,
    ...named('doble amarilla'),
    detalle: 'Doble amarilla, expulsado',
    icono: 'tarjeta-doble',
    cuenta: { autor: ['tarjetas_amarillas', 'tarjetas_rojas'], asistente: [] },
  },
  cambio: {
    ...PLAIN,
    ...named('cambio'),
    anuncio: 'cambio nuestro',
    icono: 'cambio',
    relevo: true,
    paso: 'cambio',
  },
} as const satisfies Readonly<Record<string, EventoClass>>;

export type EventoKind = keyof typeof TABLE;
export type EventoStepKind = Exclude<(typeof TABLE)[EventoKind]['paso'], null>;
/** The kinds that a step can stand for. */
type EventoKindFor<Step extends EventoStepKind> = {
  [Kind in EventoKind]: (typeof TABLE)[Kind]['paso'] extends Step ? Kind : never;
}[EventoKind];

/** Every kind of event in a sheet (regla 31), with all that distinguishes it. */
export const EVENTOS: Readonly<Record<EventoKind, EventoClass<EventoStepKind>>> = TABLE;

/** The kinds in the order in which they are offered. */
export const EVENTO_KINDS = Object.keys(TABLE) as readonly EventoKind[];

/** The kinds that a step can stand for, at least one, in the order of `EVENTO_KINDS`. */
export const listEventoKinds = <Step extends EventoStepKind>(step: Step) =>
  EVENTO_KINDS.filter((tipo) => EVENTOS[tipo].paso === step) as [
    EventoKindFor<Step>,
    ...EventoKindFor<Step>[],
  ];

/** How an event is entered at the touchline, and how duplicates from another phone are recognised. */
interface StepClass {
  readonly boton: string;
  /** Question after the event has been entered. `null` if no player of ours is involved. */
  readonly pregunta: string | null;
  /** Question if two phones may have entered the same event. */
  readonly mismo: string;
  /** Whether entries with different players are different events. Not so for a goal: two people may name two scorers. */
  readonly differsByPlayers: boolean;
}

const GOAL = { mismo: '¿Es el mismo gol?', differsByPlayers: false };

/** Every step for an event, in the order of its buttons from left to right. */
export const EVENTO_STEPS: Readonly<Record<EventoStepKind, StepClass>> = {
  gol_encajado: { ...GOAL, boton: 'Gol encajado', pregunta: null },
  gol_anotado: { ...GOAL, boton: 'GOL', pregunta: '¿Quién ha marcado?' },
  tarjeta: {
    boton: 'Tarjeta',
    pregunta: '¿Para quién es la tarjeta?',
    mismo: '¿Es la misma tarjeta?',
    differsByPlayers: true,
  },
  cambio: {
    boton: 'Cambio',
    pregunta: '¿Quién sale?',
    mismo: '¿Es el mismo cambio?',
    differsByPlayers: true,
  },
};

export const EVENTO_STEP_KINDS = Object.keys(EVENTO_STEPS) as readonly EventoStepKind[];
