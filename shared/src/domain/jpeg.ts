import { accept, refuse, type Result } from '../refusals';
import { IMAGEN_MAX_BYTES, IMAGEN_MAX_LADO_PX } from '../vocabulario';
import { ADOBE_LENGTH, MINIMAL_JFIF } from './jpeg-strip';

export interface JpegSize {
  readonly ancho: number;
  readonly alto: number;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Frames that browsers decode: baseline, extended and progressive; lossless and arithmetic ones are not photos. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables and restart intervals: DHT, DQT, DRI. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
const COMMENT = 0xfe;
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;

const invalid = (reason: string) => refuse('imagen-invalida', reason);
const TRUNCATED = invalid('está incompleta');

const beginsWith = (bytes: Uint8Array, offset: number, text: string) =>
  Array.from(text, (letter, index) => bytes[offset + index] === letter.charCodeAt(0)).every(
    Boolean,
  );

/** What application segments may hold besides the picture, in words; whatever is not here goes by its number. */
const METADATA: readonly (readonly [marker: number, name: string, what: string])[] = [
  [0xe0, 'JFIF\0', 'una miniatura'],
  [0xe0, 'JFXX\0', 'una miniatura'],
  [0xe1, '', 'datos EXIF o XMP (lugar, fecha, cámara)'],
  [0xe2, 'ICC_PROFILE\0', 'un perfil de color'],
  [0xe2, 'MPF\0', 'una segunda imagen'],
];

/**
 * Application segments that decoders need and that can say nothing else, each at most once: JFIF's header without
 * thumbnail, and Adobe's, which tells the colours. Everything else is for people and programs, not for the picture.
 */
function checkApp(
  bytes: Uint8Array,
  marker: number,
  content: number,
  length: number,
  seen: Set<number>,
): Result<null> {
  const isJfif =
    marker === 0xe0 && beginsWith(bytes, content, 'JFIF\0') && length === MINIMAL_JFIF.length - 2;
  const isAdobe = marker === 0xee && beginsWith(bytes, content, 'Adobe') && length === ADOBE_LENGTH;
  if ((isJfif || isAdobe) && !seen.has(marker)) {
    seen.add(marker);
    return accept(null);
  }
  const known = METADATA.find(([of, name]) => of === marker && beginsWith(bytes, content, name));
  const what = known?.[2] ?? `metadatos (APP${String(marker - 0xe0)})`;
  return invalid(`lleva ${what} que hay que quitar antes`);
}

function readFrame(bytes: Uint8Array, content: number, length: number): Result<JpegSize> {
  const components = bytes[content + 5] ?? 0;
  if (length < 9 || components === 0 || length !== 8 + 3 * components) {
    return invalid('su cabecera no es correcta');
  }
  const at = (offset: number) =>
    (bytes[content + offset] ?? 0) * 256 + (bytes[content + offset + 1] ?? 0);
  const size = { alto: at(1), ancho: at(3) };
  if (size.alto === 0 || size.ancho === 0) return invalid('no dice cuánto mide');
  if (Math.max(size.alto, size.ancho) > IMAGEN_MAX_LADO_PX) {
    return invalid(
      `mide ${String(size.ancho)} × ${String(size.alto)} píxeles y el máximo es ${String(IMAGEN_MAX_LADO_PX)} por lado`,
    );
  }
  return accept(size);
}

/** Offset of the marker that ends the compressed data beginning at `offset`, or the end of the bytes. */
function skipScan(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (offset + 1 < bytes.length) {
    const next = bytes[offset + 1] ?? 0;
    if (bytes[offset] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return offset;
    offset += 1;
  }
  return bytes.length;
}

/**
 * Width and height of a JPEG that may be published: walked from its first marker to its last byte, at most 400 KB and
 * 1600 pixels a side, without comment, thumbnail, profile or any metadata and with nothing behind its end
 * (docs/decisions/0028). Names and media types are not believed.
 */
export function inspectJpeg(bytes: Uint8Array): Result<JpegSize> {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return invalid('no es un JPEG');
  if (bytes.length > IMAGEN_MAX_BYTES) {
    return invalid(`pesa más de ${String(IMAGEN_MAX_BYTES / 1024)} KB`);
  }
  let size: JpegSize | undefined;
  let hasScan = false;
  const seenApps = new Set<number>();
  let offset = 2;
  while (offset < bytes.length) {
    if (bytes[offset] !== 0xff) return invalid('sus datos están dañados');
    while (bytes[offset] === 0xff) offset += 1;
    const marker = bytes[offset];
    if (marker === undefined) return TRUNCATED;
    offset += 1;
    if (marker === EOI) {
      if (!size || !hasScan) return invalid('no contiene ninguna imagen');
      return offset === bytes.length ? accept(size) : invalid('lleva datos detrás de la imagen');
    }
    if (marker === SOI || marker === TEM || isRestart(marker))
      return invalid('sus datos están dañados');
    const length = (bytes[offset] ?? 0) * 256 + (bytes[offset + 1] ?? 0);
    const content = offset + 2;
    const end = offset + length;
    if (length < 2 || end > bytes.length) return TRUNCATED;
    if (isApp(marker)) {
      const checked = checkApp(bytes, marker, content, length, seenApps);
      if (!checked.ok) return checked;
    } else if (marker === COMMENT) {
      return invalid('lleva un comentario que hay que quitar antes');
    } else if (FRAMES.has(marker)) {
      if (size) return invalid('contiene más de una imagen');
      const frame = readFrame(bytes, content, length);
      if (!frame.ok) return frame;
      size = frame.value;
    } else if (marker !== SOS && !TABLES.has(marker)) {
      return invalid('está codificada de una forma que los navegadores no muestran');
    }
    if (marker === SOS && !size) return invalid('sus datos están dañados');
    hasScan ||= marker === SOS;
    offset = marker === SOS ? skipScan(bytes, end) : end;
  }
  return TRUNCATED;
}
