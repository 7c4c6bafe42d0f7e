import type { z } from 'zod';
import {
  CLUB_LINES_SCHEMA,
  type ClubPart,
  clubPartSchema,
  lastLineSchema,
  MAX_PHOTOS,
  type ListedPhoto,
  CLUB_MAX_BYTES,
  type ClubFile,
  type ImageFile,
  imageFileSchema,
} from '../schemas/club-file';
import { checkBody } from '../api/check-body';
import { isSameContent } from './objects';
import { imageId } from './image';

/** Thrown if a file with a club is invalid or damaged, or cannot be transferred. The message is for users. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A club in a file. The photos are read and verified one by one. */
export interface ClubBackup {
  /** The records, and the list of the photos. */
  readonly part: ClubPart;
  /** Reads the photos in order. Throws `BackupError` if one differs from the list. */
  readonly readPhotos: () => AsyncIterable<ImageFile>;
}

/** Maximum length of a line, UTF-16 units. No valid line comes near it: the longest has `CLUB_PART_MAX_BYTES`. */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;

const damaged = (reason: string) => new BackupError(`La copia está dañada: ${reason}.`);

export const photoId = ({ tipo, registro_id }: Pick<ListedPhoto, 'tipo' | 'registro_id'>): string =>
  imageId(tipo, registro_id);

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** SHA-256 in hexadecimal. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A photo's entry in the list of a `ClubPart`. `huella` is the first 16 digits of the photo's SHA-256. */
export async function toListedPhoto({ jpeg_base64, ...picture }: ImageFile): Promise<ListedPhoto> {
  const bytes = decodeBase64(jpeg_base64);
  return { ...picture, huella: (await sha256(bytes)).slice(0, 16), bytes: bytes.length };
}

/** Whether a file is in the line format, from its first characters. */
export const isClubLines = (beginning: string): boolean =>
  /^\s*\{\s*"schema"\s*:\s*"club-lineas\//.test(beginning);

/** Splits chunks into lines. Text after the last line feed is an incomplete line and is dropped. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: true });
    } catch {
      throw damaged('tiene bytes que no son texto');
    }
  };
  let line = '';
  for await (const chunk of chunks) {
    const [end = '', ...nextLines] = decode(chunk).split('\n');
    line += end;
    if (line.length > MAX_LINE_LENGTH) throw damaged('tiene una línea demasiado larga');
    for (const next of nextLines) {
      yield line;
      line = next;
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
  throw new BackupError(`La copia está dañada en ${where}. ${checked.refusal.detail}`);
}

export const photoLine = ({ tipo, registro_id, cuando, jpeg_base64 }: ImageFile): string =>
  JSON.stringify({ tipo, registro_id, cuando, jpeg_base64 });

export const photosBytes = (photos: readonly ListedPhoto[]): number =>
  photos.reduce((sum, { bytes }) => sum + bytes, 0);

const digestText = (text: string) => sha256(new TextEncoder().encode(text));

/** Last line of a file. It holds the digest of the first line, which holds the digests of all photos. */
async function lastLine({ fotos }: ClubPart, first: string): Promise<string> {
  return JSON.stringify({
    fin: CLUB_LINES_SCHEMA,
    fotos: fotos.length,
    bytes: photosBytes(fotos),
    huella: await digestText(first),
  });
}

/** Whether a club fits into one indented JSON document, which one call can import. Base64 takes four bytes for three. */
export const fitsOneJson = (part: ClubPart): boolean =>
  (photosBytes(part.fotos) * 4) / 3 + JSON.stringify(part, null, 1).length <= CLUB_MAX_BYTES;

/**
 * The text of a club file in pieces, in the line format or as one JSON document (`club/2`). `readLine` returns
 * the `photoLine` of a photo, as text or as bytes.
 */
export async function* clubFilePieces<Line>(
  part: ClubPart,
  { isLines }: { readonly isLines: boolean },
  readLine: (photo: ListedPhoto) => Line | Promise<Line>,
): AsyncGenerator<string | Line, void> {
  const first = JSON.stringify(part);
  if (isLines) {
    yield `${first}\n`;
    for (const photo of part.fotos) {
      yield await readLine(photo);
      yield '\n';
    }
    yield `${await lastLine(part, first)}\n`;
    return;
  }
  const { imagenes: _none, ...records } = part.club;
  yield `${JSON.stringify(records, null, 1).replace(/\n\}$/, '')},\n "imagenes": [\n`;
  for (const [index, photo] of part.fotos.entries()) {
    if (index > 0) yield ',\n';
    yield await readLine(photo);
  }
  yield '\n ]\n}\n';
}

/** The next line, `undefined` after the last one. */
async function nextLine(lines: AsyncGenerator<string, void>): Promise<string | undefined> {
  return (await lines.next()).value ?? undefined;
}

/** Opens a club in the line format. `open` starts reading the file from its beginning each time. */
export async function openClubLines(open: () => AsyncIterable<Uint8Array>): Promise<ClubBackup> {
  const beginning = splitLines(open());
  const first = (await nextLine(beginning)) ?? '';
  await beginning.return(undefined);
  const part = parseLine(first, clubPartSchema, 'su primera línea');
  return {
    part,
    async *readPhotos() {
      const lines = splitLines(open());
      if ((await nextLine(lines)) !== first) throw damaged('ha cambiado mientras se leía');
      for (const listed of part.fotos) {
        const id = photoId(listed);
        const line = await nextLine(lines);
        if (line === undefined) throw damaged(`está incompleta, falta la foto ${id}`);
        const picture = parseLine(line, imageFileSchema, `la línea de ${id}`);
        if (photoId(picture) !== id) throw damaged(`falta la foto ${id}`);
        if (!isSameContent(await toListedPhoto(picture), listed)) {
          throw damaged(`la foto ${id} no es la de su lista`);
        }
        yield picture;
      }
      const last = await nextLine(lines);
      if (last === undefined) throw damaged('está incompleta, le falta el final');
      const end = parseLine(last, lastLineSchema, 'su última línea');
      if (end.fotos !== part.fotos.length || end.huella !== (await digestText(first))) {
        throw damaged('su final no es el de su principio');
      }
      if ((await nextLine(lines)) !== undefined) throw damaged('lleva algo detrás de su final');
    },
  };
}

/** A club in one JSON document with photos (`club/2`), as a `ClubBackup`. */
export async function toClubBackup(file: ClubFile): Promise<ClubBackup> {
  if (file.imagenes.length > MAX_PHOTOS) {
    throw new BackupError(`La copia tiene más de ${String(MAX_PHOTOS)} fotos.`);
  }
  const photos: ListedPhoto[] = [];
  for (const picture of file.imagenes) photos.push(await toListedPhoto(picture));
  return {
    part: { schema: CLUB_LINES_SCHEMA, club: { ...file, imagenes: [] }, fotos: photos },
    async *readPhotos() {
      // `await` only for the linter, which requires one in each async function.
      for (const picture of file.imagenes) yield await Promise.resolve(picture);
    },
  };
}
