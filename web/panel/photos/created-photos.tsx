import type { ImageKind } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../common/leave-guard';
import { PhotoStatusLine, usePhotoUpload } from './photo-upload';
import { PHOTO_SHAPES, type PreparedPhoto } from './prepare-photo';

/** A photo to upload for a record that was just created. */
export interface CreatedPhoto {
  readonly tipo: ImageKind;
  readonly id: string;
  /** Display name of the record. */
  readonly nombre: string;
  readonly foto: PreparedPhoto;
}

interface UploadCardProps {
  readonly created: CreatedPhoto;
  /** Runs the work after all queued work. */
  readonly enqueue: (work: () => Promise<void>) => void;
  readonly onStored: () => void;
}

function UploadCard({ created, enqueue, onStored }: UploadCardProps) {
  const { tipo, nombre } = created;
  const label = `${PHOTO_SHAPES[tipo].label} de ${nombre}`;
  const upload = usePhotoUpload(onStored);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    enqueue(() => upload.send(created));
  });
  return (
    <Card role="group" aria-label={label} sx={{ p: 2, display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{label}</Typography>
      <PhotoStatusLine label={label} status={upload.status} onRetry={upload.retry} />
      <LeaveGuard isDirty={upload.status.kind !== 'done'} />
    </Card>
  );
}

/** Uploads photos of created records, each with progress and a retry button. */
export function useCreatedPhotos(onStored: () => void) {
  const [photos, setPhotos] = useState<readonly CreatedPhoto[]>([]);
  // One at a time, so that several photos of a record arrive in order.
  const queue = useRef<Promise<void>>(Promise.resolve());
  return {
    add: (created: readonly CreatedPhoto[]) => {
      setPhotos((previous) => [...previous, ...created]);
    },
    list: photos.length > 0 && (
      <Box sx={{ display: 'grid', gap: 1 }}>
        {photos.map((created) => (
          <UploadCard
            key={`${created.tipo} ${created.id}`}
            created={created}
            enqueue={(work) => {
              queue.current = queue.current.then(work);
            }}
            onStored={onStored}
          />
        ))}
      </Box>
    ),
  };
}
