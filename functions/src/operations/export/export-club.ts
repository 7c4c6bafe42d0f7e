import {
  type ClubFile,
  CLUB_FILE_SCHEMA,
  comparePartidos,
  withReserva,
  previewPartido,
  type Temporada,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import { readCorrections } from '../temporadas/temporadas';
import { readClub } from '../../store/read-club';

export const byId = <T extends { readonly _id: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (a._id < b._id ? -1 : 1));

async function exportTemporada(
  reader: Reader,
  { _id, nombre }: Temporada,
): Promise<ClubFile['temporadas'][number]> {
  const [corrections, jugadores] = await Promise.all([
    readCorrections(reader, _id),
    reader.read(documents.estadisticasJugadores(_id)),
  ]);
  const { temporada_id: _temporadaId, jugadores: _corrected, ...typed } = corrections;
  return {
    _id,
    nombre,
    ...typed,
    estadisticas: Object.values(jugadores?.filas ?? {}).sort((a, b) =>
      a.jugador_id < b.jugador_id ? -1 : 1,
    ),
  };
}

/** The club without photos, in schema `club/2` (docs/export-format.md), in a fixed order. */
export async function exportClub(reader: Reader, ahora: Date): Promise<ClubFile> {
  const club = await readClub(reader);
  const privado = await reader.read(documents.fechasNacimiento());
  const reservas = await reader.read(documents.reservas());
  const [equipos, competiciones, campos, jugadores, partidos, ...noticias] = await Promise.all([
    reader.list(collections.equipos),
    reader.list(collections.competiciones),
    reader.list(collections.campos),
    reader.list(collections.jugadores),
    reader.list(collections.partidos),
    reader.list(collections.noticias),
    reader.list(collections.noticiasPendientes),
  ]);
  return {
    schema: CLUB_FILE_SCHEMA,
    exportado: ahora.toISOString(),
    ultimo_cambio: club.ultimo_cambio,
    ...(club.ajustes && { ajustes: club.ajustes }),
    temporadas: await Promise.all(
      club.temporadas.map((temporada) => exportTemporada(reader, temporada)),
    ),
    equipos: byId(equipos),
    competiciones: byId(competiciones),
    campos: byId(campos),
    jugadores: byId(jugadores).map((publico) => {
      const fechaNac = privado?.fechas[publico._id];
      if (fechaNac === undefined) throw new Error(`player ${publico._id} has no birth date`);
      const reserva = reservas?.jugadores[publico._id];
      const { edad: _edad, edades_al: _al, ...jugador } = withReserva(publico, reserva);
      const { consentimiento } = reserva ?? {};
      return { ...jugador, fecha_nac: fechaNac, ...(consentimiento && { consentimiento }) };
    }),
    partidos: partidos
      .toSorted((a, b) => comparePartidos(previewPartido(a), previewPartido(b)))
      .map(({ noticias: _noticias, ...partido }) => partido),
    noticias: byId(noticias.flat()).map(({ partido: _partido, ...noticia }) => noticia),
    imagenes: [],
  };
}
