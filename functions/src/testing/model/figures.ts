import type { Counter, EndpointInput, endpoints } from '@club/shared';

/** A sheet in the model: players and events, by player ids. */
export interface ModelSheet {
  readonly convocados: readonly string[];
  readonly goles: readonly { readonly autor: string | null; readonly asistente: string | null }[];
  readonly encajados: number;
  readonly amarillas: readonly string[];
  readonly rojas: readonly string[];
  readonly dobles: readonly string[];
  readonly mvp: string | null;
  /** Starters among those called up. The others are on the bench. */
  readonly titulares: readonly string[];
  readonly cambios: readonly ModelSubstitution[];
  /** Minute of every sending-off, in the second half. */
  readonly sentOffMinute: number;
  readonly noChanges: boolean;
  readonly extraTime: boolean;
  /** Goals in extra time, among `goles` and `encajados`. They are the last ones. */
  readonly extraGoals: { readonly ours: number; readonly theirs: number };
  readonly shootOut: { readonly anotados: number; readonly encajados: number } | null;
  readonly captain: string | null;
  /** Set if the match was awarded to a side. Then nothing else is. */
  readonly walkover: { readonly side: 'propia' | 'rival'; readonly goals: number } | null;
}

/** Goals for and against, and the difference that decides the result. */
export function scoreOf({ goles, encajados, walkover }: ModelSheet) {
  if (!walkover) return { favor: goles.length, contra: encajados, sign: goles.length - encajados };
  const { side, goals } = walkover;
  return side === 'rival'
    ? { favor: goals, contra: 0, sign: 1 }
    : { favor: 0, contra: goals, sign: -1 };
}

/** A substitution: player on, player off, minute from 1 to 120. */
export interface ModelSubstitution {
  readonly entra: string;
  readonly sale: string;
  readonly minuto: number;
}

/** Players sent off. */
export const sentOffOf = ({
  rojas,
  dobles: doubleYellows,
}: Pick<ModelSheet, 'rojas' | 'dobles'>) => [...rojas, ...doubleYellows];

/** Minutes of everybody on the pitch, minute by minute. Empty if the sheet has no information on substitutions. */
function minutesOf(acta: ModelSheet): ReadonlyMap<string, number> {
  if (!acta.noChanges && acta.cambios.length === 0) return new Map();
  const inside = new Set(acta.titulares);
  const minutos = new Map(acta.titulares.map((id) => [id, 0]));
  for (let minuto = 1; minuto <= (acta.extraTime ? 120 : 90); minuto += 1) {
    for (const id of inside) minutos.set(id, (minutos.get(id) ?? 0) + 1);
    if (minuto === acta.sentOffMinute) for (const id of sentOffOf(acta)) inside.delete(id);
    for (const { entra, sale: goesOff } of acta.cambios.filter(
      (cambio) => cambio.minuto === minuto,
    )) {
      inside.delete(goesOff);
      inside.add(entra);
      minutos.set(entra, minutos.get(entra) ?? 0);
    }
  }
  return minutos;
}

/** Figures by name. A missing one is zero. */
export type Figures = Readonly<Partial<Record<Counter, number>>>;

const count = (ids: readonly (string | null)[], id: string) =>
  ids.filter((one) => one === id).length;

/** Figures of one player in a sheet, counted in the most obvious way (regla 35). */
export function figuresOf(acta: ModelSheet, id: string): Required<Figures> {
  const there = acta.convocados.includes(id) ? 1 : 0;
  const clean = acta.encajados === 0 ? 1 : 0;
  return {
    partidos_jugados: there,
    goles: count(
      acta.goles.map(({ autor }) => autor),
      id,
    ),
    asistencias: count(
      acta.goles.map(({ asistente }) => asistente),
      id,
    ),
    porterias_imbatidas: there * clean,
    tarjetas_amarillas: count(acta.amarillas, id) + count(acta.dobles, id),
    tarjetas_rojas: count(acta.rojas, id) + count(acta.dobles, id),
    goles_encajados: there * acta.encajados,
    mvp: acta.mvp === id ? 1 : 0,
    titularidades: acta.titulares.includes(id) ? 1 : 0,
    minutos: minutesOf(acta).get(id) ?? 0,
    partidos_con_minutos: minutesOf(acta).has(id) ? 1 : 0,
  };
}

/** The body that saves a sheet. */
export function actaBody(acta: ModelSheet): EndpointInput<typeof endpoints.updatePartido> {
  const ref = (id: string) => ({ jugador_id: id });
  const [portero, ...defensas] = acta.titulares.map(ref);
  const suplentes = acta.convocados.filter((id) => !acta.titulares.includes(id)).map(ref);
  const cambios = (after: number, until: number) =>
    acta.cambios
      .filter(({ minuto }) => minuto > after && minuto <= until)
      .map(({ entra, sale: goesOff, minuto }) => ({
        evento: 'cambio' as const,
        entra: ref(entra),
        sale: ref(goesOff),
        minuto,
      }));
  const { sentOffMinute: minuto } = acta;
  const { ours, theirs } = acta.extraGoals;
  const goles = acta.goles.map(({ autor, asistente }) => ({
    evento: 'gol anotado' as const,
    ...(autor !== null && { autor: ref(autor) }),
    ...(asistente !== null && { asistente: ref(asistente) }),
  }));
  const conceded = (count: number) =>
    Array.from({ length: count }, () => ({ evento: 'gol encajado' as const }));
  return {
    alineacion: { portero: portero ? [portero] : [], defensas, suplentes },
    detalles: {
      primera_parte: [...cambios(0, 45), ...goles.slice(0, goles.length - ours)],
      segunda_parte: [
        ...conceded(acta.encajados - theirs),
        ...acta.amarillas.map((id) => ({ evento: 'tarjeta amarilla' as const, autor: ref(id) })),
        ...acta.rojas.map((id) => ({
          evento: 'tarjeta roja' as const,
          autor: ref(id),
          minuto,
        })),
        ...acta.dobles.map((id) => ({
          evento: 'doble amarilla' as const,
          autor: ref(id),
          minuto,
        })),
        ...cambios(45, 90),
      ],
      ...(acta.extraTime && {
        prorroga_1: [...cambios(90, 105), ...goles.slice(goles.length - ours)],
        prorroga_2: [...conceded(theirs), ...cambios(105, 120)],
      }),
    },
    mvp: acta.mvp === null ? null : ref(acta.mvp),
    sin_cambios: acta.noChanges,
    tanda: acta.shootOut,
    capitan: acta.captain,
    incomparecencia: null,
  };
}
