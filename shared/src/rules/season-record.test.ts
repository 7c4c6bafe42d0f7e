import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type UpdateEquipoEstadisticas,
  type EquipoEstadisticasDoc,
  equipoEstadisticasSchema,
} from '../schemas/estadisticas';
import { eachField } from '../schemas/base';
import { buildEquipoEstadisticas } from '../testing/temporada-builder';
import {
  addBalance,
  readAdjustment,
  BALANCE_FIELDS,
  correctBalance,
  readSums,
  withBalance,
} from './season-record';

/** Up to the highest figure that a correction may have. */
const figure = fc.nat({ max: 9999 });
const balance = fc.record(eachField(figure, ...BALANCE_FIELDS));

/** The record after somebody has corrected it to the wanted figures. */
const corrected = (
  record: EquipoEstadisticasDoc,
  wanted: UpdateEquipoEstadisticas,
): EquipoEstadisticasDoc => withBalance(record, readSums(record), correctBalance(record, wanted));

describe('the record of a season', () => {
  it('shows the corrected figures, and adds later sheets to them', () => {
    fc.assert(
      fc.property(balance, balance, balance, balance, (sumas, first, wanted, later) => {
        const record = corrected(corrected(buildEquipoEstadisticas(sumas), first), wanted);
        expect(record).toMatchObject(wanted);
        expect(correctBalance(record, {})).toEqual(readAdjustment(record));
        expect(readSums(record)).toEqual(sumas);
        const played = withBalance(record, addBalance(sumas, later), readAdjustment(record));
        expect(equipoEstadisticasSchema.parse(played)).toMatchObject(addBalance(wanted, later));
      }),
    );
  });
});
