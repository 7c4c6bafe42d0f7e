import {
  type ListedPhoto,
  type PhotosPart,
  IMAGE_MAX_BYTES,
  type ImageFile,
  PART_MAX_BYTES,
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
import { byId } from './export-club';

const { path: COLLECTION, schema: imageSchema } = collections.imagenes;

/** Maximum photos in one part. Usually the size limit is reached first. */
const MAX_PHOTOS = 400;

const sizeSchema = z.object({ peso: z.int().optional() });

const readImage = (snapshot: DocumentSnapshot): ImageDoc =>
  parseDocument(snapshot.ref.path, imageSchema, snapshot.data());

/** All photos of the club ordered by id, without bytes. */
export async function listPhotos(uow: UnitOfWork, db: Firestore, transaction: Transaction) {
  const photos: ListedPhoto[] = [];
  for (const { _id, peso, ...picture } of byId(await uow.list(collections.imageData))) {
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
