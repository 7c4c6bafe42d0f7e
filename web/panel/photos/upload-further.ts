import {
  type EndpointResponse,
  type endpoints,
  MAX_NOTICIA_PHOTOS,
  mediaName,
  type NoticiaPhotoKind,
} from '@club/shared';
import type { ApiResult } from '../../lib/api/call-api';
import { type Upload, uploadImage } from '../../lib/api/upload-image';

interface Further extends Omit<Upload, 'tipo' | 'isNew'> {
  /** Candidate slots, best first. */
  readonly places: readonly NoticiaPhotoKind[];
}

type Stored = EndpointResponse<typeof endpoints.putImagen> & {
  /** Name of the photo in the news item. */
  readonly nombre: string;
};

const PRECONDITION_FAILED = 412;

const FULL = {
  status: null,
  msg: `No caben más fotos: una noticia admite ${String(MAX_NOTICIA_PHOTOS)}.`,
} as const;

/**
 * Stores a photo of a news item in the first free one of `places`. A concurrent upload may take a slot, which answers
 * 412; then the next is tried. Each slot has its own idempotency key, so a retry is safe.
 */
export async function uploadFurther(
  { places: [tipo, ...others], idempotencyKey, ...upload }: Further,
  send: typeof uploadImage = uploadImage,
): Promise<ApiResult<Stored>> {
  if (!tipo) return { ok: false, error: FULL };
  const key = `${idempotencyKey}-${tipo}`;
  const result = await send({ ...upload, tipo, isNew: true, idempotencyKey: key });
  if (result.ok) {
    const nombre = mediaName(upload.id, result.value.data.huella, tipo);
    return { ok: true, value: { ...result.value, nombre } };
  }
  return result.error.status === PRECONDITION_FAILED
    ? uploadFurther({ ...upload, places: others, idempotencyKey }, send)
    : result;
}
