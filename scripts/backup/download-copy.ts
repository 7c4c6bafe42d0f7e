import { rename, rm, writeFile, open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
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
  type ListedPhoto,
  photoId,
  photoLine,
  type PhotoReceiver,
  linesOf,
  listPhoto,
} from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { checkCopy, openCopy, toUserError } from './club-copy';

/** Photos received by the current export, in a file that survives the command. */
export interface ReceivedPhotos extends PhotoReceiver {
  /** The line of a received photo. */
  readonly line: (picture: ListedPhoto) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const keyOf = (picture: Pick<ListedPhoto, 'tipo' | 'registro_id' | 'huella' | 'cuando'>) =>
  [photoId(picture), picture.huella, picture.cuando].join(' ');

/** Opens the file of an earlier run, or creates it, readable by its owner only. */
async function openReceivedPhotos(fileName: string): Promise<ReceivedPhotos> {
  const handle = await open(fileName, 'a+', 0o600);
  const places = new Map<string, { readonly offset: number; readonly length: number }>();
  let end = 0;
  const note = (key: string, length: number) => {
    places.set(key, { offset: end, length });
    end += length;
  };
  try {
    for await (const line of linesOf(createReadStream(fileName))) {
      const imagen = imageFileSchema.parse(JSON.parse(line));
      note(keyOf(await listPhoto(imagen)), Buffer.byteLength(line) + 1);
    }
  } catch {
    // Writing continues after the last complete line.
  }
  await handle.truncate(end);
  return {
    has: (picture) => places.has(keyOf(picture)),
    async add(picture, imagen) {
      const line = Buffer.from(`${photoLine(imagen)}\n`);
      await handle.appendFile(line);
      note(keyOf(picture), line.length);
    },
    async line(picture) {
      const place = places.get(keyOf(picture));
      if (!place) throw new Error(`${keyOf(picture)} has not been received`);
      const line = Buffer.alloc(place.length);
      await handle.read(line, 0, place.length, place.offset);
      return line;
    },
    close: () => handle.close(),
  };
}

export interface DownloadOptions {
  readonly api: ApiClient;
  /** Path of the file. If the club does not fit into one JSON document, the extension becomes `.jsonl`. */
  readonly fileName: string;
  /** Holds photos during the download, so that an interrupted run can continue. */
  readonly partFile: string;
  readonly onProgress?: (progress: Progress) => void;
}

/** Whether the club fits into one JSON document, which one call can load. Base64 makes 4 bytes of 3. */
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
  yield `${await lastLine(parte, first)}\n`;
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
      // Contains birth dates: readable by its owner only. An existing file would keep its permissions.
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
