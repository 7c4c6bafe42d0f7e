import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import {
  type BytesTools,
  type ListedPhoto,
  photoId,
  photoLine,
  type PhotoReceiver,
  imageDigest,
  type ImageFile,
  imageFileSchema,
  linesOf,
} from '@club/shared';

/** Position of a photo's line in the file. */
interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Photos received by the current export, in a file that survives the command. */
export interface ReceivedPhotos extends PhotoReceiver {
  /** The line of a received photo. */
  readonly line: (picture: ListedPhoto) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const keyOf = (picture: Pick<ListedPhoto, 'tipo' | 'registro_id' | 'huella' | 'cuando'>) =>
  [photoId(picture), picture.huella, picture.cuando].join(' ');

/** The lines that an earlier run wrote, and the offset where they end. A truncated last line does not count. */
async function readPlaces(
  tools: BytesTools,
  fileName: string,
): Promise<[Map<string, Place>, number]> {
  const places = new Map<string, Place>();
  let offset = 0;
  try {
    for await (const line of linesOf(createReadStream(fileName))) {
      const imagen = imageFileSchema.parse(JSON.parse(line));
      const huella = await imageDigest(tools, tools.decode(imagen.jpeg_base64));
      const length = Buffer.byteLength(line) + 1;
      places.set(keyOf({ ...imagen, huella }), { offset, length });
      offset += length;
    }
  } catch {
    // Writing continues at this offset.
  }
  return [places, offset];
}

/** Opens the file of an earlier run, or creates it, readable by its owner only. */
export async function openReceivedPhotos(
  tools: BytesTools,
  fileName: string,
): Promise<ReceivedPhotos> {
  const handle: FileHandle = await open(fileName, 'a+', 0o600);
  const [places, length] = await readPlaces(tools, fileName);
  await handle.truncate(length);
  let end = length;
  return {
    has: (picture) => places.has(keyOf(picture)),
    async add(picture, imagen: ImageFile) {
      const line = Buffer.from(`${photoLine(imagen)}\n`);
      await handle.appendFile(line);
      places.set(keyOf(picture), { offset: end, length: line.length });
      end += line.length;
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
