import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  type ListedPhoto,
  photoId,
  photoLine,
  type PhotoReceiver,
  imageDigest,
  imageFileSchema,
  linesOf,
} from '@club/shared';
import { nodeTools } from './club-copy';

/** Photos received by the current export, in a file that survives the command. */
export interface ReceivedPhotos extends PhotoReceiver {
  /** The line of a received photo. */
  readonly line: (picture: ListedPhoto) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const keyOf = (picture: Pick<ListedPhoto, 'tipo' | 'registro_id' | 'huella' | 'cuando'>) =>
  [photoId(picture), picture.huella, picture.cuando].join(' ');

/** Opens the file of an earlier run, or creates it, readable by its owner only. */
export async function openReceivedPhotos(fileName: string): Promise<ReceivedPhotos> {
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
      const huella = await imageDigest(nodeTools, nodeTools.decode(imagen.jpeg_base64));
      note(keyOf({ ...imagen, huella }), Buffer.byteLength(line) + 1);
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
