import { inflateSync } from 'node:zlib';
import { accept, inspectPng, isPng, refuse, type Result } from '@club/shared';

const DAMAGED = refuse('imagen-invalida', 'sus datos están dañados');

/**
 * Whether the compressed pixels of a PNG are as many bytes as its size tells, neither fewer nor, as in a bomb, more: no more
 * than that is ever decompressed. A JPEG passes as it is.
 */
export function checkPixels(bytes: Uint8Array): Result<null> {
  if (!isPng(bytes)) return accept(null);
  const parts = inspectPng(bytes);
  if (!parts.ok) return parts;
  const { pixels, rawBytes } = parts.value;
  try {
    const raw = inflateSync(Buffer.concat(pixels), { maxOutputLength: rawBytes });
    return raw.length === rawBytes ? accept(null) : DAMAGED;
  } catch {
    return DAMAGED;
  }
}
