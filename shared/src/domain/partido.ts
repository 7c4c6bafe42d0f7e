import type { Acta } from '../schemas/acta';
import type { Partido, PartidoPreview } from '../registros/partido';
import { ALINEACION_VACIA, DETALLES_VACIOS } from './acta';
import { marcadorOf } from './marcador';

/** The sheet of a played match, `null` while it has not been played. */
export function actaOf(partido: Partido): Acta | null {
  if (!partido.jugado) return null;
  const { alineacion, detalles, mvp, sin_cambios, minutos_parte } = partido;
  return {
    alineacion,
    detalles,
    mvp,
    ...(sin_cambios && { sin_cambios }),
    ...(minutos_parte !== undefined && { minutos_parte }),
  };
}

/** The match as played with this sheet: score and result counted from the events. */
export function withActa(
  { sin_cambios: _sinCambios, antes: _antes, ...partido }: Partido,
  { sin_cambios, minutos_parte, ...acta }: Acta,
): Partido {
  return {
    ...partido,
    ...acta,
    ...(sin_cambios && { sin_cambios }),
    ...(minutos_parte !== undefined && { minutos_parte }),
    ...marcadorOf(acta.detalles),
    jugado: true,
    estado: 'finalizado',
  };
}

/** The match, `finalizado` when its sheet counts: data of before that rule may say otherwise (regla 24). */
export const settleEstado = <T extends Pick<Partido, 'jugado' | 'estado'>>(partido: T): T =>
  partido.jugado ? { ...partido, estado: 'finalizado' } : partido;

/** Fields of a match that has not been played. */
export const SIN_JUGAR = {
  goles_anotados: null,
  goles_encajados: null,
  jugado: false,
  resultado: '',
  estado: 'programado',
  alineacion: ALINEACION_VACIA,
  detalles: DETALLES_VACIOS,
  mvp: null,
} as const satisfies Partial<Partido>;

/** The match without its sheet. */
export function withoutActa({ sin_cambios: _sinCambios, ...partido }: Partido): Partido {
  return { ...partido, ...SIN_JUGAR };
}

/** Preview of a match: a projection of its record (regla 29). */
export function previewPartido(partido: Partido): PartidoPreview {
  return {
    partido_id: partido._id,
    temporada_id: partido.temporada_id,
    fecha_date: partido.fecha_date,
    fecha_str: partido.fecha_str,
    hora_str: partido.hora_str,
    local: partido.local,
    nombre_competicion: partido.nombre_competicion,
    nombre_equipo: partido.nombre_equipo,
    color_equipo: partido.color_equipo,
    ...(partido.escudo_equipo && { escudo_equipo: partido.escudo_equipo }),
    nombre_campo: partido.nombre_campo,
    estado: partido.estado,
    jugado: partido.jugado,
    goles_anotados: partido.goles_anotados,
    goles_encajados: partido.goles_encajados,
    resultado: partido.resultado,
    ...(partido.antes && { antes: partido.antes }),
    version: partido.version,
  };
}

/** What each match has of something, by match; those that have none are left out. */
export const porPartido = <T>(
  partidos: readonly Partido[],
  of: (partido: Partido) => T | undefined,
): Record<string, T> =>
  Object.fromEntries(
    partidos.flatMap((partido) => {
      const found = of(partido);
      return found === undefined ? [] : [[partido._id, found] as const];
    }),
  );
