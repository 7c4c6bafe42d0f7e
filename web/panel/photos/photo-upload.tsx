import {
  capitalise,
  type ImageKind,
  isNoticiaPhoto,
  MAX_NOTICIA_PHOTOS,
  mediaName,
  type NoticiaPhotoKind,
} from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { uploadImage } from '../../lib/api/upload-image';
import { PHOTO_SHAPES, type PreparedPhoto } from './prepare-photo';

/** The server's answer for a slot of a news item that is taken. */
const PRECONDITION_FAILED = 412;

const FULL = `No caben más fotos: una noticia admite ${String(MAX_NOTICIA_PHOTOS)}.`;

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
 * Uploads a photo and reports its status. A photo of a news item takes the first free one of `slots`. Each slot has its
 * own idempotency key, so a retry is safe. Resolves to the answer and the file name of a news photo, or to `undefined`
 * after a failure.
 */
export async function uploadPhoto(
  { tipo, id, photo, key }: PendingPhoto,
  setStatus: (status: PhotoStatus) => void,
  slots?: readonly NoticiaPhotoKind[],
  send: typeof uploadImage = uploadImage,
) {
  const onProgress = (share: number) => setStatus({ kind: 'uploading', share });
  onProgress(0);
  const tries = slots?.map((slot) => ({
    tipo: slot,
    isNew: true,
    idempotencyKey: `${key}-${slot}`,
  })) ?? [{ tipo, idempotencyKey: key }];
  let problem = FULL;
  for (const attempt of tries) {
    const result = await send({ ...attempt, id, image: photo.blob, onProgress });
    if (result.ok) {
      setStatus({ kind: 'done', msg: `${capitalise(PHOTO_SHAPES[tipo].noun)} guardada!` });
      URL.revokeObjectURL(photo.url);
      const { data } = result.value;
      const nombre = isNoticiaPhoto(attempt.tipo) ? mediaName(id, data.huella, attempt.tipo) : '';
      return { nombre, data };
    }
    if (result.error.status !== PRECONDITION_FAILED) {
      problem = result.error.msg;
      break;
    }
  }
  setStatus({ kind: 'failed', msg: problem });
  return undefined;
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
