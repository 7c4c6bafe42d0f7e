import { rename, rm, writeFile } from 'node:fs/promises';
import {
  CLUB_MAX_BYTES,
  clubFileOf,
  clubLine,
  type ClubPart,
  collectClub,
  endpoints,
  lastLine,
  photosBytes,
  imageFileSchema,
  type Progress,
} from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { checkCopy, nodeTools, openCopy, toUserError } from './club-copy';
import { openReceivedPhotos, type ReceivedPhotos } from './received-photos';

export interface DownloadOptions {
  readonly api: ApiClient;
  /** Path of the file. If the club does not fit into one JSON document, the extension becomes `.jsonl`. */
  readonly fileName: string;
  /** Holds photos during the download, so that an interrupted run can continue. */
  readonly partFile: string;
  readonly onProgress?: (progress: Progress) => void;
}

/** Whether the club fits into one JSON document, which one call can load. */
const fitsOneJson = (parte: ClubPart): boolean =>
  (photosBytes(parte.fotos) * 4) / 3 + clubLine(parte).length <= CLUB_MAX_BYTES;

async function* jsonText(parte: ClubPart, received: ReceivedPhotos) {
  const imagenes = [];
  for (const picture of parte.fotos) {
    const line = await received.line(picture);
    imagenes.push(imageFileSchema.parse(JSON.parse(line.toString('utf8'))));
  }
  yield `${JSON.stringify(clubFileOf(parte, imagenes), null, 1)}\n`;
}

async function* lines(parte: ClubPart, received: ReceivedPhotos) {
  const first = clubLine(parte);
  yield `${first}\n`;
  for (const picture of parte.fotos) yield received.line(picture);
  yield `${await lastLine(nodeTools, parte, first)}\n`;
}

/**
 * Downloads the whole club, photos included, as of one moment. The file gets its final name only after it has been
 * read back and found restorable. At most one part is in memory at a time.
 */
export async function downloadCopy(options: DownloadOptions) {
  const { api, partFile, onProgress } = options;
  const received = await openReceivedPhotos(partFile);
  try {
    const parte = await collectClub({
      tools: nodeTools,
      fetchClub: () => api.call(endpoints.exportarClub),
      fetchPhotos: (desde) => api.call(endpoints.exportarFotos, { query: { desde } }),
      receiver: received,
      ...(onProgress && { onProgress }),
    });
    const base = options.fileName.replace(/\.jsonl?$/, '');
    const isLines = options.fileName.endsWith('.jsonl') || !fitsOneJson(parte);
    const fileName = isLines ? `${base}.jsonl` : options.fileName;
    const unfinished = `${fileName}.sin-comprobar`;
    try {
      // Contains birth dates: readable by its owner only.
      await rm(unfinished, { force: true });
      const content = isLines ? lines(parte, received) : jsonText(parte, received);
      await writeFile(unfinished, content, { mode: 0o600 });
      await checkCopy(await openCopy(unfinished), unfinished);
      await rename(unfinished, fileName);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(partFile, { force: true });
    return { fileName, parte };
  } catch (error) {
    throw toUserError(error, options.fileName);
  } finally {
    await received.close();
  }
}
