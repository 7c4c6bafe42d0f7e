import {
  capitalise,
  endpoints,
  type ImageKind,
  imageUrl,
  isNoticiaPhoto,
  NOTICIA_PHOTO_KINDS,
} from '@club/shared';
import AddAPhotoIcon from '@mui/icons-material/AddAPhotoRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Photo } from '../../components/photo';
import { callApi } from '../../lib/api/call-api';
import { DangerButton } from '../common/buttons';
import { FilePick } from '../common/file-pick';
import { LeaveGuard } from '../common/leave-guard';
import { LINE } from '../common/rows';
import {
  IDLE,
  type PendingPhoto,
  type PhotoStatus,
  PhotoStatusLine,
  uploadPhoto,
} from './photo-upload';
import { PHOTO_SHAPES, type PreparedPhoto, preparePhoto } from './prepare-photo';

interface PhotoGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Full-width form group for one or more photos. */
export function PhotoGroup({ label, children }: PhotoGroupProps) {
  const legend = useId();
  return (
    <Box
      role="group"
      aria-labelledby={legend}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Box id={legend} sx={{ fontWeight: 700 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

type SetStatus = (status: PhotoStatus) => void;

interface PhotoFieldProps {
  readonly tipo: ImageKind;
  readonly src: string | undefined;
  readonly onPick: (photo: PreparedPhoto, setStatus: SetStatus) => void;
  readonly onRemove: (setStatus: SetStatus) => void;
  readonly onRetry?: (setStatus: SetStatus) => void;
}

/** Widths of previews, CSS pixels. */
const PREVIEW_WIDTH: Readonly<Partial<Record<ImageKind, number>>> = {
  'jugador-perfil': 88,
  escudo: 96,
  patrocinador: 160,
  equipo: 96,
};
const DEFAULT_PREVIEW_WIDTH = 200;

function Preview({ tipo, src }: Pick<PhotoFieldProps, 'tipo' | 'src'>) {
  const { ratio, mime } = PHOTO_SHAPES[tipo];
  return (
    <Box
      sx={{
        position: 'relative',
        width: PREVIEW_WIDTH[tipo] ?? DEFAULT_PREVIEW_WIDTH,
        aspectRatio: tipo === 'escudo' || tipo === 'equipo' ? '1' : String(ratio ?? 16 / 9),
        borderRadius: tipo === 'jugador-perfil' ? '50%' : 2,
        overflow: 'hidden',
        border: '1px dashed',
        borderColor: 'text.secondary',
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
        flexShrink: 0,
      }}
    >
      <AddAPhotoIcon aria-hidden />
      {src !== undefined && (
        <Photo
          isEager
          src={src}
          fit={ratio === null ? 'contain' : 'cover'}
          // Opaque, to hide the icon behind the photo.
          background={mime === 'image/png' ? 'var(--paper)' : '#17211b'}
        />
      )}
    </Box>
  );
}

/** Form field for a photo: preview, buttons to choose and remove, and status. */
function PhotoField({ tipo, src, onPick, onRemove, onRetry }: PhotoFieldProps) {
  const [status, setStatus] = useState<PhotoStatus>(IDLE);
  const pick = async (file: File) => {
    const { photos } = await prepareAll([file], tipo, setStatus);
    if (photos[0]) onPick(photos[0], setStatus);
  };
  const { label, noun } = PHOTO_SHAPES[tipo];
  const isBusy = status.kind === 'preparing' || status.kind === 'uploading';
  const action = `${src === undefined ? 'Elegir' : 'Cambiar'} ${noun}`;
  return (
    <PhotoGroup label={label}>
      <Box sx={{ ...LINE, gap: 1.5 }}>
        <Preview tipo={tipo} src={src} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FilePick
            label={`${action}: ${label}`}
            accept="image/*"
            isBusy={isBusy}
            onPick={([file]) => void pick(file)}
          >
            {action}
          </FilePick>
          {src !== undefined && (
            <DangerButton
              variant="text"
              label={`Quitar ${noun}`}
              fullLabel={`Quitar ${noun}: ${label}`}
              isDisabled={isBusy}
              onClick={() => onRemove(setStatus)}
            />
          )}
        </Box>
      </Box>
      <PhotoStatusLine label={label} status={status} onRetry={() => onRetry?.(setStatus)} />
    </PhotoGroup>
  );
}

/**
 * Prepares chosen files for upload, and reports the status. Returns the usable photos, and why the first unusable file
 * cannot be used.
 */
export async function prepareAll(files: readonly File[], tipo: ImageKind, setStatus: SetStatus) {
  setStatus({ kind: 'preparing' });
  const photos: PreparedPhoto[] = [];
  let problem: string | undefined;
  for (const file of files) {
    const prepared = await preparePhoto(file, PHOTO_SHAPES[tipo]);
    if (prepared.ok) photos.push(prepared.photo);
    else problem ??= prepared.msg;
  }
  setStatus(problem === undefined ? IDLE : { kind: 'unusable', msg: problem });
  return { photos, problem };
}

interface NewPhotoFieldProps {
  readonly tipo: ImageKind;
  readonly photo: PreparedPhoto | undefined;
  readonly onChange: (photo: PreparedPhoto | undefined) => void;
}

/** Field for the photo of a record being created. The photo is uploaded once the record has an id. */
export function NewPhotoField({ tipo, photo, onChange }: NewPhotoFieldProps) {
  const replace = (next: PreparedPhoto | undefined) => {
    if (photo) URL.revokeObjectURL(photo.url);
    onChange(next);
  };
  return (
    <PhotoField
      tipo={tipo}
      src={photo?.url}
      onPick={replace}
      onRemove={(setStatus) => {
        setStatus(IDLE);
        replace(undefined);
      }}
    />
  );
}

/** Removes a stored photo. Resolves to the status to show, and whether it is gone. */
export async function removePhoto(tipo: ImageKind, id: string) {
  const result = await callApi(endpoints.delImagen, { tipo, id });
  // 404: somebody else has removed it already.
  const isGone = result.ok || result.error.status === 404;
  const status: PhotoStatus = isGone
    ? { kind: 'done', msg: `${capitalise(PHOTO_SHAPES[tipo].noun)} quitada!` }
    : { kind: 'unusable', msg: result.error.msg };
  return { isGone, status };
}

interface StoredPhotoFieldProps {
  readonly tipo: ImageKind;
  readonly recordId: string;
  /** Whether there is a photo that may be shown. */
  readonly isStored: boolean;
  /** Called when a photo was stored or removed. */
  readonly onChange: () => void;
}

/** Field for the photo of an existing record. A chosen photo is uploaded at once, independently of the form around it. */
export function StoredPhotoField({ tipo, recordId, isStored, onChange }: StoredPhotoFieldProps) {
  // The random key bypasses the cache, which could show the previous photo for a minute.
  const [src, setSrc] = useState(() =>
    isStored ? imageUrl(tipo, recordId, crypto.randomUUID()) : undefined,
  );
  const [lastSent, setLastSent] = useState<PendingPhoto>();
  const send = async (photo: PendingPhoto, setStatus: SetStatus) => {
    setLastSent(photo);
    const stored = await uploadPhoto(photo, setStatus);
    if (!stored) return;
    setSrc(stored.data.url);
    onChange();
  };
  const remove = async (setStatus: SetStatus) => {
    const { isGone, status: outcome } = await removePhoto(tipo, recordId);
    setStatus(outcome);
    if (!isGone) return;
    setSrc(undefined);
    onChange();
  };
  return (
    <PhotoField
      tipo={tipo}
      src={src}
      onPick={(photo, setStatus) =>
        void send({ tipo, id: recordId, photo, key: crypto.randomUUID() }, setStatus)
      }
      onRemove={(setStatus) => void remove(setStatus)}
      onRetry={(setStatus) => {
        if (lastSent) void send(lastSent, setStatus);
      }}
    />
  );
}

/** A photo that was chosen for a new record. */
export interface NewPhoto extends Pick<PendingPhoto, 'tipo' | 'photo'> {
  /** Display name of the record. */
  readonly nombre: string;
}

/** A photo of a created record, and its status. */
interface CreatedPhoto extends NewPhoto, PendingPhoto {
  readonly status: PhotoStatus;
}

/** Slots to try for a news photo: its own, then those after it. `undefined` for other kinds. */
const slotsFrom = (tipo: ImageKind) =>
  isNoticiaPhoto(tipo) ? NOTICIA_PHOTO_KINDS.slice(NOTICIA_PHOTO_KINDS.indexOf(tipo)) : undefined;

/** Uploads photos of created records, each with progress and a retry button. */
export function useCreatedPhotos(onStored: () => void) {
  const [photos, setPhotos] = useState<readonly CreatedPhoto[]>([]);
  const send = async (photo: CreatedPhoto) => {
    const setStatus: SetStatus = (status) =>
      setPhotos((all) => all.map((one) => (one.key === photo.key ? { ...one, status } : one)));
    if (await uploadPhoto(photo, setStatus, slotsFrom(photo.tipo))) onStored();
  };
  return {
    add: async (id: string, added: readonly NewPhoto[]) => {
      const created = added.map((photo): CreatedPhoto => ({
        ...photo,
        id,
        key: crypto.randomUUID(),
        status: IDLE,
      }));
      setPhotos((all) => [...all, ...created]);
      // One by one, so that the photos of a record arrive in order.
      for (const photo of created) await send(photo);
    },
    progress: photos.length > 0 && (
      <Box sx={{ display: 'grid', gap: 1 }}>
        {photos.map((photo) => {
          const { tipo, nombre, key, status } = photo;
          const label = `${PHOTO_SHAPES[tipo].label} de ${nombre}`;
          return (
            <Card
              key={key}
              role="group"
              aria-label={label}
              sx={{ p: 2, display: 'grid', gap: 0.5 }}
            >
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{label}</Typography>
              <PhotoStatusLine label={label} status={status} onRetry={() => void send(photo)} />
              <LeaveGuard isDirty={status.kind !== 'done'} />
            </Card>
          );
        })}
      </Box>
    ),
  };
}
