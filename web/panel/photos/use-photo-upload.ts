import {
  capitalise,
  isNoticiaPhoto,
  NOTICIA_PHOTO_KINDS,
  type NoticiaPhotoKind,
  type ImageKind,
} from '@club/shared';
import { useRef, useState } from 'react';
import { uploadImage } from '../../lib/api/upload-image';
import { PHOTO_SHAPES } from './photo-shapes';
import type { PreparedPhoto } from './prepare-photo';
import { uploadFurther } from './upload-further';

/** Status of a photo. `share` is the part uploaded, from 0 to 1. */
export type PhotoStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'uploading'; readonly share: number }
  /** The file cannot be used. */
  | { readonly kind: 'unusable'; readonly msg: string }
  /** The upload failed and can be retried. */
  | { readonly kind: 'failed'; readonly msg: string }
  | { readonly kind: 'done'; readonly msg: string };

export const IDLE: PhotoStatus = { kind: 'idle' };

interface PendingPhoto {
  readonly tipo: ImageKind;
  readonly id: string;
  readonly foto: PreparedPhoto;
}

/** A slot of a news item and those after it. */
const placesFrom = (tipo: NoticiaPhotoKind) =>
  NOTICIA_PHOTO_KINDS.slice(NOTICIA_PHOTO_KINDS.indexOf(tipo));

/** Uploads a prepared photo; for a news item into a free slot. `onStored` gets its URL. A retry stores it only once. */
export function usePhotoUpload(onStored: (url: string) => void) {
  const [status, setStatus] = useState<PhotoStatus>(IDLE);
  const last = useRef<PendingPhoto & { readonly key: string }>(undefined);
  const attempt = async () => {
    const pending = last.current;
    if (!pending) return;
    setStatus({ kind: 'uploading', share: 0 });
    const { tipo, id, foto: picture, key } = pending;
    const upload = {
      id,
      foto: picture.blob,
      idempotencyKey: key,
      onProgress: (share: number) => {
        setStatus({ kind: 'uploading', share });
      },
    };
    const result = isNoticiaPhoto(tipo)
      ? await uploadFurther({ ...upload, places: placesFrom(tipo) })
      : await uploadImage({ ...upload, tipo });
    if (result.ok) {
      last.current = undefined;
      setStatus({ kind: 'done', msg: `${capitalise(PHOTO_SHAPES[tipo].noun)} guardada!` });
      onStored(result.value.data.url);
      URL.revokeObjectURL(picture.url);
    } else {
      setStatus({ kind: 'failed', msg: result.error.msg });
    }
  };
  return {
    status,
    setStatus,
    send: (pending: PendingPhoto) => {
      last.current = { ...pending, key: crypto.randomUUID() };
      return attempt();
    },
    /** Sends the last failed upload again. */
    retry: () => void attempt(),
  };
}
