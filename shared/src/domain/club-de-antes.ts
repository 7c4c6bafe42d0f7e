import { CLUB_FILE_SCHEMA, type ClubFile } from '../schemas/club-file';
import { settleEstado } from './partido';
import { sumPartidos } from './team-record';

/** A club without its photos, as every file has it. */
type Club = Pick<ClubFile, 'schema' | 'temporadas' | 'partidos'>;

/**
 * A club as files of today have it: a match whose sheet counts is `finalizado` (regla 24). A `club/1` file does not say who
 * started its matches: its rows get that from its sheets (regla 77), and no minutes, because its sheets have no changes.
 */
export function presentClub<T extends Club>(stored: T): T {
  const club = { ...stored, partidos: stored.partidos.map(settleEstado) };
  if (club.schema === CLUB_FILE_SCHEMA) return club;
  const temporadas = club.temporadas.map((temporada) => {
    const own = club.partidos.filter(({ temporada_id: id }) => id === temporada._id);
    const sums = sumPartidos(own).jugadores;
    const estadisticas = temporada.estadisticas.map((fila) => ({
      ...fila,
      sumas: { ...fila.sumas, titularidades: sums.get(fila.jugador_id)?.titularidades ?? 0 },
    }));
    return { ...temporada, estadisticas };
  });
  return { ...club, schema: CLUB_FILE_SCHEMA, temporadas };
}
