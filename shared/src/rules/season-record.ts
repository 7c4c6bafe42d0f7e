import type { UpdateEquipoEstadisticas, EquipoEstadisticasDoc } from '../schemas/estadisticas';
import { perKey } from '../vocabulary';

export const BALANCE_FIELDS = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;
type BalanceField = (typeof BALANCE_FIELDS)[number];

/** Change of a season's record by matches. */
export type Balance = Readonly<Record<BalanceField, number>>;

export const ZERO_BALANCE: Balance = perKey(BALANCE_FIELDS, () => 0);

export const addBalance = (a: Balance, b: Balance): Balance =>
  perKey(BALANCE_FIELDS, (campo) => a[campo] + b[campo]);

/** Sums of the season's sheets. Without a correction these are the visible figures. */
export const sumsOf = (equipo: EquipoEstadisticasDoc): Balance =>
  equipo.sumas ?? perKey(BALANCE_FIELDS, (campo) => equipo[campo]);

/** Difference added by a manual correction. */
export const adjustmentOf = (equipo: EquipoEstadisticasDoc): Balance =>
  equipo.ajuste ?? ZERO_BALANCE;

/** The record with these sums and this correction. The visible figures are their sum, at least zero. */
export function withBalance(
  { sumas: _sums, ajuste: _adjustment, ...equipo }: EquipoEstadisticasDoc,
  sumas: Balance,
  ajuste: Balance,
): EquipoEstadisticasDoc {
  const total = addBalance(sumas, ajuste);
  const isCorrected = BALANCE_FIELDS.some((campo) => ajuste[campo] !== 0);
  return {
    ...equipo,
    ...perKey(BALANCE_FIELDS, (campo) => Math.max(0, total[campo])),
    ...(isCorrected && { sumas: { ...sumas }, ajuste: { ...ajuste } }),
  };
}

/** The record with a correction that makes it show the given figures. Figures left out stay. */
export function correctBalance(
  equipo: EquipoEstadisticasDoc,
  wanted: UpdateEquipoEstadisticas,
): Balance {
  const sumas = sumsOf(equipo);
  return perKey(BALANCE_FIELDS, (campo) => {
    const figure = wanted[campo];
    return figure === undefined || figure === equipo[campo]
      ? adjustmentOf(equipo)[campo]
      : figure - sumas[campo];
  });
}
