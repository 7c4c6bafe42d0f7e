import { type PartidoPreview, playedPartidos, type PartidoPlayed } from '@club/shared';

/**
 * Played matches against the same rival before this one, latest first. Rivals are compared by name: previews have no
 * rival id, and renaming a rival updates them.
 */
export function previousMeetings(
  { nombre_equipo: rival, fecha_date: date }: Pick<PartidoPreview, 'nombre_equipo' | 'fecha_date'>,
  partidos: Iterable<PartidoPreview>,
): PartidoPlayed[] {
  return playedPartidos(partidos)
    .filter((partido) => partido.nombre_equipo === rival && partido.fecha_date < date)
    .reverse();
}
