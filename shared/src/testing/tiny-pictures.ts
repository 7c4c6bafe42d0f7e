import { deflateSync, crc32 } from 'node:zlib';

/** A segment of a JPEG: marker, length, content. */
export function jpegSegment(marker: number, content: readonly number[] | Uint8Array): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
}

export const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const JFIF = jpegSegment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const DQT = jpegSegment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]);

/**
 * A Huffman table with a single one-bit code, `0`, for the value 0: as DC code "no difference", as AC code "end of
 * block". Enough for plain grey.
 */
const huffman = (tableClass: number) =>
  jpegSegment(0xc4, [tableClass << 4, 1, ...Array.from({ length: 15 }, () => 0), 0]);

/** Start of a frame: 8 bits a sample, size, and one component, which is not subsampled. */
const frame = (ancho: number, alto: number, marker: number) =>
  jpegSegment(marker, [8, alto >> 8, alto & 0xff, ancho >> 8, ancho & 0xff, 1, 1, 0x11, 0]);

export interface TinyJpeg {
  readonly ancho?: number;
  readonly alto?: number;
  /** Segments between JFIF header and tables. */
  readonly extra?: readonly number[];
  /** Size of extra tables, bytes. They enlarge the file without changing the picture. */
  readonly padding?: number;
  /** SOF marker, baseline by default. */
  readonly frameMarker?: number;
  /** Bytes after the end of the image. */
  readonly trailing?: readonly number[];
}

/** A grey baseline JPEG that decoders accept, with any defects that a test needs. */
export function buildJpeg({
  ancho = 8,
  alto = 8,
  extra = [],
  padding = 0,
  frameMarker = 0xc0,
  trailing = [],
}: TinyJpeg = {}): Uint8Array {
  const tables: number[] = [];
  for (let left = padding; left > 0; left -= 60_000) {
    tables.push(...jpegSegment(0xdb, new Uint8Array(Math.min(left, 60_000))));
  }
  // Two zero bits per block. The last byte is filled up with ones, unless it would be all ones: 0xff starts a marker.
  const blocks = Math.ceil(ancho / 8) * Math.ceil(alto / 8);
  const usedBits = (blocks * 2) % 8;
  const scan = Array.from({ length: Math.floor((blocks * 2) / 8) }, () => 0);
  if (usedBits > 0) scan.push(0xff >> usedBits);
  return Uint8Array.from([
    ...[0xff, 0xd8, ...JFIF, ...extra, ...tables, ...DQT],
    ...[...frame(ancho, alto, frameMarker), ...huffman(0), ...huffman(1)],
    ...[...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), ...scan, 0xff, 0xd9, ...trailing],
  ]);
}

/** A chunk of a PNG: length, name, content, checksum. */
export function pngChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
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
