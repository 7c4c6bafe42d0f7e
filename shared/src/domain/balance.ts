import type { ActualizarEquipoEstadisticas, EquipoEstadisticasDoc } from '../schemas/estadisticas';

/** The four figures of our record in a season. */
export const CAMPOS_BALANCE = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;
type CampoBalance = (typeof CAMPOS_BALANCE)[number];

/** What matches add to our record of a season. */
export type RecordDelta = Readonly<Record<CampoBalance, number>>;

export const CERO_BALANCE: RecordDelta = {
  partidos_jugados: 0,
  ganados: 0,
  empatados: 0,
  perdidos: 0,
};

const eachFigure = (of: (campo: CampoBalance) => number): RecordDelta => ({
  partidos_jugados: of('partidos_jugados'),
  ganados: of('ganados'),
  empatados: of('empatados'),
  perdidos: of('perdidos'),
});

export const addBalance = (a: RecordDelta, b: RecordDelta): RecordDelta =>
  eachFigure((campo) => a[campo] + b[campo]);

/** What the season's sheets add up to; until somebody corrects it, what readers see. */
export const sumasOf = (equipo: EquipoEstadisticasDoc): RecordDelta =>
  equipo.sumas ?? eachFigure((campo) => equipo[campo]);

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
    ...eachFigure((campo) => Math.max(0, total[campo])),
    ...(isCorrected && { sumas: { ...sumas }, ajuste: { ...ajuste } }),
  };
}

/** The correction with which the record shows the given figures; those left out stay. */
export function correctBalance(
  equipo: EquipoEstadisticasDoc,
  wanted: ActualizarEquipoEstadisticas,
): RecordDelta {
  const sumas = sumasOf(equipo);
  return eachFigure((campo) => {
    const figure = wanted[campo];
    return figure === undefined || figure === equipo[campo]
      ? ajusteOf(equipo)[campo]
      : figure - sumas[campo];
  });
}
