import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../testing/tiny-jpeg';
import { inspectJpeg, stripJpeg } from './jpeg';

const EXIF = jpegSegment(0xe1, [...ascii('Exif\0\0'), 1, 2, 3]);
const IPTC = jpegSegment(0xed, ascii('Photoshop 3.0\0'));
const COMMENT = jpegSegment(0xfe, ascii('hecha en casa'));

describe('a JPEG without metadata', () => {
  it('is accepted by the server, without EXIF, IPTC and comments', () => {
    const told = buildJpeg({ extra: [...EXIF, ...IPTC, ...COMMENT] });
    expect(inspectJpeg(told).ok).toBe(false);
    const stripped = stripJpeg(told);
    expect(inspectJpeg(stripped)).toEqual({ ok: true, value: { ancho: 8, alto: 8 } });
    expect(stripped).toEqual(buildJpeg());
  });

  it('has no thumbnail, profile, second picture or trailing bytes', () => {
    const thumbnail = jpegSegment(0xe0, [...ascii('JFXX\0'), 0x10, ...buildJpeg()]);
    const profile = jpegSegment(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 7, 7]);
    const second = jpegSegment(0xe2, [...ascii('MPF\0'), 1, 2, 3]);
    const extra = [...thumbnail, ...profile, ...second, ...jpegSegment(0xef, ascii('GPS'))];
    expect(stripJpeg(buildJpeg({ extra, trailing: [...buildJpeg()] }))).toEqual(buildJpeg());
  });

  it('keeps one header, without its thumbnail', () => {
    const header = [...ascii('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9];
    const told = buildJpeg();
    const withThumbnail = Uint8Array.from([
      ...told.subarray(0, 2),
      ...jpegSegment(0xe0, header),
      ...told.subarray(2),
    ]);
    expect(stripJpeg(withThumbnail)).toEqual(told);
  });

  it('keeps what decoders need: Adobe’s colour transform, tables between the scans of a progressive picture', () => {
    const adobe = jpegSegment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
    const scan = jpegSegment(0xda, [1, 1, 0, 0, 63, 0]);
    const told = buildJpeg({ extra: adobe, frameMarker: 0xc2 });
    const scans = Uint8Array.from([
      ...told.subarray(0, -2),
      ...jpegSegment(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0]),
      ...[...scan, 0, 0xff, 0, 7, 0xff, 0xd0, 7],
      ...COMMENT,
      ...[...scan, 7, 0xff, 0xd9],
    ]);
    const stripped = stripJpeg(scans);
    expect(inspectJpeg(stripped).ok).toBe(true);
    expect(stripped.length).toBe(scans.length - COMMENT.length);
  });

  it('does not change when stripped again, whatever the bytes', () => {
    const segments = fc.array(
      fc.tuple(fc.integer({ min: 0xe0, max: 0xfe }), fc.array(fc.nat(255), { maxLength: 40 })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(segments, fc.array(fc.nat(255), { maxLength: 20 }), (told, trailing) => {
        const extra = told
          .filter(([marker]) => marker <= 0xef || marker === 0xfe)
          .flatMap(([marker, content]) => jpegSegment(marker, content));
        const once = stripJpeg(buildJpeg({ extra, trailing }));
        expect(inspectJpeg(once).ok).toBe(true);
        expect(stripJpeg(once)).toEqual(once);
      }),
    );
  });

  it('is unchanged if it has no metadata', () => {
    expect(stripJpeg(buildJpeg({ ancho: 64, alto: 48 }))).toEqual(
      buildJpeg({ ancho: 64, alto: 48 }),
    );
  });

  it('tolerates other bytes', () => {
    expect(stripJpeg(Uint8Array.from([1, 2, 3]))).toEqual(Uint8Array.from([1, 2, 3]));
    expect(stripJpeg(new Uint8Array())).toEqual(new Uint8Array());
    const cut = buildJpeg({ extra: EXIF }).subarray(0, 30);
    expect(inspectJpeg(stripJpeg(cut)).ok).toBe(false);
  });
});
