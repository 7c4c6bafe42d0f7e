import {
  CLUB_MAX_BYTES,
  type ClubCopy,
  ClubCopyError,
  clubLine,
  type ClubPart,
  collectClub,
  type Endpoint,
  type EndpointResponse,
  endpoints,
  lastLine,
  type ListedPhoto,
  photoId,
  photoLine,
  type PhotoReceiver,
  photosBytes,
  type Progress,
  sendClub,
} from '@club/shared';
import { type ApiError, callApi, type CallOptions } from '../../lib/api/call-api';
import type { Outcome } from './copy-file';

/** A refused or unanswered call of a transfer. */
class TransferError extends Error {
  override readonly name = 'TransferError';
  constructor(readonly error: ApiError) {
    super(error.msg);
  }
}

/** Calls of one part before giving up, as mobile connections drop for a moment. */
const MAX_ATTEMPTS = 3;

async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<EndpointResponse<E>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await callApi(endpoint, options);
    if (result.ok) return result.value;
    const { status } = result.error;
    const isFinal = status !== null && status < 500;
    if (isFinal || attempt === MAX_ATTEMPTS) throw new TransferError(result.error);
  }
}

async function toOutcome<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof TransferError || error instanceof ClubCopyError) {
      return { ok: false, msg: error.message };
    }
    throw error;
  }
}

/** Photos that were received, each as the line of the file. Browsers can keep blobs on disk instead of in memory. */
export interface ReceivedBlobs extends PhotoReceiver {
  readonly line: (picture: ListedPhoto) => Blob;
}

export function createReceivedBlobs(): ReceivedBlobs {
  const lines = new Map<string, Blob>();
  const toPhotoKey = (picture: ListedPhoto) =>
    [photoId(picture), picture.huella, picture.cuando].join(' ');
  return {
    has: (picture) => lines.has(toPhotoKey(picture)),
    add(picture, image) {
      lines.set(toPhotoKey(picture), new Blob([photoLine(image)]));
      return Promise.resolve();
    },
    line: (picture) => lines.get(toPhotoKey(picture)) ?? new Blob(),
  };
}

export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

async function toDownloadedFile(part: ClubPart, received: ReceivedBlobs): Promise<DownloadedFile> {
  const day = `club-${part.club.exportado.slice(0, 10)}`;
  const lines = part.fotos.map((picture) => received.line(picture));
  const first = clubLine(part);
  const base64Length = (photosBytes(part.fotos) * 4) / 3;
  if (base64Length + first.length <= CLUB_MAX_BYTES) {
    // A single JSON file, with the photos' lines joined into an array.
    const club = JSON.stringify({ ...part.club, imagenes: undefined });
    const images = lines.flatMap((line, index) => (index === 0 ? [line] : [',', line]));
    const type = 'application/json';
    const blob = new Blob([club.slice(0, -1), ',"imagenes":[', ...images, ']}'], { type });
    return { blob, name: `${day}.json` };
  }
  const last = await lastLine(part, first);
  const content = [first, '\n', ...lines.flatMap((line) => [line, '\n']), last, '\n'];
  return { blob: new Blob(content, { type: 'application/x-ndjson' }), name: `${day}.jsonl` };
}

/** The club without photo contents, and the list of its photos with their sizes. */
export const fetchClubPart = (): Promise<Outcome<ClubPart>> =>
  toOutcome(() => call(endpoints.exportarClub));

/** Downloads the whole club, part by part. Photos already in `received` are not fetched again. */
export const downloadCopy = (
  received: ReceivedBlobs,
  onProgress: (progress: Progress) => void,
): Promise<Outcome<DownloadedFile>> =>
  toOutcome(async () => {
    const part = await collectClub({
      fetchClub: () => call(endpoints.exportarClub),
      fetchPhotos: (desde) => call(endpoints.exportarFotos, { query: { desde } }),
      receiver: received,
      onProgress,
    });
    return toDownloadedFile(part, received);
  });

/** Imports a backup into this club, part by part. An interrupted import continues where it stopped. */
export const uploadCopy = (
  copy: ClubCopy,
  onProgress: (progress: Progress) => void,
): Promise<Outcome<unknown>> =>
  toOutcome(() =>
    sendClub(copy, {
      sendClub: async (body) => (await call(endpoints.importarClub, { body })).data,
      sendPhotos: (body) => call(endpoints.importarFotos, { body }),
      onProgress,
    }),
  );
