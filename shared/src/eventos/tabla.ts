import type { Contador } from '../vocabulario';

/** Signs of events; `event-icon.tsx` draws each. */
export type IconoEvento =
  | 'balon-nuestro'
  | 'balon-rival'
  | 'tarjeta-amarilla'
  | 'tarjeta-roja'
  | 'tarjeta-doble'
  | 'cambio';

/** An event that can be an own goal: how that is said. */
interface PropiaPuerta {
  /** Whose own goal it is, after «propia puerta». */
  readonly de: string;
  /** Its line in the timeline, and what stands below. */
  readonly titulo: string;
  readonly detalle: string | null;
}

/** All that tells one kind of event from another (docs/decisions/0035). */
export interface ClaseEvento<Paso extends string = string> {
  /** As the editor and the history call it. */
  readonly nombre: string;
  /** As it is called where it is followed by who and how: `Gol de Nico A.`. */
  readonly breve: string;
  /** As a screen reader is told it while the match is played. */
  readonly anuncio: string;
  /** What the timeline says below who did it. */
  readonly detalle: string | null;
  /** How a chronicle sums up who did it, of all kinds with this sentence; `null`: it does not (goals are told one by one). */
  readonly cronica: { readonly uno: string; readonly varios: string } | null;
  readonly icono: IconoEvento;
  /** Whose it is: on which side of the timeline it stands (regla 47). */
  readonly lado: 'club' | 'rival';
  /** The side of the score to which it adds one (regla 34). */
  readonly marcador: 'goles_anotados' | 'goles_encajados' | null;
  /** Whether who did it has to leave the pitch; nobody does so twice (regla 32). */
  readonly expulsa: boolean;
  /** Whether somebody of ours did it. `debe`: forms ask for him, though sheets of before may lack him. */
  readonly autor: 'nadie' | 'puede' | 'debe';
  readonly asistente: boolean;
  /** Whether one of ours goes off and another comes on in his place, at a minute that has to be said (regla 75). */
  readonly relevo: boolean;
  readonly forma: boolean;
  readonly propia_puerta: PropiaPuerta | null;
  /** Figures to which it adds one, of each who is named in it (reglas 35 and 36). */
  readonly cuenta: Readonly<Record<'autor' | 'asistente', readonly Contador[]>>;
  /** The step of the touchline that stands for it; several kinds may share one (`pasos.ts`). `null`: only sheets have it. */
  readonly paso: Paso | null;
}

const TARJETA = {
  lado: 'club',
  marcador: null,
  autor: 'debe',
  asistente: false,
  relevo: false,
  forma: false,
  propia_puerta: null,
  paso: 'tarjeta',
} as const;

const EXPULSION = {
  ...TARJETA,
  expulsa: true,
  cronica: { uno: 'Fue expulsado', varios: 'Fueron expulsados' },
} as const;

const TABLA = {
  'gol anotado': {
    nombre: 'gol anotado',
    breve: 'gol',
    anuncio: 'gol nuestro',
    detalle: null,
    cronica: null,
    icono: 'balon-nuestro',
    lado: 'club',
    marcador: 'goles_anotados',
    expulsa: false,
    autor: 'puede',
    asistente: true,
    relevo: false,
    forma: true,
    propia_puerta: { de: 'del rival', titulo: 'Gol en propia puerta del rival', detalle: null },
    cuenta: { autor: ['goles'], asistente: ['asistencias'] },
    paso: 'gol_anotado',
  },
  'gol encajado': {
    nombre: 'gol encajado',
    breve: 'gol encajado',
    anuncio: 'gol del rival',
    detalle: null,
    cronica: null,
    icono: 'balon-rival',
    lado: 'rival',
    marcador: 'goles_encajados',
    expulsa: false,
    autor: 'nadie',
    asistente: false,
    relevo: false,
    forma: false,
    propia_puerta: {
      de: 'de un jugador nuestro',
      titulo: 'Gol encajado',
      detalle: 'En propia puerta',
    },
    cuenta: { autor: [], asistente: [] },
    paso: 'gol_encajado',
  },
  'tarjeta amarilla': {
    ...TARJETA,
    nombre: 'tarjeta amarilla',
    breve: 'tarjeta amarilla',
    anuncio: 'tarjeta amarilla',
    detalle: 'Tarjeta amarilla',
    cronica: null,
    icono: 'tarjeta-amarilla',
    expulsa: false,
    cuenta: { autor: ['tarjetas_amarillas'], asistente: [] },
  },
  'tarjeta roja': {
    ...EXPULSION,
    nombre: 'tarjeta roja',
    breve: 'tarjeta roja',
    anuncio: 'tarjeta roja',
    detalle: 'Tarjeta roja',
    icono: 'tarjeta-roja',
    cuenta: { autor: ['tarjetas_rojas'], asistente: [] },
  },
  'doble amarilla': {
    ...EXPULSION,
    nombre: 'doble amarilla',
    breve: 'doble amarilla',
    anuncio: 'doble amarilla',
    detalle: 'Doble amarilla, expulsado',
    icono: 'tarjeta-doble',
    cuenta: { autor: ['tarjetas_amarillas', 'tarjetas_rojas'], asistente: [] },
  },
  cambio: {
    nombre: 'cambio',
    breve: 'cambio',
    anuncio: 'cambio nuestro',
    detalle: null,
    cronica: null,
    icono: 'cambio',
    lado: 'club',
    marcador: null,
    expulsa: false,
    autor: 'nadie',
    asistente: false,
    relevo: true,
    forma: false,
    propia_puerta: null,
    cuenta: { autor: [], asistente: [] },
    paso: 'cambio',
  },
} as const satisfies Readonly<Record<string, ClaseEvento>>;

export type TipoEvento = keyof typeof TABLA;
/** The steps of the touchline that stand for events. */
export type TipoPasoEvento = Exclude<(typeof TABLA)[TipoEvento]['paso'], null>;
/** The kinds that one step stands for. */
export type TipoOfPaso<Paso extends TipoPasoEvento> = {
  [Tipo in TipoEvento]: (typeof TABLA)[Tipo]['paso'] extends Paso ? Tipo : never;
}[TipoEvento];

/** Every kind of event of a sheet (regla 31). Nothing else tells one from another. */
export const EVENTOS: Readonly<Record<TipoEvento, ClaseEvento<TipoPasoEvento>>> = TABLA;

/** The kinds in the order in which they are offered. */
export const TIPOS_EVENTO = Object.keys(TABLA) as readonly TipoEvento[];

/** The kinds that a step stands for, in the same order: one at least. */
export const tiposOfPaso = <Paso extends TipoPasoEvento>(paso: Paso) =>
  TIPOS_EVENTO.filter((tipo) => EVENTOS[tipo].paso === paso) as [
    TipoOfPaso<Paso>,
    ...TipoOfPaso<Paso>[],
  ];
