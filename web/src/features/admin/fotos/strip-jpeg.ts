const SOS = 0xda;
const APP0_JFIF = 0xe0;
const APP14_ADOBE = 0xee;
const COMMENT = 0xfe;

/** Segments that say something else than the picture: EXIF, XMP, IPTC, profiles, comments. */
const isMetadata = (marker: number) =>
  marker === COMMENT ||
  (marker >= 0xe0 && marker <= 0xef && marker !== APP0_JFIF && marker !== APP14_ADOBE);

/**
 * A JPEG as an encoder made it, without metadata: Safari writes an EXIF segment into what a canvas gives, which the
 * server refuses (docs/decisions/0012). Bytes that are no JPEG are given back as they are.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let offset = 2;
  while (bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === SOS) break;
    const end = offset + 2 + (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0);
    if (!isMetadata(marker)) kept.push(bytes.subarray(offset, end));
    offset = end;
  }
  kept.push(bytes.subarray(offset));
  const stripped = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of kept) {
    stripped.set(part, position);
    position += part.length;
  }
  return stripped;
}
