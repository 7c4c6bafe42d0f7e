import { type PartidoPreview, jugados, type PartidoJugado } from '@club/shared';

/** Identifies a match and its rival by name: previews have no rival id, and renaming a rival updates them. */
interface Cita {
  readonly partido_id: string;
  readonly nombre_equipo: string;
  readonly fecha_date: string;
}

/** Played matches against the same rival before this one, latest first. */
export function previousMeetings(cita: Cita, partidos: Iterable<PartidoPreview>): PartidoJugado[] {
  return jugados(partidos)
    .filter(
      ({ partido_id: id, nombre_equipo: rival, fecha_date: fecha }) =>
        id !== cita.partido_id && rival === cita.nombre_equipo && fecha < cita.fecha_date,
    )
    .reverse();
}
