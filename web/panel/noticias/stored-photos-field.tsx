import { useEffect, useRef, useState } from 'react';
import { photosOf, freeKinds, isPublished, mediaKind, mediaUrl, type Noticia } from '@club/shared';
import { credentialHeaders } from '../../lib/api/credential';
import { removePhoto } from '../photos/photo-field';
import { PhotosList, moved } from './photos-list';
import { type DescribedPhoto, withArrivals } from './noticia-values';
import { IDLE, type PhotoStatus, PhotoStatusLine, uploadFurther } from '../photos/photo-upload';
import { PHOTO_SHAPES, type PreparedPhoto, preparePhoto } from '../photos/prepare-photo';

/** Fetches a non-public image with the session's token and returns a blob URL. */
async function fetchPrivate(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: await credentialHeaders() });
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
  } catch {
    // Offline: no image.
    return undefined;
  }
}

/**
 * URLs to show images: public ones as they are, others as blob URLs fetched with the session's token. Each is fetched
 * once and valid until the component unmounts.
 */
function usePrivateSrcs(
  urls: readonly string[],
  isPrivate: boolean,
): readonly (string | undefined)[] {
  const [fetched, setFetched] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Map<string, Promise<string | undefined>>());
  const list = urls.join(' ');
  useEffect(() => {
    if (!isPrivate || list === '') return;
    let isCurrent = true;
    for (const url of list.split(' ')) {
      const answer = asked.current.get(url) ?? fetchPrivate(url);
      asked.current.set(url, answer);
      void answer.then((src) => {
        // Retried with the next list.
        if (src === undefined) asked.current.delete(url);
        else if (isCurrent) setFetched((known) => new Map(known).set(url, src));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [list, isPrivate]);
  useEffect(() => {
    const { current: answers } = asked;
    return () => {
      for (const answer of answers.values()) {
        void answer.then((src) => {
          if (src !== undefined) URL.revokeObjectURL(src);
        });
      }
      answers.clear();
    };
  }, []);
  return urls.map((url) => (isPrivate ? fetched.get(url) : url));
}

interface StoredPhotosFieldProps {
  readonly noticia: Noticia;
  readonly fotos: readonly DescribedPhoto[];
  readonly onChange: (fotos: readonly DescribedPhoto[]) => void;
  /** Called when a photo was stored or removed. */
  readonly onStored: () => void;
}

/** A photo being uploaded. Retries use the same idempotency key. */
interface Unsent {
  readonly foto: PreparedPhoto;
  readonly key: string;
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
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const fotos = withArrivals(own, photosOf(noticia), removed);
  const srcs = usePrivateSrcs(
    fotos.map(({ nombre }) => mediaUrl(nombre) ?? ''),
    !isPublished(noticia),
  );

  const send = async (waiting: readonly Unsent[]) => {
    let stored = fotos;
    for (const [index, { foto: picture, key }] of waiting.entries()) {
      setStatus({ kind: 'uploading', share: 0 });
      const result = await uploadFurther({
        places: freeKinds(stored.map(({ nombre }) => nombre)),
        id: noticia._id,
        foto: picture.blob,
        idempotencyKey: key,
        onProgress: (share) => setStatus({ kind: 'uploading', share }),
      });
      if (!result.ok) {
        setUnsent(waiting.slice(index));
        setStatus({ kind: 'failed', msg: result.error.msg });
        return;
      }
      URL.revokeObjectURL(picture.url);
      stored = [...stored, { nombre: result.value.nombre, alt: '' }];
      onChange(stored);
      onStored();
    }
    setUnsent([]);
    setStatus({ kind: 'done', msg: 'Foto guardada!' });
  };

  const pick = async (files: readonly File[]) => {
    setStatus({ kind: 'preparing' });
    const prepared: PreparedPhoto[] = [];
    for (const file of files) {
      const one = await preparePhoto(file, PHOTO_SHAPES.noticia);
      if (!one.ok) {
        setStatus({ kind: 'unusable', msg: one.msg });
        return;
      }
      prepared.push(one.foto);
    }
    await send(prepared.map((picture) => ({ foto: picture, key: crypto.randomUUID() })));
  };

  const remove = async (index: number) => {
    const [gone] = fotos.slice(index, index + 1);
    const tipo = gone && mediaKind(gone.nombre);
    if (!tipo) return;
    const { isGone, status: outcome } = await removePhoto(tipo, noticia._id);
    setStatus(outcome);
    if (!isGone) return;
    setRemoved((previous) => [...previous, gone.nombre]);
    onChange(fotos.toSpliced(index, 1));
    onStored();
  };

  return (
    <PhotosList
      fotos={fotos.map(({ nombre, alt }, index) => ({ key: nombre, src: srcs[index], alt }))}
      isBusy={status.kind === 'preparing' || status.kind === 'uploading'}
      onPick={(files) => void pick(files)}
      onMove={(from, to) => onChange(moved(fotos, from, to))}
      onAlt={(index, alt) =>
        onChange(fotos.map((picture, other) => (other === index ? { ...picture, alt } : picture)))
      }
      onRemove={(index) => void remove(index)}
      status={
        <PhotoStatusLine label="Imagenes" status={status} onRetry={() => void send(unsent)} />
      }
    />
  );
}
