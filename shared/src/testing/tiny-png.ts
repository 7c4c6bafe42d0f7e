import { deflateSync, crc32 } from 'node:zlib';

/** A chunk of a PNG: length, name, content, checksum. */
export function pngChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, sum]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface TinyPng {
  readonly ancho?: number;
  readonly alto?: number;
  /** Number of decompressed pixel bytes, if it should not match the size. */
  readonly rawBytes?: number;
  readonly interlace?: number;
  /** Value of all samples, 0 to 255. */
  readonly tone?: number;
  /** Chunks between header and pixels. */
  readonly extra?: readonly Buffer[];
  /** Bytes after the end of the image. */
  readonly trailing?: Uint8Array;
}

/** An 8-bit PNG, transparent by default, with any defects that a test needs. */
export function buildPng({
  ancho = 8,
  alto = 8,
  rawBytes = alto * (1 + 4 * ancho),
  interlace = 0,
  tone = 0,
  extra = [],
  trailing = new Uint8Array(),
}: TinyPng = {}): Uint8Array {
  const pixels = Buffer.alloc(rawBytes, tone);
  // Each row starts with its filter: none.
  for (let at = 0; at < rawBytes; at += 1 + 4 * ancho) pixels[at] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(ancho, 0);
  header.writeUInt32BE(alto, 4);
  header.set([8, 6, 0, 0, interlace], 8);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      pngChunk('IHDR', header),
      ...extra,
      pngChunk('IDAT', deflateSync(pixels)),
      pngChunk('IEND', new Uint8Array()),
      trailing,
    ]),
  );
}
