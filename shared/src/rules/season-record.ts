import type { UpdateEquipoEstadisticas, EquipoEstadisticasDoc } from '../schemas/estadisticas';
import { perKey } from '../vocabulary';

export const BALANCE_FIELDS = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;
type BalanceField = (typeof BALANCE_FIELDS)[number];

/** Matches played, won, drawn and lost. */
export type Balance = Readonly<Record<BalanceField, number>>;

export const ZERO_BALANCE: Balance = perKey(BALANCE_FIELDS, () => 0);

export const addBalance = (a: Balance, b: Balance): Balance =>
  perKey(BALANCE_FIELDS, (field) => a[field] + b[field]);

/** Sums of the season's sheets. They are stored only if a correction makes the visible figures differ. */
export const readSums = (record: EquipoEstadisticasDoc): Balance =>
  record.sumas ?? perKey(BALANCE_FIELDS, (field) => record[field]);

/** What manual corrections add to the sums. */
export const readAdjustment = (record: EquipoEstadisticasDoc): Balance =>
  record.ajuste ?? ZERO_BALANCE;

/** The record with these sums and this correction. Its figures are their totals, at least zero. */
export function withBalance(
  { sumas: _sums, ajuste: _adjustment, ...record }: EquipoEstadisticasDoc,
  sumas: Balance,
  ajuste: Balance,
): EquipoEstadisticasDoc {
  const total = addBalance(sumas, ajuste);
  const isCorrected = BALANCE_FIELDS.some((field) => ajuste[field] !== 0);
  return {
    ...record,
    ...perKey(BALANCE_FIELDS, (field) => Math.max(0, total[field])),
    ...(isCorrected && { sumas: { ...sumas }, ajuste: { ...ajuste } }),
  };
}

/** The correction with which a record shows the wanted figures. Figures left out or unchanged keep theirs. */
export function correctBalance(
  record: EquipoEstadisticasDoc,
  wanted: UpdateEquipoEstadisticas,
): Balance {
  const sumas = readSums(record);
  return perKey(BALANCE_FIELDS, (field) => {
    const figure = wanted[field];
    return figure === undefined || figure === record[field]
      ? readAdjustment(record)[field]
      : figure - sumas[field];
  });
}
