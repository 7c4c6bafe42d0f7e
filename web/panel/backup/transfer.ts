import {
  type ClubBackup,
  BackupError,
  clubFilePieces,
  type ClubPart,
  collectClub,
  type Endpoint,
  type EndpointResponse,
  endpoints,
  fitsOneJson,
  photoKey,
  type Progress,
  sendClub,
} from '@club/shared';
import { callApi, type CallOptions } from '../../lib/api/call-api';

/** Attempts of a call before giving up: mobile connections drop for moments. */
const MAX_ATTEMPTS = 3;

/** The response to a call. Throws `BackupError` if it is refused, or not answered after several attempts. */
async function callWithRetries<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<EndpointResponse<E>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await callApi(endpoint, options);
    if (result.ok) return result.value;
    const { status, msg } = result.error;
    const isFinal = status !== null && status < 500;
    if (isFinal || attempt === MAX_ATTEMPTS) throw new BackupError(msg);
  }
}

/** The club without photo contents, and the list of its photos with their sizes. */
export const fetchClubPart = (): Promise<ClubPart> => callWithRetries(endpoints.exportarClub);

/** Received photos by key, each as its line of the backup. Blobs, because browsers can keep them on disk. */
export type ReceivedBlobs = Map<string, Blob>;

export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** Downloads the whole club, part by part. Photos already in `received` are not fetched again. */
export async function downloadBackup(
  received: ReceivedBlobs,
  onProgress: (progress: Progress) => void,
): Promise<DownloadedFile> {
  const keep = {
    has: (key: string) => received.has(key),
    add(key: string, line: string) {
      received.set(key, new Blob([line]));
      return Promise.resolve();
    },
  };
  const part = await collectClub({ call: callWithRetries }, keep, onProgress);
  const isLines = !fitsOneJson(part);
  const pieces: BlobPart[] = [];
  const readLine = (photo: ClubPart['fotos'][number]) => received.get(photoKey(photo)) ?? '';
  for await (const piece of clubFilePieces(part, { isLines }, readLine)) pieces.push(piece);
  const type = isLines ? 'application/x-ndjson' : 'application/json';
  return {
    blob: new Blob(pieces, { type }),
    name: `club-${part.club.exportado.slice(0, 10)}.${isLines ? 'jsonl' : 'json'}`,
  };
}

/** Imports a backup into this club, part by part. An interrupted import continues where it stopped. */
export const uploadBackup = (
  backup: ClubBackup,
  onProgress: (progress: Progress) => void,
): Promise<void> => sendClub({ call: callWithRetries }, backup, onProgress);
