import { inspectJpeg } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../../../../../shared/src/testing/tiny-jpeg';
import { stripJpeg } from './strip-jpeg';

const EXIF = jpegSegment(0xe1, [...ascii('Exif\0\0'), 1, 2, 3]);
const IPTC = jpegSegment(0xed, ascii('Photoshop 3.0\0'));
const COMMENT = jpegSegment(0xfe, ascii('hecha en casa'));

describe('a JPEG without what it tells besides the picture', () => {
  it('is accepted by the server, with EXIF, IPTC and comments gone', () => {
    const told = buildJpeg({ extra: [...EXIF, ...IPTC, ...COMMENT] });
    expect(inspectJpeg(told).ok).toBe(false);
    const stripped = stripJpeg(told);
    expect(inspectJpeg(stripped)).toEqual({ ok: true, value: { ancho: 8, alto: 8 } });
    expect(stripped).toEqual(buildJpeg());
  });

  it('is left alone when it tells nothing', () => {
    expect(stripJpeg(buildJpeg({ ancho: 64, alto: 48 }))).toEqual(
      buildJpeg({ ancho: 64, alto: 48 }),
    );
  });

  it('does not choke on other bytes', () => {
    expect(stripJpeg(Uint8Array.from([1, 2, 3]))).toEqual(Uint8Array.from([1, 2, 3]));
    expect(stripJpeg(new Uint8Array())).toEqual(new Uint8Array());
    const cut = buildJpeg({ extra: EXIF }).subarray(0, 30);
    expect(inspectJpeg(stripJpeg(cut)).ok).toBe(false);
  });
});
