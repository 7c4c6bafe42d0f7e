import {
  type FotoListada,
  fotoListadaSchema,
  type FotosParte,
  IMAGEN_MAX_BYTES,
  type ImagenFile,
  PARTE_MAX_BYTES,
} from '@club/shared';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, type ImagenDoc, parseDocument } from '../../firestore/documents';

const { path: COLLECTION, schema: imagenSchema } = collections.imagenes;

/** Photos whose bytes are read at once only to be measured: none of them says its own size. */
const MEASURED_AT_ONCE = 8;

/** Photos that one part may name; their bytes end it before their number does, unless they are tiny. */
const MAX_FOTOS = 400;

const listedSchema = z.object({
  ...fotoListadaSchema.omit({ bytes: true }).shape,
  peso: z.int().optional(),
});
const LISTED_FIELDS = ['tipo', 'registro_id', 'cuando', 'huella', 'peso'];

const pesoSchema = z.object({ peso: z.int().optional() });

const imagenOf = (snapshot: DocumentSnapshot): ImagenDoc =>
  parseDocument(snapshot.ref.path, imagenSchema, snapshot.data());

async function measure(
  transaction: Transaction,
  refs: readonly DocumentReference[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (let from = 0; from < refs.length; from += MEASURED_AT_ONCE) {
    const read = await transaction.getAll(...refs.slice(from, from + MEASURED_AT_ONCE));
    for (const snapshot of read) sizes.set(snapshot.id, imagenOf(snapshot).bytes.length);
  }
  return sizes;
}

/** All photos of the club in the order of their ids, bytes apart. */
export async function listFotos(db: Firestore, transaction: Transaction): Promise<FotoListada[]> {
  const { docs } = await transaction.get(db.collection(COLLECTION).select(...LISTED_FIELDS));
  const listed = docs.map((doc) => ({
    id: doc.id,
    ref: doc.ref,
    foto: parseDocument(doc.ref.path, listedSchema, doc.data()),
  }));
  const unmeasured = listed.filter(({ foto }) => foto.peso === undefined);
  const sizes = await measure(
    transaction,
    unmeasured.map(({ ref }) => ref),
  );
  return listed
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, foto: { tipo, registro_id, cuando, huella, peso } }) => ({
      tipo,
      registro_id,
      cuando,
      huella,
      bytes: peso ?? sizes.get(id) ?? 0,
    }));
}

const toFile = ({ tipo, registro_id, cuando, bytes }: ImagenDoc): ImagenFile => ({
  tipo,
  registro_id,
  cuando,
  jpeg_base64: Buffer.from(bytes).toString('base64'),
});

/** All photos of a club that has few of them, in the order of their ids. */
export async function readFotos(db: Firestore, transaction: Transaction): Promise<ImagenFile[]> {
  const { docs } = await transaction.get(db.collection(COLLECTION));
  return docs.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((doc) => toFile(imagenOf(doc)));
}

/** The photos from an id on, as many as fit into a part: sizes are asked for first, and only what goes out is read. */
export async function exportFotos(db: Firestore, desde: string): Promise<FotosParte> {
  const { docs } = await db
    .collection(COLLECTION)
    .orderBy(FieldPath.documentId())
    .startAt(desde)
    .select('peso')
    .limit(MAX_FOTOS + 1)
    .get();
  let bytes = 0;
  const fitting = docs.slice(0, MAX_FOTOS).findIndex((doc) => {
    bytes += parseDocument(doc.ref.path, pesoSchema, doc.data()).peso ?? IMAGEN_MAX_BYTES;
    return bytes > PARTE_MAX_BYTES;
  });
  const count = fitting === -1 ? Math.min(docs.length, MAX_FOTOS) : fitting;
  const refs = docs.slice(0, count).map(({ ref }) => ref);
  const read = refs.length === 0 ? [] : await db.getAll(...refs);
  return {
    // One that has been deleted in between is missing: whoever asked for it finds out.
    fotos: read
      .filter(({ exists }) => exists)
      .map(imagenOf)
      .map((imagen) => ({ ...toFile(imagen), huella: imagen.huella })),
    siguiente: docs[count]?.id ?? null,
  };
}
