import type { ActualizarEquipoEstadisticas, EquipoEstadisticasDoc } from '../schemas/estadisticas';
import type { RecordDelta } from './contribution';

/** The four figures of our record in a season. */
export const CAMPOS_BALANCE = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;

export const CERO_BALANCE: RecordDelta = {
  partidos_jugados: 0,
  ganados: 0,
  empatados: 0,
  perdidos: 0,
};

/** What a season's record says before anything is played. */
export const SIN_PARTIDOS = {
  ...CERO_BALANCE,
  num_equipos: null,
  posicion: null,
  ranking_goles: [],
  ranking_asistencias: [],
} satisfies Partial<EquipoEstadisticasDoc>;

/** Sum of two records. */
export function addBalance(a: RecordDelta, b: RecordDelta): RecordDelta {
  return {
    partidos_jugados: a.partidos_jugados + b.partidos_jugados,
    ganados: a.ganados + b.ganados,
    empatados: a.empatados + b.empatados,
    perdidos: a.perdidos + b.perdidos,
  };
}

/** What the season's sheets add up to; until somebody corrects it, what readers see. */
export function sumasOf(equipo: EquipoEstadisticasDoc): RecordDelta {
  const { partidos_jugados, ganados, empatados, perdidos } = equipo;
  return equipo.sumas ?? { partidos_jugados, ganados, empatados, perdidos };
}

/** What a correction by hand put on top of the sheets. */
export const ajusteOf = (equipo: EquipoEstadisticasDoc): RecordDelta =>
  equipo.ajuste ?? CERO_BALANCE;

/** The record with these sums and this correction; readers see their sum, never below zero. */
export function withBalance(
  { sumas: _sumas, ajuste: _ajuste, ...equipo }: EquipoEstadisticasDoc,
  sumas: RecordDelta,
  ajuste: RecordDelta,
): EquipoEstadisticasDoc {
  const total = addBalance(sumas, ajuste);
  const isCorrected = CAMPOS_BALANCE.some((campo) => ajuste[campo] !== 0);
  return {
    ...equipo,
    partidos_jugados: Math.max(0, total.partidos_jugados),
    ganados: Math.max(0, total.ganados),
    empatados: Math.max(0, total.empatados),
    perdidos: Math.max(0, total.perdidos),
    ...(isCorrected && { sumas: { ...sumas }, ajuste: { ...ajuste } }),
  };
}

/** The record that shows the figures given by hand; those left out stay, later sheets are added as before. */
export function correctBalance(
  equipo: EquipoEstadisticasDoc,
  correction: ActualizarEquipoEstadisticas,
): EquipoEstadisticasDoc {
  const sumas = sumasOf(equipo);
  const ajuste = { ...ajusteOf(equipo) };
  for (const campo of CAMPOS_BALANCE) {
    const wanted = correction[campo];
    if (wanted !== undefined && wanted !== equipo[campo]) ajuste[campo] = wanted - sumas[campo];
  }
  return withBalance(equipo, sumas, ajuste);
}
