import { useEffect, useState, type ReactNode } from 'react';
import {
  listNoticiaPhotos,
  freeKinds,
  isPublished,
  mediaKind,
  mediaUrl,
  type Noticia,
  ALT_MAX,
  MAX_NOTICIA_PHOTOS,
} from '@club/shared';
import { credentialHeaders } from '../../lib/api/credential';
import { whileCurrent } from '../../lib/while-current';
import { prepareAll, removePhoto, PhotoGroup } from '../photos/photo-field';
import {
  IDLE,
  type PendingPhoto,
  type PhotoStatus,
  PhotoStatusLine,
  uploadPhoto,
} from '../photos/photo-upload';
import type { PreparedPhoto } from '../photos/prepare-photo';
import { type DescribedPhoto, withArrivals } from './noticia-values';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DangerButton } from '../common/buttons';
import { FilePick } from '../common/file-pick';
import { LINE } from '../common/rows';

interface ListedPhoto {
  readonly key: string;
  readonly src: string | undefined;
  /** Description of the photo; absent until it is uploaded. */
  readonly alt?: string;
}

interface PhotosListProps {
  readonly fotos: readonly ListedPhoto[];
  /** Whether the server sends the photos only to a request with the session's token. */
  readonly isPrivate?: boolean;
  readonly isBusy: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onAlt?: (index: number, alt: string) => void;
  readonly onRemove: (index: number) => void;
  /** Progress of the last chosen photos. */
  readonly status: ReactNode;
}

const LABEL = 'Imagenes';

const MOVES = [
  [-1, '↑ Antes'],
  [1, '↓ Después'],
] as const;

/** Blob URL of an image that is fetched with the session's token; `undefined` if it cannot be read. */
async function fetchPrivate(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: await credentialHeaders() });
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}

interface ThumbnailProps extends Pick<ListedPhoto, 'src'> {
  readonly alt: string;
  readonly isPrivate: boolean;
}

function Thumbnail({ src, alt, isPrivate }: ThumbnailProps) {
  const [fetched, setFetched] = useState<string>();
  useEffect(() => {
    if (!isPrivate || src === undefined) return;
    const answer = fetchPrivate(src);
    const stop = whileCurrent(answer, setFetched);
    return () => {
      stop();
      void answer.then((url) => {
        if (url !== undefined) URL.revokeObjectURL(url);
      });
    };
  }, [src, isPrivate]);
  return (
    <Box
      component="img"
      src={isPrivate ? fetched : src}
      alt={alt}
      sx={{
        width: 120,
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 3,
        bgcolor: 'action.hover',
      }}
    />
  );
}

/** Photos of a news item in order, with buttons to move them. The first is the one on the home page. */
function PhotosList(props: PhotosListProps) {
  const { fotos, isPrivate = false, isBusy, onPick, onMove, onAlt, onRemove, status } = props;
  const formatPhotoName = (index: number) =>
    fotos.length === 1 ? 'foto' : `foto ${String(index + 1)}`;
  const isFull = fotos.length >= MAX_NOTICIA_PHOTOS;
  const action = fotos.length === 0 ? 'Elegir foto' : 'Añadir foto';
  return (
    <PhotoGroup label={LABEL}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {fotos.map(({ key, src, alt }, index) => (
          <Box component="li" key={key} sx={{ ...LINE, gap: 1.5, minWidth: 0 }}>
            <Thumbnail src={src} alt={`Foto ${String(index + 1)}`} isPrivate={isPrivate} />
            <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 1 }}>
              {alt !== undefined && onAlt && (
                <TextField
                  name="fotos"
                  label={`Qué se ve en la ${formatPhotoName(index)}`}
                  value={alt}
                  onChange={(event) => onAlt(index, event.target.value)}
                  autoComplete="off"
                  slotProps={{ htmlInput: { maxLength: ALT_MAX } }}
                />
              )}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { px: 1.5 } }}>
                {fotos.length > 1 &&
                  MOVES.map(([step, label]) => (
                    <Button
                      key={label}
                      variant="outlined"
                      disabled={fotos[index + step] === undefined}
                      aria-label={`${label}: foto ${String(index + 1)}`}
                      onClick={() => onMove(index, index + step)}
                    >
                      {label}
                    </Button>
                  ))}
                <DangerButton
                  variant="text"
                  label="Quitar"
                  fullLabel={`Quitar ${formatPhotoName(index)}: ${LABEL}`}
                  isDisabled={isBusy}
                  onClick={() => onRemove(index)}
                />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {!isFull && (
        <Box>
          <FilePick
            label={`${action}: ${LABEL}`}
            accept="image/*"
            isBusy={isBusy}
            isMultiple
            onPick={(files) => onPick(files.slice(0, MAX_NOTICIA_PHOTOS - fotos.length))}
          >
            {action}
          </FilePick>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {`${String(fotos.length)} de ${String(MAX_NOTICIA_PHOTOS)}. La primera es la de la portada.`}
      </Typography>
      {status}
    </PhotoGroup>
  );
}

/** The list with one element moved. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const member = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...member);
}

interface NewPhotosFieldProps {
  readonly fotos: readonly PreparedPhoto[];
  readonly onChange: (photos: readonly PreparedPhoto[]) => void;
}

/** Photos of a news item being created. They stay in the form until it has an id. */
export function NewPhotosField({ fotos, onChange }: NewPhotosFieldProps) {
  const [status, setStatus] = useState<PhotoStatus>(IDLE);
  const pick = async (files: readonly File[]) => {
    const { photos } = await prepareAll(files, 'noticia', setStatus);
    onChange([...fotos, ...photos]);
  };
  return (
    <PhotosList
      fotos={fotos.map(({ url }) => ({ key: url, src: url }))}
      isBusy={status.kind === 'preparing'}
      onPick={(files) => void pick(files)}
      onMove={(from, to) => onChange(moved(fotos, from, to))}
      onRemove={(index) => {
        const gone = fotos[index];
        if (gone) URL.revokeObjectURL(gone.url);
        onChange(fotos.toSpliced(index, 1));
      }}
      status={<PhotoStatusLine label={LABEL} status={status} />}
    />
  );
}

interface StoredPhotosFieldProps {
  readonly noticia: Noticia;
  readonly fotos: readonly DescribedPhoto[];
  readonly onChange: (photos: readonly DescribedPhoto[]) => void;
  /** Called when a photo was stored or removed. */
  readonly onStored: () => void;
}

/**
 * Photos of an existing news item. Chosen ones are stored at once; order and descriptions are saved with the form.
 * Failed uploads can be retried.
 */
export function StoredPhotosField({
  noticia,
  fotos: own,
  onChange,
  onStored,
}: StoredPhotosFieldProps) {
  const [status, setStatus] = useState<PhotoStatus>(IDLE);
  const [unsent, setUnsent] = useState<readonly PendingPhoto[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const storedPhotos = withArrivals(own, listNoticiaPhotos(noticia), removed);

  /** Uploads photos one after another. Returns whether all are stored. */
  const send = async (waiting: readonly PendingPhoto[]) => {
    let stored = storedPhotos;
    for (const [index, photo] of waiting.entries()) {
      const slots = freeKinds(stored.map(({ nombre }) => nombre));
      const added = await uploadPhoto(photo, setStatus, slots);
      if (!added) {
        setUnsent(waiting.slice(index));
        return false;
      }
      stored = [...stored, { nombre: added.nombre, alt: '' }];
      onChange(stored);
      onStored();
    }
    setUnsent([]);
    return true;
  };

  const pick = async (files: readonly File[]) => {
    const { photos, problem } = await prepareAll(files, 'noticia', setStatus);
    const isSent = await send(
      photos.map((photo) => ({
        tipo: 'noticia',
        id: noticia._id,
        photo,
        key: crypto.randomUUID(),
      })),
    );
    if (isSent && problem !== undefined) setStatus({ kind: 'unusable', msg: problem });
  };

  const remove = async (index: number) => {
    const gone = storedPhotos[index];
    const tipo = gone && mediaKind(gone.nombre);
    if (!tipo) return;
    const { isGone, status: outcome } = await removePhoto(tipo, noticia._id);
    setStatus(outcome);
    if (!isGone) return;
    setRemoved((previous) => [...previous, gone.nombre]);
    onChange(storedPhotos.toSpliced(index, 1));
    onStored();
  };

  return (
    <PhotosList
      fotos={storedPhotos.map(({ nombre, alt }) => ({
        key: nombre,
        src: mediaUrl(nombre) ?? undefined,
        alt,
      }))}
      isPrivate={!isPublished(noticia)}
      isBusy={status.kind === 'preparing' || status.kind === 'uploading'}
      onPick={(files) => void pick(files)}
      onMove={(from, to) => onChange(moved(storedPhotos, from, to))}
      onAlt={(index, alt) =>
        onChange(
          storedPhotos.map((picture, other) => (other === index ? { ...picture, alt } : picture)),
        )
      }
      onRemove={(index) => void remove(index)}
      status={<PhotoStatusLine label={LABEL} status={status} onRetry={() => void send(unsent)} />}
    />
  );
}
