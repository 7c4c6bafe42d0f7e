import { accept, refuse, type Result } from '../refusals';
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '../vocabulary';
import { joinBytes } from './objects';

export interface ImageSize {
  readonly ancho: number;
  readonly alto: number;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
const COMMENT = 0xfe;
const JFIF = 0xe0;
const ADOBE = 0xee;
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Markers without a length. */
const isBare = (marker: number) => marker === SOI || marker === TEM || isRestart(marker);
/** Frames that browsers decode: baseline, extended and progressive, not lossless or arithmetic. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables and restart intervals: DHT, DQT, DRI. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);

/** JFIF header, version 1.1, without density or thumbnail. */
const MINIMAL_JFIF = Uint8Array.from([
  ...[0xff, JFIF, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0],
  ...[1, 1, 0, 0, 1, 0, 1, 0, 0],
]);
/** Size of an Adobe segment: marker, length, name, version, two flags, and colour transform. */
const ADOBE_BYTES = 16;

export const invalidImage = (reason: string) => refuse('imagen-invalida', reason);
export const TRUNCATED_IMAGE = invalidImage('está incompleta');
export const DAMAGED_IMAGE = invalidImage('sus datos están dañados');

/** The size of an image, unless a side has more pixels than `max`. */
export const checkSides = ({ ancho, alto }: ImageSize, max: number): Result<ImageSize> =>
  Math.max(ancho, alto) > max
    ? invalidImage(
        `mide ${String(ancho)} × ${String(alto)} píxeles y el máximo es ${String(max)} por lado`,
      )
    : accept({ ancho, alto });

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === SOI;

interface Segment {
  readonly marker: number;
  /** Marker, length and content. */
  readonly bytes: Uint8Array;
  /** Compressed data after the segment, only for `SOS`. */
  readonly scan: Uint8Array;
  /** Offset after the segment and its data. */
  readonly end: number;
}

/** Offset of the marker after the compressed data that starts at `start`, or the end of the bytes. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let offset = start; offset + 1 < bytes.length; offset += 1) {
    const next = bytes[offset + 1] ?? 0;
    if (bytes[offset] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return offset;
  }
  return bytes.length;
}

/** The complete segments after the first marker, up to the end of the picture. */
function* readSegments(bytes: Uint8Array): Generator<Segment, void> {
  let offset = 2;
  while (bytes[offset] === 0xff) {
    while (bytes[offset + 1] === 0xff) offset += 1;
    const marker = bytes[offset + 1] ?? 0;
    const hasLength = marker !== EOI && !isBare(marker);
    const length = hasLength ? (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0) : 0;
    const start = offset;
    const endOfSegment = start + 2 + length;
    if ((hasLength && length < 2) || endOfSegment > bytes.length) return;
    offset = marker === SOS ? endOfScan(bytes, endOfSegment) : endOfSegment;
    yield {
      marker,
      bytes: bytes.subarray(start, endOfSegment),
      scan: bytes.subarray(endOfSegment, offset),
      end: offset,
    };
    if (marker === EOI) return;
  }
}

const isNamed = ({ bytes }: Segment, name: string) =>
  Array.from(name).every((letter, index) => bytes[4 + index] === letter.charCodeAt(0));

/** Spanish names of metadata in application segments. Others are shown by number. */
const METADATA: readonly (readonly [marker: number, name: string, what: string])[] = [
  [JFIF, 'JFIF\0', 'una miniatura'],
  [JFIF, 'JFXX\0', 'una miniatura'],
  [0xe1, '', 'datos EXIF o XMP (lugar, fecha, cámara)'],
  [0xe2, 'ICC_PROFILE\0', 'un perfil de color'],
  [0xe2, 'MPF\0', 'una segunda imagen'],
];

const isJfif = (segment: Segment) => segment.marker === JFIF && isNamed(segment, 'JFIF\0');
const isAdobe = (segment: Segment) =>
  segment.marker === ADOBE && isNamed(segment, 'Adobe') && segment.bytes.length === ADOBE_BYTES;

/**
 * Refuses application segments that may contain metadata. Allows, once each, those that decoders need: a JFIF header
 * without thumbnail, and Adobe's colour transform.
 */
function checkApp(segment: Segment, seen: Set<number>): Result<null> {
  const { marker } = segment;
  const isPlainJfif = isJfif(segment) && segment.bytes.length === MINIMAL_JFIF.length;
  if ((isPlainJfif || isAdobe(segment)) && !seen.has(marker)) {
    seen.add(marker);
    return accept(null);
  }
  const known = METADATA.find(([app, name]) => app === marker && isNamed(segment, name));
  const what = known?.[2] ?? `metadatos (APP${String(marker - 0xe0)})`;
  return invalidImage(`lleva ${what} que hay que quitar antes`);
}

/** The size in a frame's header: marker, length and precision, then height, width and number of components. */
function readFrame({ bytes }: Segment): Result<ImageSize> {
  const components = bytes[9] ?? 0;
  if (components === 0 || bytes.length !== 10 + 3 * components) {
    return invalidImage('su cabecera no es correcta');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = { alto: view.getUint16(5), ancho: view.getUint16(7) };
  if (size.alto === 0 || size.ancho === 0) return invalidImage('no dice cuánto mide');
  return checkSides(size, IMAGE_MAX_SIDE_PX);
}

/**
 * Width and height of a JPEG that may be published. Parsed completely: at most 400 KB and 1600 pixels per side, no
 * comment, thumbnail, profile or other metadata, and no trailing bytes (docs/decisions/0025). File names and media
 * types are ignored.
 */
export function inspectJpeg(bytes: Uint8Array): Result<ImageSize> {
  if (!isJpeg(bytes)) return invalidImage('no es un JPEG');
  if (bytes.length > IMAGE_MAX_BYTES) {
    return invalidImage(`pesa más de ${String(IMAGE_MAX_BYTES / 1024)} KB`);
  }
  let size: ImageSize | undefined;
  let hasScan = false;
  let end = 2;
  const seenApps = new Set<number>();
  for (const segment of readSegments(bytes)) {
    const { marker } = segment;
    ({ end } = segment);
    if (marker === EOI) {
      if (!size || !hasScan) return invalidImage('no contiene ninguna imagen');
      return end === bytes.length ? accept(size) : invalidImage('lleva datos detrás de la imagen');
    }
    if (isBare(marker) || (marker === SOS && !size)) return DAMAGED_IMAGE;
    if (marker === COMMENT) return invalidImage('lleva un comentario que hay que quitar antes');
    if (isApp(marker)) {
      const checked = checkApp(segment, seenApps);
      if (!checked.ok) return checked;
    } else if (FRAMES.has(marker)) {
      if (size) return invalidImage('contiene más de una imagen');
      const frame = readFrame(segment);
      if (!frame.ok) return frame;
      size = frame.value;
    } else if (marker === SOS) {
      hasScan = true;
    } else if (!TABLES.has(marker)) {
      return invalidImage('está codificada de una forma que los navegadores no muestran');
    }
  }
  return end < bytes.length && bytes[end] !== 0xff ? DAMAGED_IMAGE : TRUNCATED_IMAGE;
}

/**
 * A JPEG without metadata: EXIF, XMP, comments, thumbnails, colour profiles, further pictures, trailing bytes. Safari
 * adds EXIF to canvas exports. Invalid JPEGs are returned with their errors.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  if (!isJpeg(bytes)) return bytes;
  const kept = [bytes.subarray(0, 2)];
  let hasJfif = false;
  let isWhole = false;
  let end = 2;
  for (const segment of readSegments(bytes)) {
    const { marker, scan } = segment;
    if (isJfif(segment)) {
      if (!hasJfif) kept.push(MINIMAL_JFIF);
      hasJfif = true;
    } else if (isAdobe(segment) || !(isApp(marker) || marker === COMMENT)) {
      kept.push(segment.bytes, scan);
    }
    isWhole = marker === EOI;
    ({ end } = segment);
  }
  return joinBytes(isWhole ? kept : [...kept, bytes.subarray(end)]);
}
