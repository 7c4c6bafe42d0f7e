import type { Endpoint, EndpointInput, EndpointResponse } from '../api/endpoint';
import { endpoints } from '../api/index';
import {
  type ImageFile,
  type ClubPart,
  type ListedPhoto,
  PART_MAX_BYTES,
} from '../schemas/club-file';
import {
  type ClubBackup,
  BackupError,
  toListedPhoto,
  photoId,
  photoLine,
  photosBytes,
} from './club-lines';

/** Photos and bytes transferred so far, and their totals. */
export interface Progress {
  readonly fotos: number;
  readonly ofPhotos: number;
  readonly bytes: number;
  readonly ofBytes: number;
}

/** The lines of received photos, by the photo's key. They may outlive an interrupted download. */
export interface ReceivedPhotos {
  readonly has: (key: string) => boolean;
  readonly add: (key: string, line: string) => Promise<void>;
}

/** Key of a received photo. A photo that replaces it has another key. */
export const photoKey = (photo: ListedPhoto): string =>
  [photoId(photo), photo.huella, photo.cuando].join(' ');

/** A client of the API, which may repeat calls. Throws if one is refused. */
export interface TransferClient {
  call<E extends Endpoint>(
    endpoint: E,
    options?: {
      readonly query?: Readonly<Record<string, string>>;
      readonly body?: EndpointInput<E>;
    },
  ): Promise<EndpointResponse<E>>;
}

type OnProgress = (progress: Progress) => void;

/** Number of attempts before giving up because photos keep changing. */
const MAX_ROUNDS = 5;

function computeProgress(
  { fotos }: ClubPart,
  isTransferred: (photo: ListedPhoto) => boolean,
): Progress {
  const received = fotos.filter(isTransferred);
  return {
    fotos: received.length,
    ofPhotos: fotos.length,
    bytes: photosBytes(received),
    ofBytes: photosBytes(fotos),
  };
}

/** Fetches the listed photos that are missing. Returns whether all of them are unchanged since the list. */
async function fetchMissing(
  part: ClubPart,
  api: TransferClient,
  received: ReceivedPhotos,
  onProgress: OnProgress,
): Promise<boolean> {
  const has = (photo: ListedPhoto) => received.has(photoKey(photo));
  const listed = new Map(part.fotos.map((picture) => [photoId(picture), picture]));
  const ids = [...listed.keys()].sort();
  onProgress(computeProgress(part, has));
  const isReceived = (id: string) => {
    const picture = listed.get(id);
    return picture !== undefined && has(picture);
  };
  let isAsListed = true;
  let position = 0;
  for (;;) {
    const wanted = ids.slice(position).find((id) => !isReceived(id));
    if (wanted === undefined) return isAsListed;
    const query = { desde: wanted };
    const { fotos, siguiente } = await api.call(endpoints.exportarFotos, { query });
    for (const { huella, ...imagen } of fotos) {
      const picture = listed.get(photoId(imagen));
      // Photos added since the list do not matter.
      if (!picture || has(picture)) continue;
      if (picture.huella !== huella || picture.cuando !== imagen.cuando) {
        isAsListed = false;
        continue;
      }
      if ((await toListedPhoto(imagen)).huella !== huella) {
        throw new BackupError(`La foto ${photoId(picture)} ha llegado dañada. Inténtalo de nuevo.`);
      }
      await received.add(photoKey(picture), photoLine(imagen));
    }
    onProgress(computeProgress(part, has));
    // A photo that this answer should have had was deleted or replaced.
    const covered = ids.slice(position).filter((id) => siguiente === null || id < siguiente);
    isAsListed &&= covered.every(isReceived);
    position += covered.length;
  }
}

/**
 * Downloads a whole club as of one moment. First the club without photos, then every photo in its list. If a photo
 * has changed meanwhile, the club is fetched again and unchanged photos are kept.
 */
export async function collectClub(
  api: TransferClient,
  received: ReceivedPhotos,
  onProgress: OnProgress = () => undefined,
): Promise<ClubPart> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const part = await api.call(endpoints.exportarClub);
    if (await fetchMissing(part, api, received, onProgress)) return part;
  }
  throw new BackupError(
    'Alguien está cambiando fotos mientras se hace la copia. Espera a que termine y vuelve a empezar.',
  );
}

/** Uploads a copy into an empty club, and resumes an interrupted import without sending anything twice. */
export async function sendClub(
  api: TransferClient,
  { part, readPhotos }: ClubBackup,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const send = async () => (await api.call(endpoints.importarClub, { body: part })).data;
  const begun = await send();
  if (begun.publicada) return;
  const missing = new Set(begun.faltan);
  const sizes = new Map(part.fotos.map((picture) => [photoId(picture), picture.bytes]));
  let progress = computeProgress(part, (photo) => !missing.has(photoId(photo)));
  let photos: ImageFile[] = [];
  let bytes = 0;
  const flush = async () => {
    if (photos.length > 0) {
      const body = { huella: begun.huella, fotos: photos };
      await api.call(endpoints.importarFotos, { body });
    }
    const sent = { fotos: progress.fotos + photos.length, bytes: progress.bytes + bytes };
    progress = { ...progress, ...sent };
    photos = [];
    bytes = 0;
    onProgress(progress);
  };
  onProgress(progress);
  for await (const picture of readPhotos()) {
    const id = photoId(picture);
    if (!missing.has(id)) continue;
    const size = sizes.get(id) ?? 0;
    if (bytes + size > PART_MAX_BYTES) await flush();
    photos.push(picture);
    bytes += size;
  }
  await flush();
  if ((await send()).publicada) return;
  throw new BackupError('El servidor no ha recibido todas las fotos. Vuelve a empezar.');
}
