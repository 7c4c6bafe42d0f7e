import { toDateFields } from '../rules/dates';
import { NOT_PLAYED, previewPartido } from '../rules/partido';
import type { JugadorSummary } from '../records/jugador';
import type { Partido, PartidoData, PartidoPreview, partidoKind } from '../records/partido';
import type { GivenFields } from '../records/record';
import type { PartidoResult } from '../vocabulary';

/** An unplayed match by default. The kick-off strings follow from `fecha_date`. */
export function buildPartido(fields: Partial<Partido> = {}): Partido {
  return {
    ...NOT_PLAYED,
    _id: 'partido-1',
    temporada_id: 'temporada-1',
    equipo_id: 'equipo-1',
    competicion_id: 'competicion-1',
    campo_id: 'campo-1',
    nombre_temporada: 'Temporada 2026/27',
    nombre_equipo: 'Atlético Robledal',
    color_equipo: '#b91c1c',
    nombre_competicion: 'Liga Comarcal',
    nombre_campo: 'El Encinar',
    local: true,
    ...toDateFields(fields.fecha_date ?? '2026-11-14T17:00:00.000Z'),
    version: 0,
    ...fields,
  };
}

/**
 * A test value for each match field that is stored as entered. Tests send, change, export and show each of them. A
 * new field does not compile without a value here.
 */
export const DESCRIBED_PARTIDO = {
  local: false,
  estado: 'aplazado',
  clave_externa: 'jornada-12',
  jornada: 97,
  arbitro: 'Sánchez Ruiz',
} as const satisfies Required<GivenFields<typeof partidoKind, PartidoData>>;

/** A player in sheets. Names default to the id. */
export const buildSummary = (id: string, fields: Partial<JugadorSummary> = {}): JugadorSummary => ({
  jugador_id: id,
  nombre_con_inicial: id,
  nombre: id,
  dorsal: 9,
  img_perfil: { disponible: false, extension: 'jpg' },
  ...fields,
});

/** The fields of a match that was won by 2-1. */
export const WON = {
  jugado: true,
  estado: 'finalizado',
  resultado: 'win',
  goles_anotados: 2,
  goles_encajados: 1,
} as const satisfies Partial<Partido>;

const GOALS = { win: [2, 1], draw: [1, 1], lose: [0, 1] } as const;

/** A match on a day (1 is 1 September 2026), unplayed without a result. */
export function buildPreview(
  day: number,
  resultado: PartidoResult = '',
  fields: Partial<PartidoPreview> = {},
): PartidoPreview {
  const [ours, theirs] = resultado === '' ? [null, null] : GOALS[resultado];
  return {
    ...previewPartido(
      buildPartido({
        _id: `p${String(day)}`,
        fecha_date: new Date(Date.UTC(2026, 8, day, 10)).toISOString(),
      }),
    ),
    jugado: resultado !== '',
    resultado,
    goles_anotados: ours,
    goles_encajados: theirs,
    ...fields,
  };
}
