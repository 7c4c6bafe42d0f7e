import type { Acta } from '../schemas/acta';
import type { Partido, PartidoPreview } from '../records/partido';
import { EMPTY_ALINEACION, EMPTY_DETAILS } from './acta';
import { deriveScore } from './score';
import { pick } from './objects';

/** Fields that only the sheet of a match sets. Not `minutos_parte`: it comes from the competition. */
const ACTA_FIELDS = [
  'alineacion',
  'detalles',
  'mvp',
  'sin_cambios',
  'capitan',
  'tanda',
  'incomparecencia',
  'goles_incomparecencia',
] as const satisfies readonly (keyof Acta)[];

/** The sheet of a played match, `null` while it has not been played. */
export const findActa = (partido: Partido) => (partido.jugado ? actaOrEmpty(partido) : null);

/** The sheet of a match, an empty one while it has not been played. */
export const actaOrEmpty = (partido: Partido): Acta =>
  pick(partido, ...ACTA_FIELDS, 'minutos_parte');

/** The match as played with this sheet. An earlier schedule (`antes`) is shown only until then (regla 25). */
export function withActa(partido: Partido, acta: Acta): Partido {
  const { antes: _antes, ...unplayed } = withoutActa(partido);
  return {
    ...unplayed,
    ...pick(acta, ...ACTA_FIELDS, 'minutos_parte'),
    ...deriveScore(acta),
    jugado: true,
    estado: 'finalizado',
  };
}

/** The match, as `finalizado` if its sheet counts. Older data may differ (regla 24). */
export const withFinalStatus = <T extends Pick<Partido, 'jugado' | 'estado'>>(partido: T): T =>
  partido.jugado ? { ...partido, estado: 'finalizado' } : partido;

/** Score, status and sheet of a match that has not been played. */
export const NOT_PLAYED = {
  goles_anotados: null,
  goles_encajados: null,
  jugado: false,
  resultado: '',
  estado: 'programado',
  alineacion: EMPTY_ALINEACION,
  detalles: EMPTY_DETAILS,
  mvp: null,
} as const satisfies Partial<Partido>;

export function withoutActa(partido: Partido): Partido {
  const actaFields = new Set<string>(ACTA_FIELDS);
  const others = Object.entries(partido).filter(([field]) => !actaFields.has(field));
  return { ...(Object.fromEntries(others) as Omit<Partido, keyof Acta>), ...NOT_PLAYED };
}

/** Preview of a match, a projection of its record (regla 29). */
export const previewPartido = (partido: Partido): PartidoPreview => ({
  partido_id: partido._id,
  ...pick(partido, 'temporada_id', 'fecha_date', 'fecha_str', 'hora_str', 'local'),
  ...pick(partido, 'nombre_competicion', 'nombre_equipo', 'color_equipo'),
  ...(partido.escudo_equipo && pick(partido, 'escudo_equipo')),
  ...pick(partido, 'nombre_campo', 'estado', 'jugado', 'goles_anotados', 'goles_encajados'),
  ...pick(partido, 'resultado', 'tanda', 'incomparecencia', 'jornada', 'antes', 'version'),
});

/** What `derive` returns for each match, by match id. Matches without a value are left out. */
export const perPartido = <T>(
  partidos: readonly Partido[],
  derive: (partido: Partido) => T | undefined,
): Record<string, T> =>
  Object.fromEntries(
    partidos.flatMap((partido) => {
      const found = derive(partido);
      return found === undefined ? [] : [[partido._id, found] as const];
    }),
  );
