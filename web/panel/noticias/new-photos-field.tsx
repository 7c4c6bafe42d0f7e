import { useState } from 'react';
import { PHOTO_SHAPES } from '../photos/photo-shapes';
import { PhotoStatusLine } from '../photos/photo-status';
import { type PreparedPhoto, preparePhoto } from '../photos/prepare-photo';
import { IDLE, type PhotoStatus } from '../photos/use-photo-upload';
import { PhotosList, moved } from './photos-list';

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
      onMove={(from, to) => {
        onChange(moved(fotos, from, to));
      }}
      onRemove={(index) => {
        const [gone] = fotos.slice(index, index + 1);
        if (gone) URL.revokeObjectURL(gone.url);
        onChange(fotos.toSpliced(index, 1));
      }}
      status={<PhotoStatusLine label="Imagenes" status={status} onRetry={() => undefined} />}
    />
  );
}
