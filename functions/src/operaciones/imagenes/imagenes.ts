import { createHash } from 'node:crypto';
import {
  accept,
  imagenId,
  inspectJpeg,
  mediaName,
  mediaUrl,
  refuse,
  type Result,
  SIN_IMAGEN,
  type TipoImagen,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import {
  documents,
  type ImagenDatos,
  imagenDatosSchema,
  type ImagenDoc,
  parseDocument,
} from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { consentimientoOf, findReserva } from '../jugadores/consentimientos';
import { updateJugador } from '../jugadores/jugadores';
import { findNoticia, updateNoticia } from '../noticias/noticias';

/** An image by what it belongs to, shown or not. */
export async function findImagen(
  reader: Reader,
  tipo: TipoImagen,
  registroId: string,
): Promise<Result<ImagenDoc>> {
  const imagen = await reader.read(documents.imagen(imagenId(tipo, registroId)));
  return imagen ? accept(imagen) : refuse('no-encontrado', 'esa imagen');
}

/** Digest of an image's bytes: its version. */
export const huellaImagen = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** What is known of an image, read without its up to 400 KB of bytes; `undefined` when there is none. */
export async function readImagenDatos(db: Firestore, id: string): Promise<ImagenDatos | undefined> {
  const { path } = documents.imagen(id);
  const fieldMask = Object.keys(imagenDatosSchema.shape);
  const [snapshot] = await db.getAll(db.doc(path), { fieldMask });
  const data = snapshot?.data();
  return data && parseDocument(path, imagenDatosSchema, data);
}

/** The image document of a JPEG that may be published, or why it may not. */
export function imagenDoc(
  tipo: TipoImagen,
  registroId: string,
  bytes: Uint8Array,
  cuando: string,
): Result<ImagenDoc> {
  const size = inspectJpeg(bytes);
  if (!size.ok) return size;
  return accept({
    _id: imagenId(tipo, registroId),
    tipo,
    registro_id: registroId,
    bytes: Buffer.from(bytes),
    ...size.value,
    huella: huellaImagen(bytes),
    peso: bytes.length,
    cuando,
  });
}

/** Tells the record that it has an image with this digest, or that it has none. */
async function markRecord(
  uow: UnitOfWork,
  tipo: TipoImagen,
  id: string,
  huella: string | null,
  ahora: Date,
): Promise<Result<unknown>> {
  if (tipo === 'noticia') {
    const noticia = await findNoticia(uow, id);
    if (!noticia.ok) return noticia;
    const others = noticia.value.media.filter((name) => mediaUrl(name) === null);
    const media = huella === null ? others : [mediaName(id, huella), ...others];
    return updateNoticia(uow, id, { media });
  }
  const field = tipo === 'jugador-perfil' ? 'img_perfil' : 'img_banner';
  const imagen = { ...SIN_IMAGEN, disponible: huella !== null };
  return updateJugador(uow, id, {}, ahora, { [field]: imagen });
}

/** The stored image; its record says from the same moment on that it has one. */
export async function putImagen(
  uow: UnitOfWork,
  tipo: TipoImagen,
  id: string,
  bytes: Uint8Array,
  ahora: Date,
): Promise<Result<ImagenDoc>> {
  const imagen = imagenDoc(tipo, id, bytes, ahora.toISOString());
  if (!imagen.ok) return imagen;
  const marked = await markRecord(uow, tipo, id, imagen.value.huella, ahora);
  if (!marked.ok) return marked;
  const { foto } = consentimientoOf(await findReserva(uow, id));
  await uow.write(documents.imagen(imagen.value._id), {
    ...imagen.value,
    ...(!foto && { oculta: true as const }),
  });
  return imagen;
}

/** The image that was deleted; its record has none from the same moment on. */
export async function deleteImagen(
  uow: UnitOfWork,
  tipo: TipoImagen,
  id: string,
  ahora: Date,
): Promise<Result<ImagenDoc>> {
  const imagen = await findImagen(uow, tipo, id);
  if (!imagen.ok) return imagen;
  const marked = await markRecord(uow, tipo, id, null, ahora);
  if (!marked.ok) return marked;
  await uow.remove(documents.imagen(imagen.value._id));
  return imagen;
}
