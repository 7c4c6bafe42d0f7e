import type { UpdateEquipoEstadisticas, EquipoEstadisticasDoc } from '../schemas/estadisticas';
import { perKey } from '../vocabulary';

export const CAMPOS_BALANCE = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;
type CampoBalance = (typeof CAMPOS_BALANCE)[number];

/** Change of a season's record by matches. */
export type RecordDelta = Readonly<Record<CampoBalance, number>>;

export const CERO_BALANCE: RecordDelta = perKey(CAMPOS_BALANCE, () => 0);

export const addBalance = (a: RecordDelta, b: RecordDelta): RecordDelta =>
  perKey(CAMPOS_BALANCE, (campo) => a[campo] + b[campo]);

/** Sums of the season's sheets. Without a correction these are the visible figures. */
export const sumsOf = (equipo: EquipoEstadisticasDoc): RecordDelta =>
  equipo.sumas ?? perKey(CAMPOS_BALANCE, (campo) => equipo[campo]);

/** Difference added by a manual correction. */
export const adjustmentOf = (equipo: EquipoEstadisticasDoc): RecordDelta =>
  equipo.ajuste ?? CERO_BALANCE;

/** The record with these sums and this correction. The visible figures are their sum, at least zero. */
export function withBalance(
  { sumas: _sums, ajuste: _adjustment, ...equipo }: EquipoEstadisticasDoc,
  sumas: RecordDelta,
  ajuste: RecordDelta,
): EquipoEstadisticasDoc {
  const total = addBalance(sumas, ajuste);
  const isCorrected = CAMPOS_BALANCE.some((campo) => ajuste[campo] !== 0);
  return {
    ...equipo,
    ...perKey(CAMPOS_BALANCE, (campo) => Math.max(0, total[campo])),
    ...(isCorrected && { sumas: { ...sumas }, ajuste: { ...ajuste } }),
  };
}

/** The record with a correction that makes it show the given figures. Figures left out stay. */
export function correctBalance(
  equipo: EquipoEstadisticasDoc,
  wanted: UpdateEquipoEstadisticas,
): RecordDelta {
  const sumas = sumsOf(equipo);
  return perKey(CAMPOS_BALANCE, (campo) => {
    const figure = wanted[campo];
    return figure === undefined || figure === equipo[campo]
      ? adjustmentOf(equipo)[campo]
      : figure - sumas[campo];
  });
}
