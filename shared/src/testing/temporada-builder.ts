import fc from 'fast-check';
import { withActa } from '../rules/partido';
import { noCorrections, type TemporadaRecords } from '../projections/temporada';
import type { Partido } from '../records/partido';
import type { Acta } from '../schemas/acta';
import { actaArbitrary } from './acta-arbitrary';
import { buildPartido } from './partido-builder';
import { eachField } from '../schemas/base';
import { COUNTERS, ZERO_COUNTERS, type Counters } from '../vocabulary';
import type { FilaTemporada } from '../schemas/public';
import { ZERO_BALANCE } from '../rules/season-record';
import type { EquipoEstadisticasDoc } from '../schemas/estadisticas';

/** Records of a current season. By default no matches, corrections or players. */
export const buildRecords = (fields: Partial<TemporadaRecords> = {}): TemporadaRecords => ({
  temporada: { _id: 'temporada-1', nombre: 'Temporada 2026/27' },
  isCurrent: true,
  partidos: [],
  corrections: noCorrections('temporada-1'),
  competiciones: [],
  squad: {},
  ...fields,
});

/** The matches of a season, one per day, played with these sheets or unplayed. */
export const buildPartidos = (actas: readonly (Acta | null)[]): Partido[] =>
  actas.map((acta, index) => {
    const partido = buildPartido({
      _id: `partido-${String(index)}`,
      fecha_date: `2026-10-${String(index + 1).padStart(2, '0')}T16:00:00.000Z`,
    });
    return acta ? withActa(partido, acta) : partido;
  });

/** Up to four matches of a season, some of them unplayed. */
export const partidosArbitrary = fc
  .array(fc.option(actaArbitrary), { maxLength: 4 })
  .map(buildPartidos);

/** A player's row in a season, with zeros by default. */
export function buildFila(fields: Partial<FilaTemporada> = {}): FilaTemporada {
  return {
    jugador_id: 'jugador-1',
    jugador_nombre: 'Marcos L.',
    img_perfil: { disponible: true, extension: 'jpg' },
    sumas: ZERO_COUNTERS,
    ajuste: ZERO_COUNTERS,
    ...fields,
  };
}

/** Figures within the bounds. */
export const countersArbitrary = (min: number, max: number): fc.Arbitrary<Counters> =>
  fc.record(eachField(fc.integer({ min, max }), ...COUNTERS));

/** A season's record, without matches by default. */
export function buildEquipoEstadisticas(
  fields: Partial<EquipoEstadisticasDoc> = {},
): EquipoEstadisticasDoc {
  return {
    _id: 'temporada-1',
    temporada_id: 'temporada-1',
    temporada_nombre: 'Temporada 2026/27',
    ...ZERO_BALANCE,
    num_equipos: null,
    posicion: null,
    ranking_goles: [],
    ranking_asistencias: [],
    ...fields,
  };
}
