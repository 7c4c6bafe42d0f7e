import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import {
  accept,
  imageId,
  CREST_ID,
  inspectImage,
  inspectPng,
  isEmblem,
  isNoticiaPhoto,
  isPng,
  mediaName,
  refuse,
  type Result,
  type EmblemKind,
  type HistoryChange,
  type NoticiaPhotoKind,
  type ImageKind,
  withPhoto,
  withoutPhoto,
} from '@club/shared';
import { documents, type ImageDoc } from '../../store/documents';
import { readSettings } from '../../store/read-club';
import { findStored } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { markCrest, markLogo } from '../settings/settings';
import { markEquipoCrest } from '../partidos/catalogues';
import { readConsent, findWithheld, updateJugador } from '../jugadores/jugadores';
import { findAnyNoticia, putNoticia } from '../noticias/noticias';

/** Digest of an image's bytes, which is also its version in URLs. */
export const imageDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const DAMAGED = refuse('imagen-invalida', 'sus datos están dañados');

/** Refuses a PNG whose decompressed data do not match its dimensions, without decompressing more. JPEG passes. */
function checkPixels(bytes: Uint8Array): Result<null> {
  if (!isPng(bytes)) return accept(null);
  const parts = inspectPng(bytes);
  if (!parts.ok) return parts;
  const { compressedPixels, rawBytes } = parts.value;
  try {
    const raw = inflateSync(Buffer.concat(compressedPixels), { maxOutputLength: rawBytes });
    return raw.length === rawBytes ? accept(null) : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

/** The image document, or a refusal of a wrong format or size, damaged data or metadata. */
export function toImageDoc(tipo: ImageKind, recordId: string, bytes: Uint8Array, at: string) {
  const size = inspectImage(tipo, bytes);
  if (!size.ok) return size;
  const checked = checkPixels(bytes);
  if (!checked.ok) return checked;
  return accept({
    _id: imageId(tipo, recordId),
    tipo,
    registro_id: recordId,
    bytes: Buffer.from(bytes),
    ...size.value,
    huella: imageDigest(bytes),
    peso: bytes.length,
    cuando: at,
  });
}

async function markEmblem(uow: UnitOfWork, tipo: EmblemKind, id: string, huella: string | null) {
  if (tipo === 'equipo') return markEquipoCrest(uow, id, huella ?? '');
  if (tipo === 'patrocinador') return markLogo(uow, id, huella !== null);
  return id === CREST_ID ? markCrest(uow, huella !== null) : refuse('no-encontrado', 'esa imagen');
}

async function markNoticia(
  uow: UnitOfWork,
  tipo: NoticiaPhotoKind,
  id: string,
  image: ImageDoc | null,
): Promise<Result<unknown>> {
  const noticia = await findAnyNoticia(uow, id);
  if (!noticia.ok) return noticia;
  const picture = image && {
    nombre: mediaName(id, image.huella, tipo),
    ancho: image.ancho,
    alto: image.alto,
    alt: '',
  };
  const photoFields = picture
    ? withPhoto(noticia.value, tipo, picture)
    : withoutPhoto(noticia.value, tipo);
  await putNoticia(uow, { ...noticia.value, ...photoFields });
  return noticia;
}

const JUGADOR_FIELDS = { 'jugador-perfil': 'img_perfil', 'jugador-banner': 'img_banner' } as const;

/** Notes in a record that it has this image, or none (`null`). */
async function markRecord(uow: UnitOfWork, tipo: ImageKind, id: string, image: ImageDoc | null) {
  const huella = image?.huella ?? null;
  if (isEmblem(tipo)) return markEmblem(uow, tipo, id, huella);
  if (isNoticiaPhoto(tipo)) return markNoticia(uow, tipo, id, image);
  const photo = { disponible: huella !== null, extension: 'jpg' as const };
  return updateJugador(uow, id, {}, { [JUGADOR_FIELDS[tipo]]: photo });
}

/** The history entry of a replaced image, if its record says only that there is one and so stays the same. */
async function describeReplacement(
  uow: UnitOfWork,
  tipo: ImageKind,
  id: string,
): Promise<HistoryChange | undefined> {
  if (isNoticiaPhoto(tipo) || tipo === 'equipo') return undefined;
  const cambio = 'cambiado';
  if (isEmblem(tipo)) {
    const { nombre } = await readSettings(uow);
    const detalle = [tipo === 'escudo' ? 'escudo' : 'patrocinadores'];
    return { tipo: 'ajustes', id: 'club', nombre, cambio, detalle };
  }
  const jugador = await uow.read(documents.jugador(id));
  const nombre = jugador?.nombre_con_inicial ?? id;
  return { tipo: 'jugador', id, nombre, cambio, detalle: [JUGADOR_FIELDS[tipo]] };
}

/** Whether everybody may see an image: players must consent to it, news items must be published. */
async function isPublic(uow: UnitOfWork, tipo: ImageKind, id: string): Promise<boolean> {
  if (isEmblem(tipo)) return true;
  return isNoticiaPhoto(tipo)
    ? (await uow.read(documents.noticia(id))) !== undefined
    : readConsent(await findWithheld(uow, id)).foto;
}

/** Stores an image and notes it in its record. Refused if it must be new and the record has another one. */
export async function putImage(
  uow: UnitOfWork,
  tipo: ImageKind,
  id: string,
  { bytes, mustBeNew }: { readonly bytes: Uint8Array; readonly mustBeNew: boolean },
): Promise<Result<ImageDoc>> {
  const image = toImageDoc(tipo, id, bytes, uow.now.toISOString());
  if (!image.ok) return image;
  const existing = await uow.read(documents.imagen(image.value._id));
  const isReplaced = existing !== undefined && existing.huella !== image.value.huella;
  if (isReplaced && mustBeNew) return refuse('imagen-existente', tipo);
  const marked = await markRecord(uow, tipo, id, image.value);
  if (!marked.ok) return marked;
  const replacement = isReplaced ? await describeReplacement(uow, tipo, id) : undefined;
  if (replacement) uow.noteOnly(replacement);
  const isShown = await isPublic(uow, tipo, id);
  await uow.write(documents.imagen(image.value._id), {
    ...image.value,
    ...(!isShown && { oculta: true as const }),
  });
  return image;
}

/** Deletes an image, also from its record, and returns it. */
export async function deleteImage(uow: UnitOfWork, tipo: ImageKind, id: string) {
  const image = await findStored(uow, documents.imagen(imageId(tipo, id)), 'esa imagen');
  if (!image.ok) return image;
  const marked = await markRecord(uow, tipo, id, null);
  if (!marked.ok) return marked;
  await uow.remove(documents.imagen(image.value._id));
  return image;
}
