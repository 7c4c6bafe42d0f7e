import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  clubFilePieces,
  collectClub,
  endpoints,
  fitsOneJson,
  photoKey,
  type Progress,
} from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { checkBackup, openBackup, toUserError } from './backup-file';

/** Photos received by the current download, a file each, in a folder that survives the command. Readable by its owner only. */
async function openReceivedPhotos(folder: string) {
  const toFilePath = (key: string) => path.join(folder, encodeURIComponent(key));
  // An earlier release may have left a file, which is no folder.
  await rm(folder, { force: true }).catch(() => undefined);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = new Set(await readdir(folder));
  return {
    has: (key: string) => names.has(encodeURIComponent(key)),
    async add(key: string, line: string) {
      const unfinished = path.join(folder, 'a-medias');
      // Renamed when complete and on disk, so that a killed run leaves no part of a photo.
      await writeFile(unfinished, line, { flush: true });
      await rename(unfinished, toFilePath(key));
      names.add(encodeURIComponent(key));
    },
    /** The line of a received photo. An earlier release has left a line feed after it. */
    line: async (key: string) => (await readFile(toFilePath(key), 'utf8')).trimEnd(),
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
      received,
      ...(onProgress && { onProgress }),
    });
    const base = options.fileName.replace(/\.jsonl?$/, '');
    const isLines = options.fileName.endsWith('.jsonl') || !fitsOneJson(part);
    const fileName = isLines ? `${base}.jsonl` : options.fileName;
    const unfinished = `${fileName}.sin-comprobar`;
    try {
      // Contains birth dates: readable by its owner only. An existing file would keep its permissions.
      await rm(unfinished, { force: true });
      const content = clubFilePieces(part, { isLines }, (one) => received.line(photoKey(one)));
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
