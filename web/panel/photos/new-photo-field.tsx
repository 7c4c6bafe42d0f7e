import type { ImageKind } from '@club/shared';
import { useState } from 'react';
import { PhotoField } from './photo-field';
import { PHOTO_SHAPES } from './photo-shapes';
import { type PreparedPhoto, preparePhoto } from './prepare-photo';
import { IDLE, type PhotoStatus } from './use-photo-upload';

interface NewPhotoFieldProps {
  readonly tipo: ImageKind;
  readonly foto: PreparedPhoto | undefined;
  readonly onChange: (picture: PreparedPhoto | undefined) => void;
}

/** Photo of a record being created. It stays in the form until the record has an id. */
export function NewPhotoField({ tipo, foto: picture, onChange }: NewPhotoFieldProps) {
  const [status, setStatus] = useState<PhotoStatus>(IDLE);
  const replace = (next: PreparedPhoto | undefined) => {
    if (picture) URL.revokeObjectURL(picture.url);
    onChange(next);
  };
  const pick = async (file: File) => {
    setStatus({ kind: 'preparing' });
    const prepared = await preparePhoto(file, PHOTO_SHAPES[tipo]);
    setStatus(prepared.ok ? IDLE : { kind: 'unusable', msg: prepared.msg });
    if (prepared.ok) replace(prepared.foto);
  };
  return (
    <PhotoField
      tipo={tipo}
      src={picture?.url}
      status={status}
      onPick={(file) => void pick(file)}
      onRemove={() => {
        setStatus(IDLE);
        replace(undefined);
      }}
      onRetry={() => undefined}
    />
  );
}
