import { accept, refuse, type Result } from '../refusals';
import { EMBLEM_MAX_BYTES, EMBLEM_MAX_SIDE_PX, type ImageKind } from '../vocabulary';
import { isEmblem } from './image';
import { inspectJpeg, type JpegSize, stripJpeg } from './jpeg';
import { inspectPng, isPng, stripPng } from './png';

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
export function inspectImage(tipo: ImageKind, bytes: Uint8Array): Result<JpegSize> {
  if (!isEmblem(tipo)) return inspectJpeg(bytes);
  if (bytes.length > EMBLEM_MAX_BYTES) {
    return refuse('imagen-grande', `el máximo son ${String(EMBLEM_MAX_BYTES / 1024)} KB`);
  }
  const size = isPng(bytes) ? inspectPng(bytes) : inspectJpeg(bytes);
  if (!size.ok) return size;
  const { ancho, alto } = size.value;
  return Math.max(ancho, alto) > EMBLEM_MAX_SIDE_PX
    ? refuse(
        'imagen-invalida',
        `mide ${String(ancho)} × ${String(alto)} píxeles y el máximo es ${String(EMBLEM_MAX_SIDE_PX)} por lado`,
      )
    : accept({ ancho, alto });
}
