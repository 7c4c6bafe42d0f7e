import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ALT_MAX, MAX_NOTICIA_PHOTOS } from '@club/shared';
import { type ReactNode, useState } from 'react';
import { DangerButton } from '../common/danger-button';
import { FilePick } from '../common/file-pick';
import { PhotoGroup } from '../photos/photo-field';
import { LINE } from '../common/rows';
import { IDLE, type PhotoStatus, PhotoStatusLine } from '../photos/photo-upload';
import { PHOTO_SHAPES, type PreparedPhoto, preparePhoto } from '../photos/prepare-photo';

interface ListedPhoto {
  readonly key: string;
  readonly src: string | undefined;
  /** Description of the photo; absent until it is uploaded. */
  readonly alt?: string;
}

interface PhotosListProps {
  readonly fotos: readonly ListedPhoto[];
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

/** Photos of a news item in order, with buttons to move them. The first is the card's. */
export function PhotosList({
  fotos,
  isBusy,
  onPick,
  onMove,
  onAlt,
  onRemove,
  status,
}: PhotosListProps) {
  const named = (index: number) => (fotos.length === 1 ? 'foto' : `foto ${String(index + 1)}`);
  const isFull = fotos.length >= MAX_NOTICIA_PHOTOS;
  const action = fotos.length === 0 ? 'Elegir foto' : 'Añadir foto';
  return (
    <PhotoGroup label={LABEL} gap={1.5}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {fotos.map(({ key, src, alt }, index) => (
          <Box component="li" key={key} sx={{ ...LINE, gap: 1.5, minWidth: 0 }}>
            <Box
              component="img"
              {...(src !== undefined && { src })}
              alt={`Foto ${String(index + 1)}`}
              sx={{
                width: 120,
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                borderRadius: 3,
                bgcolor: 'action.hover',
              }}
            />
            <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 1 }}>
              {alt !== undefined && onAlt && (
                <TextField
                  label={`Qué se ve en la ${named(index)}`}
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
                  fullLabel={`Quitar ${named(index)}: ${LABEL}`}
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
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const member = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...member);
}

interface NewPhotosFieldProps {
  readonly fotos: readonly PreparedPhoto[];
  readonly onChange: (fotos: readonly PreparedPhoto[]) => void;
}

/** Photos of a news item being created. They stay in the form until it has an id. */
export function NewPhotosField({ fotos, onChange }: NewPhotosFieldProps) {
  const [status, setStatus] = useState<PhotoStatus>(IDLE);
  const pick = async (files: readonly File[]) => {
    setStatus({ kind: 'preparing' });
    const added: PreparedPhoto[] = [];
    let problem: string | undefined;
    for (const file of files) {
      const prepared = await preparePhoto(file, PHOTO_SHAPES.noticia);
      if (prepared.ok) added.push(prepared.foto);
      else problem ??= prepared.msg;
    }
    setStatus(problem === undefined ? IDLE : { kind: 'unusable', msg: problem });
    onChange([...fotos, ...added]);
  };
  return (
    <PhotosList
      fotos={fotos.map(({ url }) => ({ key: url, src: url }))}
      isBusy={status.kind === 'preparing'}
      onPick={(files) => void pick(files)}
      onMove={(from, to) => onChange(moved(fotos, from, to))}
      onRemove={(index) => {
        const [gone] = fotos.slice(index, index + 1);
        if (gone) URL.revokeObjectURL(gone.url);
        onChange(fotos.toSpliced(index, 1));
      }}
      status={<PhotoStatusLine label={LABEL} status={status} />}
    />
  );
}
