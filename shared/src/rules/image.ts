import { API_BASE } from '../club-config';
import {
  EMBLEM_KINDS,
  NOTICIA_PHOTO_KINDS,
  type EmblemKind,
  type NoticiaPhotoKind,
  type ImageKind,
  EMBLEM_MAX_BYTES,
  EMBLEM_MAX_SIDE_PX,
} from '../vocabulary';
import { refuse, type Result } from '../refusals';
import { checkSides, inspectJpeg, type ImageSize, stripJpeg } from './jpeg';
import { inspectPng, isPng, stripPng } from './png';

/** Document id of an image. Each record has at most one image per kind. */
export const imageId = (tipo: ImageKind, recordId: string): string => `${tipo}-${recordId}`;

/** Whether an image is a crest or a logo, and not a photo. */
export const isEmblem = (tipo: ImageKind): tipo is EmblemKind =>
  EMBLEM_KINDS.some((known) => known === tipo);

export const isNoticiaPhoto = (tipo: ImageKind): tipo is NoticiaPhotoKind =>
  NOTICIA_PHOTO_KINDS.some((known) => known === tipo);

/**
 * URL of an image. With a digest, caches keep the response for ten minutes instead of one, and an old digest redirects
 * to the current one.
 */
export function imageUrl(tipo: ImageKind, recordId: string, huella?: string): string {
  const url = `${API_BASE}/imagenes/${tipo}/${recordId}`;
  return huella === undefined ? url : `${url}?v=${huella}`;
}

const MEDIA_NAME =
  /^(?<id>[A-Za-z0-9_-]{1,64})(?:\.(?<slot>[2-9]|10))?\.(?<huella>[0-9a-f]{16})\.jpg$/;

/** Kind of a photo in a news item's `media`. `null` for a name that no upload made. */
export function mediaKind(name: string): NoticiaPhotoKind | null {
  const parts = MEDIA_NAME.exec(name)?.groups;
  return parts ? (NOTICIA_PHOTO_KINDS[Number(parts['slot'] ?? 1) - 1] ?? null) : null;
}

/** Name of an uploaded photo in a news item's `media`: record, slot (not written if it is 1) and version. */
export function mediaName(noticiaId: string, huella: string, tipo: NoticiaPhotoKind): string {
  const slot = NOTICIA_PHOTO_KINDS.indexOf(tipo) + 1;
  return slot === 1 ? `${noticiaId}.${huella}.jpg` : `${noticiaId}.${String(slot)}.${huella}.jpg`;
}

/** URL of a photo in a news item's `media`. `null` for a name that no upload made. */
export function mediaUrl(name: string): string | null {
  const tipo = mediaKind(name);
  const { id = '', huella } = MEDIA_NAME.exec(name)?.groups ?? {};
  return tipo && imageUrl(tipo, id, huella);
}

/** Name of a rival's crest in its matches: rival and version, `''` if there is none. */
export const crestName = (equipoId: string, huella = ''): string =>
  huella === '' ? '' : `${equipoId}.${huella}`;

const CREST_NAME = /^(?<equipoId>[A-Za-z0-9_-]{1,64})\.(?<huella>[0-9a-f]{16})$/;

/** Id of the rival whose crest has this name. */
export const crestEquipoId = (name = ''): string | undefined =>
  CREST_NAME.exec(name)?.groups?.['equipoId'];

export function crestUrl(name = ''): string | undefined {
  const { equipoId, huella } = CREST_NAME.exec(name)?.groups ?? {};
  return equipoId === undefined ? undefined : imageUrl('equipo', equipoId, huella);
}

/** Media type of an image from its content: PNG, otherwise JPEG. */
export const imageMime = (bytes: Uint8Array): 'image/png' | 'image/jpeg' =>
  isPng(bytes) ? 'image/png' : 'image/jpeg';

/** An image without metadata. */
export const stripImage = (bytes: Uint8Array): Uint8Array =>
  isPng(bytes) ? stripPng(bytes) : stripJpeg(bytes);

/**
 * Width and height of an image that may be published as `tipo` (reglas 2 and 21), or a refusal. Photos are JPEG.
 * Crests and logos are PNG or JPEG, with their own limits.
 */
export function inspectImage(tipo: ImageKind, bytes: Uint8Array): Result<ImageSize> {
  if (!isEmblem(tipo)) return inspectJpeg(bytes);
  if (bytes.length > EMBLEM_MAX_BYTES) {
    return refuse('imagen-grande', `el máximo son ${String(EMBLEM_MAX_BYTES / 1024)} KB`);
  }
  const size = isPng(bytes) ? inspectPng(bytes) : inspectJpeg(bytes);
  return size.ok ? checkSides(size.value, EMBLEM_MAX_SIDE_PX) : size;
}
