import type { JugadorPreview, Temporada } from '@club/shared';
import { countText } from '../../lib/number-text';

/** July, in which a season starts, as `Date` counts months. */
const FIRST_MONTH = 6;

/** Name of the season that a day belongs to: `2026/27`. */
export function toTemporadaName(day: Date): string {
  const year = day.getUTCFullYear() - (day.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${String(year)}/${String(year + 1).slice(-2)}`;
}

const WITH_YEARS = /^(.*?)(\d{4})\s*([/-])\s*(\d{4}|\d{2})(.*)$/s;

/** Name of the following season in the same style, `2026-2027` → `2027-2028`; for a name without years, that of `day`. */
export function nextName(nombre: string, day: Date): string {
  const [, start = '', first, sign = '/', second = '', end = ''] = WITH_YEARS.exec(nombre) ?? [];
  if (first === undefined) return toTemporadaName(day);
  const year = Number(first) + 1;
  return `${start}${String(year)}${sign}${String(year + 1).slice(-second.length)}${end}`;
}

/** A season to start. `bajas` are the ids of the players who leave. */
export interface NewTemporada {
  readonly nombre: string;
  readonly competicion: string;
  readonly bajas: readonly string[];
}

/** What starting a season will do, one effect a line. */
export function summarizeTemporada(
  { nombre, competicion, bajas }: NewTemporada,
  ending: Temporada | null,
  jugadores: readonly JugadorPreview[],
): readonly string[] {
  const leaving = jugadores
    .filter(({ jugador_id: id }) => bajas.includes(id))
    .map(({ nombre_con_inicial: name }) => name);
  const staying = jugadores.length - leaving.length;
  const leavingText = `${leaving.length === 1 ? 'va' : 'van'} ${leaving.join(', ')}`;
  return [
    `«${nombre.trim()}» será la temporada actual, aún sin partidos.`,
    ending
      ? `Los números de los jugadores en «${ending.nombre}» se archivan y empiezan a cero; sus partidos y estadísticas se quedan como están.`
      : 'Es la primera temporada: no hay nada que archivar.',
    leaving.length === 0
      ? `Siguen todos: ${countText(staying, 'jugador', 'jugadores')}.`
      : `Se ${leavingText}; ${staying === 1 ? 'sigue' : 'siguen'} ${String(staying)}.`,
    ...(competicion.trim() === '' ? [] : [`Se jugará «${competicion.trim()}».`]),
  ];
}

/** What a season's deletion means for the other seasons and the players' figures (regla 49). */
export function deletionConsequences({ _id }: Temporada, temporadas: readonly Temporada[]): string {
  if (temporadas.length === 1) {
    return 'Es la única temporada: las estadísticas de los jugadores quedarán a cero.';
  }
  if (temporadas.at(-1)?._id !== _id) {
    return 'No es la temporada actual: los números actuales de los jugadores no cambian.';
  }
  const previous = temporadas.at(-2)?.nombre ?? '';
  return `Es la temporada actual: «${previous}» volverá a ser la actual, con los números que los jugadores tenían en ella.`;
}

export function deletedPartidosText(nombre: string, partidos: number | undefined): string {
  if (partidos === undefined) return `Se borrarán los partidos de «${nombre}».`;
  if (partidos === 0) return `«${nombre}» no tiene partidos.`;
  if (partidos === 1) return `Se borrará el partido de «${nombre}».`;
  return `Se borrarán los ${String(partidos)} partidos de «${nombre}».`;
}
