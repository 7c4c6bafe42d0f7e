import {
  CLUB_MAX_BYTES,
  type ClubBackup,
  BackupError,
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
import type { Outcome } from './backup-file';

/** A refused or unanswered call of a transfer. */
class TransferError extends Error {
  override readonly name = 'TransferError';
  constructor(readonly error: ApiError) {
    super(error.msg);
  }
}

/** Attempts of a call before giving up: mobile connections drop for moments. */
const MAX_ATTEMPTS = 3;

async function callWithRetries<E extends Endpoint>(
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
    if (error instanceof TransferError || error instanceof BackupError) {
      return { ok: false, msg: error.message };
    }
    throw error;
  }
}

/** Received photos, each as its line of the file. Browsers can keep blobs on disk instead of in memory. */
export interface ReceivedBlobs extends PhotoReceiver {
  readonly line: (photo: ListedPhoto) => Blob;
}

export function createReceivedBlobs(): ReceivedBlobs {
  const lines = new Map<string, Blob>();
  const toPhotoKey = (photo: ListedPhoto) => [photoId(photo), photo.huella, photo.cuando].join(' ');
  return {
    has: (photo) => lines.has(toPhotoKey(photo)),
    add(photo, image) {
      lines.set(toPhotoKey(photo), new Blob([photoLine(image)]));
      return Promise.resolve();
    },
    line: (photo) => lines.get(toPhotoKey(photo)) ?? new Blob(),
  };
}

export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

async function toDownloadedFile(part: ClubPart, received: ReceivedBlobs): Promise<DownloadedFile> {
  const baseName = `club-${part.club.exportado.slice(0, 10)}`;
  const lines = part.fotos.map((photo) => received.line(photo));
  const firstLine = clubLine(part);
  const base64Length = (photosBytes(part.fotos) * 4) / 3;
  if (base64Length + firstLine.length <= CLUB_MAX_BYTES) {
    // A single JSON file, with the photos' lines joined into an array.
    const club = JSON.stringify({ ...part.club, imagenes: undefined });
    const images = lines.flatMap((line, index) => (index === 0 ? [line] : [',', line]));
    const type = 'application/json';
    const blob = new Blob([club.slice(0, -1), ',"imagenes":[', ...images, ']}'], { type });
    return { blob, name: `${baseName}.json` };
  }
  const allLines = [firstLine, ...lines, await lastLine(part, firstLine)];
  const content = allLines.flatMap((line) => [line, '\n']);
  return { blob: new Blob(content, { type: 'application/x-ndjson' }), name: `${baseName}.jsonl` };
}

/** The club without photo contents, and the list of its photos with their sizes. */
export const fetchClubPart = (): Promise<Outcome<ClubPart>> =>
  toOutcome(() => callWithRetries(endpoints.exportarClub));

/** Downloads the whole club, part by part. Photos already in `received` are not fetched again. */
export const downloadBackup = (
  received: ReceivedBlobs,
  onProgress: (progress: Progress) => void,
): Promise<Outcome<DownloadedFile>> =>
  toOutcome(async () => {
    const part = await collectClub({
      fetchClub: () => callWithRetries(endpoints.exportarClub),
      fetchPhotos: (desde) => callWithRetries(endpoints.exportarFotos, { query: { desde } }),
      receiver: received,
      onProgress,
    });
    return toDownloadedFile(part, received);
  });

/** Imports a backup into this club, part by part. An interrupted import continues where it stopped. */
export const uploadBackup = (
  backup: ClubBackup,
  onProgress: (progress: Progress) => void,
): Promise<Outcome<unknown>> =>
  toOutcome(() =>
    sendClub(backup, {
      sendClub: async (body) => (await callWithRetries(endpoints.importarClub, { body })).data,
      sendPhotos: (body) => callWithRetries(endpoints.importarFotos, { body }),
      onProgress,
    }),
  );
