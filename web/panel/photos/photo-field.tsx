import type { ImageKind } from '@club/shared';
import AddAPhotoIcon from '@mui/icons-material/AddAPhotoRounded';
import Box from '@mui/material/Box';
import { Photo } from '../../components/photo';
import { DangerButton } from '../common/danger-button';
import { FilePick } from '../common/file-pick';
import { LINE } from '../common/rows';
import { PhotoGroup } from './photo-group';
import { PHOTO_SHAPES } from './photo-shapes';
import { PhotoStatusLine } from './photo-status';
import type { PhotoStatus } from './use-photo-upload';

interface PhotoFieldProps {
  readonly tipo: ImageKind;
  readonly src: string | undefined;
  readonly status: PhotoStatus;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const WIDTH: Readonly<Partial<Record<ImageKind, number>>> = {
  'jugador-perfil': 88,
  escudo: 96,
  patrocinador: 160,
  equipo: 96,
};
const WIDTH_OF_OTHERS = 200;

function Preview({ tipo, src }: Pick<PhotoFieldProps, 'tipo' | 'src'>) {
  const { ratio, mime } = PHOTO_SHAPES[tipo];
  return (
    <Box
      sx={{
        position: 'relative',
        width: WIDTH[tipo] ?? WIDTH_OF_OTHERS,
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
          // Loaded eagerly, and on an opaque background, so that nothing shows through transparent areas.
          isFirst
          src={src}
          fit={ratio === null ? 'contain' : 'cover'}
          background={mime === 'image/png' ? 'var(--paper)' : '#17211b'}
        />
      )}
    </Box>
  );
}

/** Photo input: the current photo, choose, remove, and upload progress. */
export function PhotoField({ tipo, src, status, onPick, onRemove, onRetry }: PhotoFieldProps) {
  const { label, noun } = PHOTO_SHAPES[tipo];
  const isBusy = status.kind === 'preparing' || status.kind === 'uploading';
  const action = `${src === undefined ? 'Elegir' : 'Cambiar'} ${noun}`;
  return (
    <PhotoGroup label={label} gap={1}>
      <Box sx={{ ...LINE, gap: 1.5 }}>
        <Preview tipo={tipo} src={src} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FilePick
            label={`${action}: ${label}`}
            accept="image/*"
            isBusy={isBusy}
            onPick={([file]) => {
              if (file) onPick(file);
            }}
          >
            {action}
          </FilePick>
          {src !== undefined && (
            <DangerButton
              variant="text"
              label={`Quitar ${noun}`}
              fullLabel={`Quitar ${noun}: ${label}`}
              isDisabled={isBusy}
              onClick={onRemove}
            />
          )}
        </Box>
      </Box>
      <PhotoStatusLine label={label} status={status} onRetry={onRetry} />
    </PhotoGroup>
  );
}
