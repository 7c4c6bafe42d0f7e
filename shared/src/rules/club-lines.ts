import type { z } from 'zod';
import {
  CLUB_LINES_SCHEMA,
  type ClubPart,
  clubPartSchema,
  lastLineSchema,
  MAX_PHOTOS,
  type ListedPhoto,
  CLUB_FILE_SCHEMA,
  type ClubFile,
  type ImageFile,
  imageFileSchema,
} from '../schemas/club-file';
import { checkBody } from '../api/check-body';
import { joinBytes } from './objects';
import { imageId } from './image';

/** Platform functions needed to read a copy. */
export interface BytesTools {
  /** Decodes base64. */
  readonly decode: (base64: string) => Uint8Array;
  /** SHA-256 in hexadecimal. */
  readonly sha256: (bytes: Uint8Array) => Promise<string>;
}

/** Thrown if a copy is invalid or damaged, or cannot be transferred. The message is a sentence for users. */
export class ClubCopyError extends Error {
  override readonly name = 'ClubCopyError';
}

/** A club in a file: its records at once, then the photos one by one, verified while reading. */
export interface ClubCopy {
  readonly parte: ClubPart;
  /** Reads the photos in order. Throws `ClubCopyError` if one differs from the list. */
  readonly fotos: () => AsyncIterable<ImageFile>;
}

/** Maximum line length: far above the longest line, a club without photos (`CLUB_PART_MAX_BYTES`). */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

const LINE_FEED = 0x0a;

const damaged = (reason: string) => new ClubCopyError(`La copia está dañada: ${reason}.`);

export const photoId = ({ tipo, registro_id }: Pick<ListedPhoto, 'tipo' | 'registro_id'>): string =>
  imageId(tipo, registro_id);

/** Version of a photo: the first 16 digits of its digest. */
export const imageDigest = async (tools: BytesTools, bytes: Uint8Array): Promise<string> =>
  (await tools.sha256(bytes)).slice(0, 16);

/** Whether a file is in the line format, from its first characters. */
export const isClubLines = (beginning: string): boolean =>
  /^\s*\{\s*"schema"\s*:\s*"club-lineas\//.test(beginning);

/** Splits chunks into lines. Text after the last line feed is an incomplete line and is dropped. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, from);
      const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
      pieces.push(piece);
      length += piece.length;
      if (length > MAX_LINE_BYTES) throw damaged('tiene una línea demasiado larga');
      if (end === -1) break;
      yield decoder.decode(joinBytes(pieces));
      pieces = [];
      length = 0;
      from = end + 1;
    }
  }
}

function parseLine<T>(line: string, schema: z.ZodType<T>, where: string): T {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw damaged(`${where} no es JSON entero`);
  }
  const checked = checkBody(schema, json);
  if (checked.ok) return checked.value;
  throw new ClubCopyError(`La copia está dañada en ${where}. ${checked.refusal.detail}`);
}

export const clubLine = (parte: ClubPart): string => JSON.stringify(parte);

export const photoLine = ({ tipo, registro_id, cuando, jpeg_base64 }: ImageFile): string =>
  JSON.stringify({ tipo, registro_id, cuando, jpeg_base64 });

export const photosBytes = (fotos: readonly ListedPhoto[]): number =>
  fotos.reduce((sum, { bytes }) => sum + bytes, 0);

const digestOfText = (tools: BytesTools, text: string) =>
  tools.sha256(new TextEncoder().encode(text));

/** Last line of a file. It holds the digest of the first line, which holds the digests of all photos. */
export async function lastLine(
  tools: BytesTools,
  { fotos }: ClubPart,
  first: string,
): Promise<string> {
  return JSON.stringify({
    fin: CLUB_LINES_SCHEMA,
    fotos: fotos.length,
    bytes: photosBytes(fotos),
    huella: await digestOfText(tools, first),
  });
}

async function checkPhoto(tools: BytesTools, listed: ListedPhoto, picture: ImageFile) {
  const bytes = tools.decode(picture.jpeg_base64);
  const isListed =
    picture.cuando === listed.cuando &&
    bytes.length === listed.bytes &&
    (await imageDigest(tools, bytes)) === listed.huella;
  if (!isListed) throw damaged(`la foto ${photoId(listed)} no es la de su lista`);
}

/** The next line, `undefined` after the last one. */
async function nextLine(lines: AsyncGenerator<string, void>): Promise<string | undefined> {
  return (await lines.next()).value ?? undefined;
}

/** Opens a club in the line format. It can be read repeatedly. */
export async function openClubLines(
  tools: BytesTools,
  open: () => AsyncIterable<Uint8Array>,
): Promise<ClubCopy> {
  const beginning = linesOf(open());
  const first = (await nextLine(beginning)) ?? '';
  await beginning.return(undefined);
  const parte = parseLine(first, clubPartSchema, 'su primera línea');
  return {
    parte,
    async *fotos() {
      const lines = linesOf(open());
      if ((await nextLine(lines)) !== first) throw damaged('ha cambiado mientras se leía');
      for (const listed of parte.fotos) {
        const id = photoId(listed);
        const line = await nextLine(lines);
        if (line === undefined) throw damaged(`está incompleta, falta la foto ${id}`);
        const picture = parseLine(line, imageFileSchema, `la línea de ${id}`);
        if (photoId(picture) !== id) throw damaged(`falta la foto ${id}`);
        await checkPhoto(tools, listed, picture);
        yield picture;
      }
      const last = await nextLine(lines);
      if (last === undefined) throw damaged('está incompleta, le falta el final');
      const end = parseLine(last, lastLineSchema, 'su última línea');
      if (end.fotos !== parte.fotos.length || end.huella !== (await digestOfText(tools, first))) {
        throw damaged('su final no es el de su principio');
      }
      if ((await nextLine(lines)) !== undefined) throw damaged('lleva algo detrás de su final');
    },
  };
}

/** A club in one JSON document with photos (`club/2`), as a `ClubCopy`. */
export async function clubCopyOf(tools: BytesTools, file: ClubFile): Promise<ClubCopy> {
  if (file.imagenes.length > MAX_PHOTOS) {
    throw new ClubCopyError(`La copia tiene más de ${String(MAX_PHOTOS)} fotos.`);
  }
  const fotos: ListedPhoto[] = [];
  for (const { tipo, registro_id, cuando, jpeg_base64 } of file.imagenes) {
    const bytes = tools.decode(jpeg_base64);
    const huella = await imageDigest(tools, bytes);
    fotos.push({ tipo, registro_id, cuando, huella, bytes: bytes.length });
  }
  return {
    parte: { schema: CLUB_LINES_SCHEMA, club: { ...file, imagenes: [] }, fotos },
    async *fotos() {
      // Asynchronous, like reading from a file.
      for (const picture of file.imagenes) yield await Promise.resolve(picture);
    },
  };
}

/** The club as one JSON document with its photos, for clubs with few. */
export const clubFileOf = ({ club }: ClubPart, imagenes: readonly ImageFile[]): ClubFile => ({
  ...club,
  schema: CLUB_FILE_SCHEMA,
  imagenes: [...imagenes],
});
