import { capitalise, endpoints, type ImageKind } from '@club/shared';
import { useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import { PhotoField } from './photo-field';
import { PHOTO_SHAPES } from './photo-shapes';
import { preparePhoto } from './prepare-photo';
import { usePhotoUpload } from './use-photo-upload';

interface StoredPhotoFieldProps {
  readonly tipo: ImageKind;
  readonly recordId: string;
  readonly initialSrc: string | undefined;
  /** Called when a photo was stored or removed. */
  readonly onChange: () => void;
}

/** Photo of an existing record. A chosen photo is stored at once, independently of the form around it. */
export function StoredPhotoField({ tipo, recordId, initialSrc, onChange }: StoredPhotoFieldProps) {
  const { noun } = PHOTO_SHAPES[tipo];
  const [src, setSrc] = useState(initialSrc);
  const upload = usePhotoUpload((url) => {
    setSrc(url);
    onChange();
  });
  const pick = async (file: File) => {
    upload.setStatus({ kind: 'preparing' });
    const prepared = await preparePhoto(file, PHOTO_SHAPES[tipo]);
    if (prepared.ok) await upload.send({ tipo, id: recordId, foto: prepared.foto });
    else upload.setStatus({ kind: 'unusable', msg: prepared.msg });
  };
  const remove = async () => {
    const result = await callApi(endpoints.delImagen, { tipo, id: recordId });
    // 404: somebody else has removed it already.
    const isGone = result.ok || result.error.status === 404;
    upload.setStatus(
      isGone
        ? { kind: 'done', msg: `${capitalise(noun)} quitada!` }
        : { kind: 'unusable', msg: result.error.msg },
    );
    if (!isGone) return;
    setSrc(undefined);
    onChange();
  };
  return (
    <PhotoField
      tipo={tipo}
      src={src}
      status={upload.status}
      onPick={(file) => void pick(file)}
      onRemove={() => void remove()}
      onRetry={upload.retry}
    />
  );
}
