import type { JugadorPreview, Temporada } from '@club/shared';
import { countText } from '../../lib/count-text';

/** Month in which a new season starts: July, zero-based as in `Date`. */
const FIRST_MONTH = 6;

/** Name of the season that a day belongs to: `2026/27`. */
export function temporadaOf(dia: Date): string {
  const begin = dia.getUTCFullYear() - (dia.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return nameFrom(begin);
}

const nameFrom = (year: number) => `${String(year)}/${String((year + 1) % 100).padStart(2, '0')}`;

const WITH_YEARS = /^(.*?)(\d{4})\s*([/-])\s*(\d{4}|\d{2})(.*)$/s;

/** Name of the following season in the same style: `Temporada 2026-2027` → `Temporada 2027-2028`. */
export function nextName(nombre: string, dia: Date): string {
  const [, antes = '', first, sign = '/', second = '', rest = ''] = WITH_YEARS.exec(nombre) ?? [];
  if (first === undefined) return temporadaOf(dia);
  const year = Number(first) + 1;
  const last = String(year + 1);
  return `${antes}${String(year)}${sign}${second.length === 4 ? last : last.slice(-2)}${rest}`;
}

interface Change {
  readonly nombre: string;
  readonly competicion: string;
  readonly bajas: readonly string[];
}

/** Summary of what starting a season will do, one effect a line. */
export function summarizeTemporada(
  { nombre, competicion, bajas }: Change,
  actual: Temporada | null,
  jugadores: readonly JugadorPreview[],
): readonly string[] {
  const leaving = jugadores.filter(({ jugador_id: id }) => bajas.includes(id));
  return [
    `«${nombre.trim()}» será la temporada actual, aún sin partidos.`,
    actual
      ? `Los números de los jugadores en «${actual.nombre}» se archivan y empiezan a cero; sus partidos y estadísticas se quedan como están.`
      : 'Es la primera temporada: no hay nada que archivar.',
    leaving.length === 0
      ? `Siguen todos: ${countText(jugadores.length, 'jugador', 'jugadores')}.`
      : `Se ${leaving.length === 1 ? 'va' : 'van'} ${leaving.map(({ nombre_con_inicial: one }) => one).join(', ')}; ${jugadores.length - leaving.length === 1 ? 'sigue' : 'siguen'} ${String(jugadores.length - leaving.length)}.`,
    ...(competicion.trim() === '' ? [] : [`Se jugará «${competicion.trim()}».`]),
  ];
}

/** Consequences of deleting a season for the rest of the club (regla 49). */
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
