import fc from 'fast-check';
import { withActa } from '../domain/partido';
import { noCorrections, type TemporadaRecords } from '../projections/temporada';
import type { Partido } from '../registros/partido';
import type { Acta } from '../schemas/acta';
import { actaArbitrary } from './acta-arbitrary';
import { buildPartido } from './partido-builder';

/** Records of a current season; what a test does not say is filled in: no match, nothing corrected, nobody in the squad. */
export const buildRecords = (fields: Partial<TemporadaRecords> = {}): TemporadaRecords => ({
  temporada: { _id: 'temporada-1', nombre: 'Temporada 2026/27' },
  isActual: true,
  partidos: [],
  corrections: noCorrections('temporada-1'),
  squad: {},
  ...fields,
});

/** The matches of a season, one a day, played with these sheets, or unplayed. */
export const buildPartidos = (actas: readonly (Acta | null)[]): Partido[] =>
  actas.map((acta, index) => {
    const partido = buildPartido({
      _id: `partido-${String(index)}`,
      fecha_date: `2026-10-${String(index + 1).padStart(2, '0')}T16:00:00.000Z`,
    });
    return acta ? withActa(partido, acta) : partido;
  });

/** Matches of a season, none to five, some of them unplayed. */
export const partidosArbitrary = fc
  .array(fc.option(actaArbitrary), { maxLength: 5 })
  .map(buildPartidos);
