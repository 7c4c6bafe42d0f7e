import type { TipoImagen } from '@club/shared';
import AddAPhotoIcon from '@mui/icons-material/AddAPhotoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { Photo } from '../../../components/photo';
import { visuallyHidden } from '../../../components/visually-hidden';
import { DangerButton } from '../common/danger-button';
import { PHOTO_SHAPES } from './photo-shapes';
import { PhotoStatusLine } from './photo-status';
import type { PhotoStatus } from './use-photo-upload';

interface PhotoFieldProps {
  readonly tipo: TipoImagen;
  /** Photo that there is. */
  readonly src: string | undefined;
  readonly status: PhotoStatus;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const WIDTH: Readonly<Record<TipoImagen, number>> = {
  'jugador-perfil': 88,
  'jugador-banner': 200,
  noticia: 200,
};

function Preview({ tipo, src }: Pick<PhotoFieldProps, 'tipo' | 'src'>) {
  const { ratio } = PHOTO_SHAPES[tipo];
  return (
    <Box
      sx={{
        position: 'relative',
        width: WIDTH[tipo],
        aspectRatio: String(ratio ?? 16 / 9),
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
        <Photo src={src} fit={ratio === null ? 'contain' : 'cover'} background="#17211b" />
      )}
    </Box>
  );
}

interface FilePickProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPick: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that lets a photo be chosen or, on a phone, taken. */
function FilePick({ label, isBusy, onPick, children }: FilePickProps) {
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      disabled={isBusy}
      sx={{
        '&:focus-within': {
          outline: '3px solid',
          outlineColor: 'secondary.main',
          outlineOffset: 2,
        },
      }}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        disabled={isBusy}
        style={visuallyHidden}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again is a choice too.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </Button>
  );
}

/** A photo of a record: what there is, choosing, taking away, and how far the upload is. */
export function PhotoField({ tipo, src, status, onPick, onRemove, onRetry }: PhotoFieldProps) {
  const { label } = PHOTO_SHAPES[tipo];
  const legend = useId();
  const isBusy = status.kind === 'preparing' || status.kind === 'uploading';
  const action = src === undefined ? 'Elegir foto' : 'Cambiar foto';
  return (
    <Box
      role="group"
      aria-labelledby={legend}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Box id={legend} sx={{ fontWeight: 700 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Preview tipo={tipo} src={src} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FilePick label={`${action}: ${label}`} isBusy={isBusy} onPick={onPick}>
            {action}
          </FilePick>
          {src !== undefined && (
            <DangerButton
              variant="text"
              label="Quitar foto"
              fullLabel={`Quitar foto: ${label}`}
              isDisabled={isBusy}
              onClick={onRemove}
            />
          )}
        </Box>
      </Box>
      <PhotoStatusLine label={label} status={status} onRetry={onRetry} />
    </Box>
  );
}
