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

/** The correction with which the record shows the given figures; those left out stay. */
export function correctBalance(
  equipo: EquipoEstadisticasDoc,
  wanted: ActualizarEquipoEstadisticas,
): RecordDelta {
  const sumas = sumasOf(equipo);
  const correct = (campo: (typeof CAMPOS_BALANCE)[number]) => {
    const figure = wanted[campo];
    return figure === undefined || figure === equipo[campo]
      ? ajusteOf(equipo)[campo]
      : figure - sumas[campo];
  };
  return Object.fromEntries(
    CAMPOS_BALANCE.map((campo) => [campo, correct(campo)]),
  ) as unknown as RecordDelta;
}
