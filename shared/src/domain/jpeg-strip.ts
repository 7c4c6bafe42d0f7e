const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const JFIF = 0xe0;
const ADOBE = 0xee;
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** In the compressed data: a byte 0xff of the picture itself, or the beginning of its next part. */
const isStuffing = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** JFIF's header, version 1.1, without density or thumbnail. */
export const MINIMAL_JFIF: readonly number[] = [
  ...[0xff, JFIF, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0],
  ...[1, 1, 0, 0, 1, 0, 1, 0, 0],
];

/** Bytes that an Adobe segment has: name, version, two flags, and which colours the picture is in. */
export const ADOBE_LENGTH = 14;

const isNamed = (bytes: Uint8Array, offset: number, name: string) =>
  Array.from(name, (letter, index) => bytes[offset + index] === letter.charCodeAt(0)).every(
    Boolean,
  );

/** What remains of a segment: of an application's only what decoders need to show the right colours. */
function withoutMetadata(marker: number, segment: Uint8Array): Uint8Array {
  const nothing = new Uint8Array();
  if (marker === COMMENT) return nothing;
  if (!isApp(marker)) return segment;
  if (marker === JFIF && isNamed(segment, 4, 'JFIF\0')) return Uint8Array.from(MINIMAL_JFIF);
  const isAdobe = marker === ADOBE && isNamed(segment, 4, 'Adobe');
  return isAdobe && segment.length === ADOBE_LENGTH + 2 ? segment : nothing;
}

/** Offset of the marker behind the compressed data that begins at `start`, or the end of the bytes. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (offset + 1 < bytes.length) {
    const next = bytes[offset + 1] ?? 0;
    if (bytes[offset] === 0xff && next !== 0xff && !isStuffing(next)) return offset;
    offset += 1;
  }
  return bytes.length;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/**
 * A JPEG without what it tells besides the picture: EXIF, XMP, comments, thumbnails, colour profiles, further pictures,
 * whatever stands behind its end. Safari writes EXIF into what a canvas gives; other programs write all of it. What is no
 * JPEG, or a broken one, is given back with whatever is wrong with it.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let hasJfif = false;
  let offset = 2;
  while (bytes[offset] === 0xff) {
    while (bytes[offset + 1] === 0xff) offset += 1;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === EOI) {
      kept.push(bytes.subarray(offset, offset + 2));
      return joined(kept);
    }
    const end = offset + 2 + (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0);
    if (end > bytes.length || end < offset + 4) break;
    const segment = withoutMetadata(marker, bytes.subarray(offset, end));
    const isSecondJfif = marker === JFIF && hasJfif;
    hasJfif ||= marker === JFIF && segment.length > 0;
    if (!isSecondJfif) kept.push(segment);
    offset = end;
    if (marker !== SOS) continue;
    offset = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, offset));
  }
  kept.push(bytes.subarray(offset));
  return joined(kept);
}
