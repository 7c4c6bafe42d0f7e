import { accept, type Result } from '../refusals';
import { DAMAGED_IMAGE, invalidImage, TRUNCATED_IMAGE } from './jpeg';
import { joinBytes } from './objects';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, name and checksum of a chunk, bytes. */
const CHUNK_FRAME = 12;
const HEADER_BYTES = 13;

/** Chunks that affect the picture: header, palette, transparency, pixels, end (PNG, third edition, 11). */
const PICTURE: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Samples per pixel and allowed bit depths, by colour type (PNG, third edition, table 8). */
const COLOUR_TYPES: Readonly<
  Record<number, readonly [samples: number, depths: readonly number[]]>
> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
};

/** Whether bytes start with the PNG signature. */
export const isPng = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, index) => bytes[index] === byte);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** CRC-32 of a chunk's name and content. */
function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

interface Chunk {
  readonly name: string;
  readonly content: Uint8Array;
  /** Length, name, content and checksum. */
  readonly whole: Uint8Array;
  readonly isSound: boolean;
}

/** The complete chunks of a PNG. */
function* readPngChunks(bytes: Uint8Array): Generator<Chunk, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = SIGNATURE.length;
  while (offset + CHUNK_FRAME <= bytes.length) {
    const length = view.getUint32(offset);
    const end = offset + CHUNK_FRAME + length;
    if (end > bytes.length) return;
    const name = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    yield {
      name,
      content: bytes.subarray(offset + 8, end - 4),
      whole: bytes.subarray(offset, end),
      isSound: computeCrc(bytes.subarray(offset + 4, end - 4)) === view.getUint32(end - 4),
    };
    offset = end;
    if (name === 'IEND') return;
  }
}

interface PngParts {
  /** Pixels. */
  readonly ancho: number;
  readonly alto: number;
  /** Compressed pixels, in file order. */
  readonly compressedPixels: readonly Uint8Array[];
  /** Size of the decompressed pixels, bytes. Each row has a filter byte. */
  readonly rawBytes: number;
}

function readHeader(content: Uint8Array): Result<Omit<PngParts, 'compressedPixels'>> {
  if (content.length !== HEADER_BYTES) return DAMAGED_IMAGE;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [ancho, alto] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colour = -1, compression, filter, interlace] = content.subarray(8);
  const [samples, depths] = COLOUR_TYPES[colour] ?? [0, []];
  if (ancho === 0 || alto === 0) return invalidImage('no dice cuánto mide');
  if (!depths.includes(depth) || compression !== 0 || filter !== 0) return DAMAGED_IMAGE;
  if (interlace !== 0) return invalidImage('está entrelazada, y así no se admite');
  return accept({ ancho, alto, rawBytes: alto * (1 + Math.ceil((ancho * samples * depth) / 8)) });
}

/**
 * The parts of a PNG that may be published: header, palette, transparency and pixels, with correct checksums, no
 * other chunks and no trailing bytes. The caller must check the size before decompressing anything.
 */
export function inspectPng(bytes: Uint8Array): Result<PngParts> {
  if (!isPng(bytes)) return invalidImage('no es un PNG');
  const compressedPixels: Uint8Array[] = [];
  let header: Omit<PngParts, 'compressedPixels'> | undefined;
  let last = '';
  let end = 0;
  for (const { name, content, whole, isSound } of readPngChunks(bytes)) {
    if (!isSound) return DAMAGED_IMAGE;
    if (!PICTURE.has(name))
      return invalidImage(`lleva metadatos (${name}) que hay que quitar antes`);
    const isFirst = last === '';
    if ((name === 'IHDR') !== isFirst) return DAMAGED_IMAGE;
    if (name === 'IHDR') {
      const read = readHeader(content);
      if (!read.ok) return read;
      header = read.value;
    }
    if (name === 'IDAT') {
      if (compressedPixels.length > 0 && last !== 'IDAT') return DAMAGED_IMAGE;
      compressedPixels.push(content);
    }
    last = name;
    end = whole.byteOffset - bytes.byteOffset + whole.length;
  }
  if (last !== 'IEND') return TRUNCATED_IMAGE;
  if (end !== bytes.length) return invalidImage('lleva datos detrás de la imagen');
  return header && compressedPixels.length > 0
    ? accept({ ...header, compressedPixels })
    : invalidImage('no contiene ninguna imagen');
}

/** A PNG without metadata. Invalid data is returned as far as it could be parsed. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (!isPng(bytes)) return Uint8Array.from(bytes);
  const kept = [...readPngChunks(bytes)].filter(({ name }) => PICTURE.has(name));
  return joinBytes([Uint8Array.from(SIGNATURE), ...kept.map(({ whole }) => whole)]);
}
