import {
  type ActaFromDirecto,
  convocados,
  FILAS,
  type Fila,
  type Forma,
  MINUTOS_POR_PARTE,
  MITADES,
  type JugadorResumen,
  type Mitad,
  type Partido,
  porFila,
  type TipoEvento,
} from '@club/shared';

/** A player as the editor names him. */
export type JugadorActa = Pick<JugadorResumen, 'jugador_id' | 'nombre_con_inicial' | 'dorsal'>;

export interface EventoDatos {
  readonly autor?: string | undefined;
  readonly asistente?: string | undefined;
  readonly entra?: string | undefined;
  readonly sale?: string | undefined;
  readonly minuto?: number | undefined;
  /** Minutes of added time, apart from `minuto`. */
  readonly anadido?: number | undefined;
  readonly mitad: Mitad;
  readonly evento: TipoEvento;
  readonly forma?: Forma | undefined;
  readonly propiaPuerta?: boolean | undefined;
}

/** An event of the list; `id` is local to the editor and grows (regla 40). */
export interface EventoActa extends EventoDatos {
  readonly id: number;
}

/** Rows of the line-up as ids, in the order in which they were filled. */
export type FilasActa = Readonly<Record<Fila, readonly string[]>>;

export interface ActaState {
  /** Everybody who can be called up, in the order in which the editor lists them. */
  readonly plantilla: readonly JugadorActa[];
  readonly alineacion: FilasActa;
  readonly eventos: readonly EventoActa[];
  readonly mvp: string | null;
  /** Said where no event is a change: everybody who began played to the end (regla 75). */
  readonly sinCambios: boolean;
  /** Minutes of a half (regla 76). */
  readonly minutosParte: number;
  /** The event that is being written. */
  readonly borrador: EventoDatos;
  readonly siguienteId: number;
}

/** A new event: a goal of ours, first half (regla 40). */
export const BORRADOR_INICIAL: EventoDatos = { mitad: 'primera_parte', evento: 'gol anotado' };

const summary = (jugador: JugadorActa): JugadorActa => ({
  jugador_id: jugador.jugador_id,
  nombre_con_inicial: jugador.nombre_con_inicial,
  dorsal: jugador.dorsal,
});

/** Active players, then whoever else is in the saved sheet (regla 40). */
function plantillaOf(partido: Partido, activos: readonly JugadorActa[]): readonly JugadorActa[] {
  const byId = new Map<string, JugadorActa>();
  for (const jugador of [...activos, ...convocados(partido.alineacion)]) {
    if (!byId.has(jugador.jugador_id)) byId.set(jugador.jugador_id, summary(jugador));
  }
  return [...byId.values()];
}

/** What a sheet says, whoever else could be called up. */
export type ActaContent = Pick<ActaState, 'alineacion' | 'eventos' | 'mvp' | 'sinCambios'>;

/** A sheet that says nothing. */
export const ACTA_VACIA: ActaContent = {
  alineacion: porFila(() => []),
  eventos: [],
  mvp: null,
  sinCambios: false,
};

/** What a sheet says, saved or as a body has it. */
export function readActa({
  alineacion,
  detalles,
  mvp,
  sin_cambios,
}: Omit<ActaFromDirecto, 'sin_cambios'> & Pick<Partido, 'sin_cambios'>): ActaContent {
  const eventos = MITADES.flatMap((mitad) =>
    detalles[mitad].map((evento): EventoDatos => ({
      mitad,
      evento: evento.evento,
      autor: evento.autor?.jugador_id,
      forma: evento.autor?.forma,
      asistente: evento.asistente?.jugador_id,
      entra: evento.entra?.jugador_id,
      sale: evento.sale?.jugador_id,
      minuto: evento.minuto ?? undefined,
      anadido: evento.anadido ?? undefined,
      propiaPuerta: evento.propia_puerta,
    })),
  ).map((evento, index) => ({ ...evento, id: index + 1 }));
  return {
    alineacion: porFila((fila) => alineacion[fila].map(({ jugador_id: id }) => id)),
    eventos,
    mvp: mvp?.jugador_id ?? null,
    sinCambios: sin_cambios === true,
  };
}

/** The editor's state of a match: its saved sheet, empty when it has not been played (regla 40). */
export function openActa(partido: Partido, activos: readonly JugadorActa[]): ActaState {
  const acta = readActa(partido);
  return {
    ...acta,
    plantilla: plantillaOf(partido, activos),
    minutosParte: partido.minutos_parte ?? MINUTOS_POR_PARTE,
    borrador: BORRADOR_INICIAL,
    siguienteId: acta.eventos.length + 1,
  };
}

/** Row in which a player stands, `undefined` for one who is not called up. */
export const filaOf = (alineacion: FilasActa, jugadorId: string): Fila | undefined =>
  FILAS.find((fila) => alineacion[fila].includes(jugadorId));

/** Everybody called up, in the order of the squad. */
export function convocadosOf(state: ActaState): readonly JugadorActa[] {
  return state.plantilla.filter(({ jugador_id: id }) => filaOf(state.alineacion, id) !== undefined);
}

/** Name of a player of the editor. */
export function nombreOf({ plantilla }: Pick<ActaState, 'plantilla'>, jugadorId: string): string {
  return plantilla.find(({ jugador_id: id }) => id === jugadorId)?.nombre_con_inicial ?? '';
}
