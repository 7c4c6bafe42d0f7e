import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UpdateEquipoEstadisticas, EquipoEstadisticasDoc } from '../schemas/estadisticas';
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

const figure = fc.nat({ max: 40 });
const balance = fc.record(eachField(figure, ...BALANCE_FIELDS));

/** The season after a manual correction to these figures. */
const corrected = (
  equipo: EquipoEstadisticasDoc,
  wanted: UpdateEquipoEstadisticas,
): EquipoEstadisticasDoc => withBalance(equipo, readSums(equipo), correctBalance(equipo, wanted));

describe('the record of a season', () => {
  it('shows the corrected figures, and adds later sheets to them', () => {
    fc.assert(
      fc.property(balance, balance, balance, balance, (sumas, first, wanted, later) => {
        const equipo = corrected(corrected(buildEquipoEstadisticas(sumas), first), wanted);
        expect(equipo).toMatchObject(wanted);
        expect(correctBalance(equipo, {})).toEqual(readAdjustment(equipo));
        expect(readSums(equipo)).toEqual(sumas);
        const played = withBalance(equipo, addBalance(sumas, later), readAdjustment(equipo));
        expect(played).toMatchObject(addBalance(wanted, later));
      }),
    );
  });
});
