import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CLUB_MAX_BYTES,
  toClubFile,
  clubLine,
  type ClubPart,
  collectClub,
  endpoints,
  lastLine,
  photosBytes,
  imageFileSchema,
  type Progress,
  type ListedPhoto,
  photoId,
  photoLine,
  type PhotoReceiver,
} from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { checkBackup, openBackup, toUserError } from './backup-file';

/** Photos received by the current export, a file each, in a folder that survives the command. */
interface ReceivedPhotos extends PhotoReceiver {
  /** The line of a received photo. */
  readonly line: (picture: ListedPhoto) => Promise<string>;
}

/** Opens the folder of an earlier run, or creates it, readable by its owner only. */
async function openReceivedPhotos(folder: string): Promise<ReceivedPhotos> {
  const toFileName = (picture: ListedPhoto) =>
    encodeURIComponent([photoId(picture), picture.huella, picture.cuando].join(' '));
  const toFilePath = (picture: ListedPhoto) => path.join(folder, toFileName(picture));
  // An earlier release may have left a file, which is no folder.
  await rm(folder, { force: true }).catch(() => undefined);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = new Set(await readdir(folder));
  return {
    has: (picture) => names.has(toFileName(picture)),
    async add(picture, image) {
      const unfinished = path.join(folder, 'a-medias');
      // Renamed when complete and on disk, so that a killed run leaves no part of a photo.
      await writeFile(unfinished, `${photoLine(image)}\n`, { flush: true });
      await rename(unfinished, toFilePath(picture));
      names.add(toFileName(picture));
    },
    line: (picture) => readFile(toFilePath(picture), 'utf8'),
  };
}

export interface DownloadOptions {
  readonly api: ApiClient;
  /** Path of the file. If the club does not fit into one JSON document, the extension becomes `.jsonl`. */
  readonly fileName: string;
  /** Holds photos during the download, so that an interrupted run can continue. Deleted at the end. */
  readonly partFolder: string;
  readonly onProgress?: (progress: Progress) => void;
}

/** Whether the club fits into one JSON document, which one call can load. Base64 makes 4 bytes of 3. */
const fitsOneJson = (part: ClubPart): boolean =>
  (photosBytes(part.fotos) * 4) / 3 + clubLine(part).length <= CLUB_MAX_BYTES;

async function* jsonText(part: ClubPart, received: ReceivedPhotos) {
  const images = [];
  for (const picture of part.fotos) {
    images.push(imageFileSchema.parse(JSON.parse(await received.line(picture))));
  }
  yield `${JSON.stringify(toClubFile(part, images), null, 1)}\n`;
}

async function* lines(part: ClubPart, received: ReceivedPhotos) {
  const first = clubLine(part);
  yield `${first}\n`;
  for (const picture of part.fotos) yield received.line(picture);
  yield `${await lastLine(part, first)}\n`;
}

/**
 * Downloads the whole club, photos included, as of one moment. The file gets its final name only after it has been
 * read back and found restorable. At most one part is in memory at a time.
 */
export async function downloadBackup(options: DownloadOptions) {
  const { api, partFolder, onProgress } = options;
  try {
    const received = await openReceivedPhotos(partFolder);
    const part = await collectClub({
      fetchClub: () => api.call(endpoints.exportarClub),
      fetchPhotos: (desde) => api.call(endpoints.exportarFotos, { query: { desde } }),
      receiver: received,
      ...(onProgress && { onProgress }),
    });
    const base = options.fileName.replace(/\.jsonl?$/, '');
    const isLines = options.fileName.endsWith('.jsonl') || !fitsOneJson(part);
    const fileName = isLines ? `${base}.jsonl` : options.fileName;
    const unfinished = `${fileName}.sin-comprobar`;
    try {
      // Contains birth dates: readable by its owner only. An existing file would keep its permissions.
      await rm(unfinished, { force: true });
      const content = isLines ? lines(part, received) : jsonText(part, received);
      await writeFile(unfinished, content, { mode: 0o600 });
      await checkBackup(await openBackup(unfinished), unfinished);
      await rename(unfinished, fileName);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(partFolder, { recursive: true });
    return { fileName, parte: part };
  } catch (error) {
    throw toUserError(error, options.fileName);
  }
}
