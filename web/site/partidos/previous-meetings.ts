import { type PartidoPreview, playedPartidos, type PartidoPlayed } from '@club/shared';

/** Identifies a match and its rival by name: previews have no rival id, and renaming a rival updates them. */
export type Mention = Pick<PartidoPreview, 'partido_id' | 'nombre_equipo' | 'fecha_date'>;

/** Played matches against the same rival before this one, latest first. */
export function previousMeetings(
  mention: Mention,
  partidos: Iterable<PartidoPreview>,
): PartidoPlayed[] {
  return playedPartidos(partidos)
    .filter(
      ({ partido_id: id, nombre_equipo: rival, fecha_date: date }) =>
        id !== mention.partido_id && rival === mention.nombre_equipo && date < mention.fecha_date,
    )
    .reverse();
}
