import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import {
  type BytesTools,
  type FotoListada,
  fotoId,
  fotoLine,
  type FotosRecibidas,
  huellaOf,
  type ImagenFile,
  imagenFileSchema,
  linesOf,
} from '@club/shared';

/** Where a photo's line is in the file. */
interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Photos of an export that is under way, in a file that outlives the command. */
export interface ReceivedFotos extends FotosRecibidas {
  /** The line of a photo that is there. */
  readonly line: (foto: FotoListada) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const keyOf = (foto: Pick<FotoListada, 'tipo' | 'registro_id' | 'huella' | 'cuando'>) =>
  [fotoId(foto), foto.huella, foto.cuando].join(' ');

/** What an earlier run has received, and where it ends: a line that was cut off does not count. */
async function readPlaces(
  tools: BytesTools,
  fileName: string,
): Promise<[Map<string, Place>, number]> {
  const places = new Map<string, Place>();
  let offset = 0;
  try {
    for await (const line of linesOf(createReadStream(fileName))) {
      const imagen = imagenFileSchema.parse(JSON.parse(line));
      const huella = await huellaOf(tools, tools.decode(imagen.jpeg_base64));
      const length = Buffer.byteLength(line) + 1;
      places.set(keyOf({ ...imagen, huella }), { offset, length });
      offset += length;
    }
  } catch {
    // From there on it is written anew.
  }
  return [places, offset];
}

/** Opens the file of an earlier run, or makes it; for its owner's eyes only. */
export async function openReceivedFotos(
  tools: BytesTools,
  fileName: string,
): Promise<ReceivedFotos> {
  const handle: FileHandle = await open(fileName, 'a+', 0o600);
  const [places, length] = await readPlaces(tools, fileName);
  await handle.truncate(length);
  let end = length;
  return {
    has: (foto) => places.has(keyOf(foto)),
    async add(foto, imagen: ImagenFile) {
      const line = Buffer.from(`${fotoLine(imagen)}\n`);
      await handle.appendFile(line);
      places.set(keyOf(foto), { offset: end, length: line.length });
      end += line.length;
    },
    async line(foto) {
      const place = places.get(keyOf(foto));
      if (!place) throw new Error(`${keyOf(foto)} has not been received`);
      const line = Buffer.alloc(place.length);
      await handle.read(line, 0, place.length, place.offset);
      return line;
    },
    close: () => handle.close(),
  };
}
