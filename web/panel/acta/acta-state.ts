import {
  type ActaFromLiveMatch,
  capitalise,
  convocados,
  type EventoKind,
  EVENTOS,
  type Fila,
  type Forma,
  HALVES,
  hasExtraTime,
  type JugadorSummary,
  MINUTES_PER_HALF,
  minuteText,
  type Partido,
  type Period,
  PERIODS,
  perRow,
  type ReadReport,
  ROWS,
  type ShootOut,
} from '@club/shared';

/** A player as the editor shows him. */
export type ActaJugador = Pick<JugadorSummary, 'jugador_id' | 'nombre_con_inicial' | 'dorsal'>;

export interface EventoData {
  readonly autor?: string | undefined;
  readonly asistente?: string | undefined;
  readonly entra?: string | undefined;
  readonly sale?: string | undefined;
  readonly minuto?: number | undefined;
  /** Minutes of added time; not included in `minuto`. */
  readonly anadido?: number | undefined;
  readonly mitad: Period;
  readonly evento: EventoKind;
  readonly forma?: Forma | undefined;
  readonly ownGoal?: boolean | undefined;
}

/** An event of the sheet. `id` exists only in the editor; a later event has a greater one (regla 40). */
export interface ActaEvento extends EventoData {
  readonly id: number;
}

/** A shoot-out as typed so far. */
type ShootOutData = Readonly<Record<keyof ShootOut, number | undefined>>;

/** Player ids by row, in the order in which they were placed. */
export type ActaRows = Readonly<Record<Fila, readonly string[]>>;

/** A sheet's content, without the list of players to choose from. */
export interface ActaContent {
  readonly alineacion: ActaRows;
  readonly eventos: readonly ActaEvento[];
  readonly mvp: string | null;
  /** Captain, one of the starters. */
  readonly captain: string | null;
  /** Whether there was extra time, with or without events (regla 98). */
  readonly extraTime: boolean;
  /** Shoot-out as typed, `null` for none. Not saved unless the score is level (regla 99). */
  readonly shootOut: ShootOutData | null;
  /** «Sin cambios» is ticked: all starters played to the end (regla 75). Only without substitution events. */
  readonly sinCambios: boolean;
}

export interface ActaState extends ActaContent {
  /** Players who can be called up, in display order. */
  readonly plantilla: readonly ActaJugador[];
  /** Length of a half in minutes (regla 76). */
  readonly halfMinutes: number;
  /** The event in the form, not yet in the list. */
  readonly borrador: EventoData;
  /** `id` of the next event that is added. */
  readonly siguienteId: number;
}

/** A change of a sheet: the changed fields, or a function that returns them. */
export type ActaChange = Partial<ActaState> | ((state: ActaState) => Partial<ActaState>);

/** Props of a control that edits a sheet. */
export interface ActaEditing {
  readonly state: ActaState;
  readonly edit: (change: ActaChange) => void;
}

/** Initial content of the event form: a goal of ours in the first half (regla 40). */
export const INITIAL_DRAFT: EventoData = { mitad: 'primera_parte', evento: 'gol anotado' };

export const EMPTY_ACTA: ActaContent = {
  alineacion: perRow(() => []),
  eventos: [],
  mvp: null,
  captain: null,
  extraTime: false,
  shootOut: null,
  sinCambios: false,
};

/** A sheet's content, from a stored match, a live match or a federation's report. */
export function readActa({
  alineacion,
  detalles,
  mvp,
  sin_cambios,
  capitan: captain,
  tanda: shootOut,
}: Pick<ActaFromLiveMatch | Partido | ReadReport['acta'], 'alineacion' | 'detalles' | 'mvp'> &
  Pick<Partido, 'capitan' | 'tanda'> & {
    readonly sin_cambios?: boolean | undefined;
  }): ActaContent {
  const eventos = PERIODS.flatMap((mitad) =>
    (detalles[mitad] ?? []).map((evento): EventoData => ({
      mitad,
      evento: evento.evento,
      autor: evento.autor?.jugador_id,
      forma: evento.autor?.forma,
      asistente: evento.asistente?.jugador_id,
      entra: evento.entra?.jugador_id,
      sale: evento.sale?.jugador_id,
      minuto: evento.minuto ?? undefined,
      anadido: evento.anadido ?? undefined,
      ownGoal: evento.propia_puerta,
    })),
  ).map((evento, index) => ({ ...evento, id: index + 1 }));
  return {
    alineacion: perRow((row) => alineacion[row].map(({ jugador_id: id }) => id)),
    eventos,
    mvp: mvp?.jugador_id ?? null,
    captain: captain ?? null,
    extraTime: hasExtraTime(detalles),
    shootOut: shootOut ?? null,
    sinCambios: sin_cambios === true,
  };
}

/**
 * Editor state of a match: its saved sheet, or an empty one if it has not been played (regla 40). An empty sheet starts
 * with the called-up players on the bench (regla 102).
 */
export function openActa(
  partido: Partido,
  active: readonly ActaJugador[],
  callUp: readonly string[] = [],
): ActaState {
  const acta = readActa(partido);
  // Active players, then the others of the saved sheet (regla 40).
  const isActive = ({ jugador_id: id }: ActaJugador) =>
    active.some(({ jugador_id: other }) => other === id);
  const others = convocados(partido.alineacion).filter((jugador) => !isActive(jugador));
  const plantilla = [...active, ...others];
  const bench = callUp.filter((id) => plantilla.some(({ jugador_id: one }) => one === id));
  return {
    ...acta,
    ...(!partido.jugado && { alineacion: { ...acta.alineacion, suplentes: bench } }),
    plantilla,
    halfMinutes: partido.minutos_parte ?? MINUTES_PER_HALF,
    borrador: INITIAL_DRAFT,
    siguienteId: acta.eventos.length + 1,
  };
}

/** The sheet filled from a federation's report. The MVP stays if the report's line-up has him. */
export function withReport(state: ActaState, report: ReadReport['acta']): ActaState {
  const acta = readActa(report);
  const isCalledUp = state.mvp !== null && findPlayerRow(acta.alineacion, state.mvp) !== undefined;
  return {
    ...state,
    ...acta,
    mvp: isCalledUp ? state.mvp : null,
    shootOut: acta.shootOut ?? state.shootOut,
    borrador: INITIAL_DRAFT,
    siguienteId: acta.eventos.length + 1,
  };
}

/** Row of a player; `undefined` if he is not called up. */
export const findPlayerRow = (alineacion: ActaRows, jugadorId: string): Fila | undefined =>
  ROWS.find((row) => alineacion[row].includes(jugadorId));

/** The line-up with the player at the end of the target row. Without a target row, he is removed. */
export const movePlayer = (alineacion: ActaRows, jugadorId: string, targetRow: Fila | undefined) =>
  perRow((row) => [
    ...alineacion[row].filter((id) => id !== jugadorId),
    ...(row === targetRow ? [jugadorId] : []),
  ]);

/** Periods of the match: with extra time, four. */
export const listPeriods = ({ extraTime }: Pick<ActaState, 'extraTime'>): readonly Period[] =>
  extraTime ? PERIODS : HALVES;

/** All called-up players, in squad order. */
export function listCalledUp<Player extends ActaJugador>({
  alineacion,
  plantilla,
}: Pick<ActaState, 'alineacion'> & { readonly plantilla: readonly Player[] }): readonly Player[] {
  return plantilla.filter(({ jugador_id: id }) => findPlayerRow(alineacion, id) !== undefined);
}

/** Players as options of a select. */
export const nameOptions = (jugadores: readonly ActaJugador[]) =>
  jugadores.map(({ jugador_id: id, nombre_con_inicial: nombre }) => [id, nombre] as const);

/** Players as options of a select, with their shirt numbers: `Ana P. (9)`. */
export const playerOptions = (jugadores: readonly ActaJugador[]) =>
  jugadores.map(
    ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
      [id, `${nombre} (${String(dorsal)})`] as const,
  );

/** A player's display name; empty if unknown. */
export function findJugadorName(
  { plantilla }: Pick<ActaState, 'plantilla'>,
  jugadorId: string,
): string {
  return plantilla.find(({ jugador_id: id }) => id === jugadorId)?.nombre_con_inicial ?? '';
}

/** A player's row as a position (regla 40). */
export const POSITION_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'Delantero',
  mediocentros: 'Mediocentro',
  defensas: 'Defensa',
  portero: 'Portero',
  suplentes: 'Sustituto',
};

/** Row headings on the pitch (regla 40). */
export const FILA_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'DELANTEROS',
  mediocentros: 'MEDIOS',
  defensas: 'DEFENSAS',
  portero: 'PORTERO',
  suplentes: 'BANQUILLO',
};

export const eventoName = (evento: EventoKind): string => capitalise(EVENTOS[evento].nombre);

export const GOAL_KIND_NAMES: Readonly<Record<Forma, string>> = {
  derecha: 'Derecha',
  izquierda: 'Izquierda',
  cabeza: 'Cabeza',
  falta: 'Falta',
  penalti: 'Penalti',
  corner: 'Córner',
  otro: 'Otro',
};

export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  primera_parte: 'Primera parte',
  segunda_parte: 'Segunda parte',
  prorroga_1: 'Prórroga, 1.ª parte',
  prorroga_2: 'Prórroga, 2.ª parte',
};

/** One-line text of an event: minute, kind, players and details. */
export function eventoText(state: Pick<ActaState, 'plantilla'>, evento: EventoData): string {
  const details = [
    evento.autor !== undefined && findJugadorName(state, evento.autor),
    evento.forma && GOAL_KIND_NAMES[evento.forma].toLowerCase(),
    evento.asistente !== undefined && `asistencia de ${findJugadorName(state, evento.asistente)}`,
    evento.sale !== undefined && `sale ${findJugadorName(state, evento.sale)}`,
    evento.entra !== undefined && `entra ${findJugadorName(state, evento.entra)}`,
    evento.ownGoal === true && 'en propia puerta',
  ].filter((part) => typeof part === 'string');
  const head = [minuteText(evento), eventoName(evento.evento)].filter((part) => part !== '');
  return [head.join(' '), ...details].join(' · ');
}
