import {
  type ClubFile,
  CLUB_FILE_SCHEMA,
  comparePartidos,
  IMAGE_MAX_BYTES,
  type ImageFile,
  type ListedPhoto,
  PART_MAX_BYTES,
  type PhotosPart,
  withWithheld,
  previewPartido,
  type Temporada,
} from '@club/shared';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, documents, type ImageDoc, parseDocument } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { readCorrections } from '../temporadas/temporadas';
import { readClub } from '../../store/read-club';

const byId = <T extends { readonly _id: string }>(records: readonly T[]): T[] =>
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

const { path: COLLECTION, schema: imageSchema } = collections.imagenes;

/** Maximum photos in one part. Usually the size limit is reached first. */
const MAX_PHOTOS = 400;

const sizeSchema = z.object({ peso: z.int().optional() });

const readImage = (snapshot: DocumentSnapshot): ImageDoc =>
  parseDocument(snapshot.ref.path, imageSchema, snapshot.data());

/** All photos of the club ordered by id, without bytes. */
export async function listPhotos(uow: UnitOfWork, db: Firestore, transaction: Transaction) {
  const photos: ListedPhoto[] = [];
  for (const { _id, peso, ...picture } of byId(await uow.list(collections.imagesWithoutBytes))) {
    const { tipo, registro_id, cuando, huella } = picture;
    // Older photos have no stored size. They are read one by one to measure it.
    const { path } = documents.imagen(_id);
    const bytes = peso ?? readImage(await transaction.get(db.doc(path))).bytes.length;
    photos.push({ tipo, registro_id, cuando, huella, bytes });
  }
  return photos;
}

const toFile = ({ tipo, registro_id, cuando, bytes }: ImageDoc): ImageFile => ({
  tipo,
  registro_id,
  cuando,
  jpeg_base64: Buffer.from(bytes).toString('base64'),
});

/** All photos of the club ordered by id, with bytes. */
export const readPhotos = async (reader: Reader): Promise<ImageFile[]> =>
  byId(await reader.list(collections.imagenes)).map(toFile);

/** The photos from an id on that fit into a part. Reads sizes first, and then only the photos of this part. */
export async function exportPhotos(db: Firestore, firstId: string): Promise<PhotosPart> {
  const { docs } = await db
    .collection(COLLECTION)
    .orderBy(FieldPath.documentId())
    .startAt(firstId)
    .select('peso')
    .limit(MAX_PHOTOS + 1)
    .get();
  let bytes = 0;
  const firstBeyond = docs.slice(0, MAX_PHOTOS).findIndex((doc) => {
    bytes += parseDocument(doc.ref.path, sizeSchema, doc.data()).peso ?? IMAGE_MAX_BYTES;
    return bytes > PART_MAX_BYTES;
  });
  const count = firstBeyond === -1 ? Math.min(docs.length, MAX_PHOTOS) : firstBeyond;
  const refs = docs.slice(0, count).map(({ ref }) => ref);
  const read = refs.length === 0 ? [] : await db.getAll(...refs);
  // A photo deleted meanwhile is missing, which the client detects.
  const photos = read.filter(({ exists }) => exists).map(readImage);
  return {
    fotos: photos.map((image) => ({ ...toFile(image), huella: image.huella })),
    siguiente: docs[count]?.id ?? null,
  };
}
