import {
  type ClubFile,
  CLUB_FILE_SCHEMA,
  comparePartidos,
  withWithheld,
  previewPartido,
  type Temporada,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import { readCorrections } from '../temporadas/temporadas';
import { readClub } from '../../store/read-club';

export const byId = <T extends { readonly _id: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (a._id < b._id ? -1 : 1));

async function exportTemporada(reader: Reader, { _id, nombre }: Temporada) {
  const [corrections, jugadores] = await Promise.all([
    readCorrections(reader, _id),
    reader.read(documents.estadisticasJugadores(_id)),
  ]);
  const { temporada_id: _temporadaId, jugadores: _corrected, ...manual } = corrections;
  return {
    _id,
    nombre,
    ...manual,
    estadisticas: Object.values(jugadores?.filas ?? {}).sort((a, b) =>
      a.jugador_id < b.jugador_id ? -1 : 1,
    ),
  };
}

/** The club without photos, in schema `club/2` (docs/export-format.md), in a fixed order. */
export async function exportClub(reader: Reader, now: Date): Promise<ClubFile> {
  const club = await readClub(reader);
  const birthDates = await reader.read(documents.birthDates());
  const reservas = await reader.read(documents.reservas());
  const [equipos, competiciones, campos, jugadores, partidos, ...noticias] = await Promise.all([
    reader.list(collections.equipos),
    reader.list(collections.competiciones),
    reader.list(collections.campos),
    reader.list(collections.jugadores),
    reader.list(collections.partidos),
    reader.list(collections.noticias),
    reader.list(collections.pendingNoticias),
  ]);
  return {
    schema: CLUB_FILE_SCHEMA,
    exportado: now.toISOString(),
    ultimo_cambio: club.ultimo_cambio,
    ...(club.ajustes && { ajustes: club.ajustes }),
    temporadas: await Promise.all(
      club.temporadas.map((temporada) => exportTemporada(reader, temporada)),
    ),
    equipos: byId(equipos),
    competiciones: byId(competiciones),
    campos: byId(campos),
    jugadores: byId(jugadores).map((publicPart) => {
      const birthDate = birthDates?.fechas[publicPart._id];
      if (birthDate === undefined) throw new Error(`player ${publicPart._id} has no birth date`);
      const withheld = reservas?.jugadores[publicPart._id];
      const { edad: _age, edades_al: _ageDate, ...jugador } = withWithheld(publicPart, withheld);
      const { consentimiento } = withheld ?? {};
      return { ...jugador, fecha_nac: birthDate, ...(consentimiento && { consentimiento }) };
    }),
    partidos: partidos
      .toSorted((a, b) => comparePartidos(previewPartido(a), previewPartido(b)))
      .map(({ noticias: _noticias, ...partido }) => partido),
    noticias: byId(noticias.flat()).map(({ partido: _partido, ...noticia }) => noticia),
    imagenes: [],
  };
}
