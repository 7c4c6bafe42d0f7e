import {
  capitalise,
  type ImageKind,
  MAX_NOTICIA_PHOTOS,
  mediaName,
  type NoticiaPhotoKind,
} from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type Upload, uploadImage } from '../../lib/api/upload-image';
import { PHOTO_SHAPES, type PreparedPhoto } from './prepare-photo';

interface SlotUpload extends Omit<Upload, 'tipo' | 'isNew'> {
  /** Slots to try, best first. */
  readonly slots: readonly NoticiaPhotoKind[];
}

const PRECONDITION_FAILED = 412;

const FULL = {
  ok: false,
  error: {
    status: null,
    msg: `No caben más fotos: una noticia admite ${String(MAX_NOTICIA_PHOTOS)}.`,
  },
} as const;

/**
 * Stores a photo of a news item in the first free one of `slots`, and adds the photo's name to the answer. The server
 * answers 412 for a slot that is taken; then the next is tried. Each slot has its own idempotency key, so a retry is
 * safe.
 */
export async function uploadToFreeSlot(
  { slots, idempotencyKey, ...upload }: SlotUpload,
  send: typeof uploadImage = uploadImage,
) {
  for (const tipo of slots) {
    const key = `${idempotencyKey}-${tipo}`;
    const result = await send({ ...upload, tipo, isNew: true, idempotencyKey: key });
    if (result.ok) {
      const nombre = mediaName(upload.id, result.value.data.huella, tipo);
      return { ok: true, value: { ...result.value, nombre } } as const;
    }
    if (result.error.status !== PRECONDITION_FAILED) return result;
  }
  return FULL;
}

/** Status of a photo. `share` is the uploaded part, from 0 to 1. */
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

/** A photo to upload. A retry with the same key stores it only once. */
export interface PendingPhoto {
  readonly tipo: ImageKind;
  readonly id: string;
  readonly photo: PreparedPhoto;
  readonly key: string;
}

/**
 * Uploads a photo, with the status for the screen; with `slots`, into the first free one. Resolves to the answer, with the
 * name of a photo that took a slot, and to `undefined` after a failure.
 */
export async function uploadPhoto(
  { tipo, id, photo, key }: PendingPhoto,
  setStatus: (status: PhotoStatus) => void,
  slots?: readonly NoticiaPhotoKind[],
) {
  setStatus({ kind: 'uploading', share: 0 });
  const upload = {
    id,
    image: photo.blob,
    idempotencyKey: key,
    onProgress: (share: number) => setStatus({ kind: 'uploading', share }),
  };
  const result = slots
    ? await uploadToFreeSlot({ ...upload, slots })
    : await uploadImage({ ...upload, tipo });
  if (!result.ok) {
    setStatus({ kind: 'failed', msg: result.error.msg });
    return undefined;
  }
  setStatus({ kind: 'done', msg: `${capitalise(PHOTO_SHAPES[tipo].noun)} guardada!` });
  URL.revokeObjectURL(photo.url);
  return { nombre: '', ...result.value };
}

interface PhotoStatusLineProps {
  readonly label: string;
  readonly status: PhotoStatus;
  /** Sends the photo again, after a failed upload. */
  readonly onRetry?: (() => void) | undefined;
}

/** Status text of a photo: progress or error, with a retry button. */
export function PhotoStatusLine({ label, status, onRetry }: PhotoStatusLineProps) {
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {status.kind === 'preparing' && 'Preparando la foto…'}
        {status.kind === 'uploading' &&
          `Subiendo la foto… ${String(Math.round(status.share * 100))} %`}
        {status.kind === 'done' && status.msg}
      </Typography>
      {status.kind === 'uploading' && (
        <LinearProgress
          variant="determinate"
          value={status.share * 100}
          aria-label={`${label}: subida`}
          sx={{ mt: 0.5 }}
        />
      )}
      {(status.kind === 'failed' || status.kind === 'unusable') && (
        <Alert
          severity="error"
          role="alert"
          sx={{ alignItems: 'center' }}
          action={
            status.kind === 'failed' && (
              <Button color="inherit" onClick={onRetry}>
                Reintentar
              </Button>
            )
          }
        >
          {status.msg}
        </Alert>
      )}
    </Box>
  );
}
