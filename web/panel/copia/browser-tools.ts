import {
  type BytesTools,
  type ClubCopy,
  clubCopyOf,
  isClubLines,
  openClubLines,
} from '@club/shared';
import { readClubJson } from './club-file-summary';

/** Bytes and digests by the browser. */
export const browserTools: BytesTools = {
  decode(base64) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
    return bytes;
  },
  async sha256(bytes) {
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  },
};

/** Bytes that are read of a file at a time. */
const CHUNK_BYTES = 1024 * 1024;

/** A file from its beginning, a piece at a time: it may be larger than the memory. */
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    yield new Uint8Array(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
  }
}

/** Longest JSON that is read at once; a larger copy has the form of lines. */
const MAX_JSON_BYTES = 256 * 1024 * 1024;

export type OpenedCopy =
  { readonly ok: true; readonly copy: ClubCopy } | { readonly ok: false; readonly msg: string };

/** The club in a chosen file of either form, or why there is none. Photos are read when they are sent. */
export async function openCopyFile(file: Blob): Promise<OpenedCopy> {
  try {
    if (isClubLines(await file.slice(0, 200).text())) {
      return { ok: true, copy: await openClubLines(browserTools, () => chunksOf(file)) };
    }
    if (file.size > MAX_JSON_BYTES) {
      return {
        ok: false,
        msg: 'El fichero es demasiado grande para ser una copia en un solo JSON.',
      };
    }
    const read = readClubJson(await file.text());
    return read.ok ? { ok: true, copy: await clubCopyOf(browserTools, read.file) } : read;
  } catch (error) {
    return { ok: false, msg: error instanceof Error ? error.message : String(error) };
  }
}
