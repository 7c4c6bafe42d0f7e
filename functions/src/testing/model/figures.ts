import type { Counter, EndpointInput, endpoints } from '@club/shared';

/** A sheet in the model: players and events, by player ids. */
export interface ModelSheet {
  readonly convocados: readonly string[];
  /** Starters among those called up. The others are on the bench. */
  readonly titulares: readonly string[];
  readonly goles: readonly { readonly autor: string | null; readonly asistente: string | null }[];
  readonly encajados: number;
  readonly amarillas: readonly string[];
  readonly rojas: readonly string[];
  readonly dobles: readonly string[];
  readonly mvp: string | null;
  /** Whether nobody was substituted or sent off. Only then the model knows minutes. Other tests check the rest. */
  readonly noChanges: boolean;
  /** Set if a side did not turn up and the match was awarded. Then all other fields are empty. */
  readonly walkover: { readonly side: 'propia' | 'rival'; readonly goals: number } | null;
}

export const EMPTY_SHEET: ModelSheet = {
  convocados: [],
  titulares: [],
  goles: [],
  encajados: 0,
  amarillas: [],
  rojas: [],
  dobles: [],
  mvp: null,
  noChanges: false,
  walkover: null,
};

/** An element by any index, modulo the length. `undefined` if there are none. */
export function choose<T>(from: readonly T[], index: number | null): T | undefined {
  return index === null ? undefined : from[index % Math.max(1, from.length)];
}

/** Whether a sheet has anything that an awarded match cannot have. */
export const hasContent = ({ convocados, goles, encajados, noChanges }: ModelSheet) =>
  convocados.length + goles.length + encajados > 0 || noChanges;

/** Goals for and against, and the difference that decides the result. */
export function countScore({ goles, encajados, walkover }: ModelSheet) {
  if (!walkover)
    return { scored: goles.length, conceded: encajados, sign: goles.length - encajados };
  const { side, goals } = walkover;
  return side === 'rival'
    ? { scored: goals, conceded: 0, sign: 1 }
    : { scored: 0, conceded: goals, sign: -1 };
}

const count = (ids: readonly (string | null)[], id: string) =>
  ids.filter((one) => one === id).length;

/** Figures of one player in a sheet (regla 35). */
export function countFigures(acta: ModelSheet, id: string): Record<Counter, number> {
  const there = count(acta.convocados, id);
  const starts = count(acta.titulares, id);
  const scorers = acta.goles.map(({ autor }) => autor);
  const assistants = acta.goles.map(({ asistente }) => asistente);
  return {
    partidos_jugados: there,
    goles: count(scorers, id),
    asistencias: count(assistants, id),
    porterias_imbatidas: acta.encajados === 0 ? there : 0,
    tarjetas_amarillas: count(acta.amarillas, id) + count(acta.dobles, id),
    tarjetas_rojas: count(acta.rojas, id) + count(acta.dobles, id),
    goles_encajados: there * acta.encajados,
    mvp: count([acta.mvp], id),
    titularidades: starts,
    minutos: acta.noChanges ? starts * 90 : 0,
    partidos_con_minutos: acta.noChanges ? starts : 0,
  };
}

/** The body that saves a sheet. */
export function sheetBody(acta: ModelSheet): EndpointInput<typeof endpoints.updatePartido> {
  const ref = (id: string) => ({ jugador_id: id });
  const [portero, ...defensas] = acta.titulares.map(ref);
  const suplentes = acta.convocados.filter((id) => !acta.titulares.includes(id)).map(ref);
  const cards = <Kind extends string>(evento: Kind, ids: readonly string[]) =>
    ids.map((id) => ({ evento, autor: ref(id) }));
  return {
    alineacion: { portero: portero ? [portero] : [], defensas, suplentes },
    detalles: {
      primera_parte: acta.goles.map(({ autor, asistente }) => ({
        evento: 'gol anotado' as const,
        ...(autor !== null && { autor: ref(autor) }),
        ...(asistente !== null && { asistente: ref(asistente) }),
      })),
      segunda_parte: [
        ...Array.from({ length: acta.encajados }, () => ({ evento: 'gol encajado' as const })),
        ...cards('tarjeta amarilla', acta.amarillas),
        ...cards('tarjeta roja', acta.rojas),
        ...cards('doble amarilla', acta.dobles),
      ],
    },
    mvp: acta.mvp === null ? null : ref(acta.mvp),
    sin_cambios: acta.noChanges,
    incomparecencia: null,
  };
}
