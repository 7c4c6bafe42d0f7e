import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../testing/tiny-pictures';
import { IMAGE_MAX_BYTES } from '../vocabulary';
import { inspectJpeg, stripJpeg } from './jpeg';

const EXIF = jpegSegment(0xe1, [...ascii('Exif\0\0'), 1, 2, 3]);
const IPTC = jpegSegment(0xed, ascii('Photoshop 3.0\0'));
const COMMENT = jpegSegment(0xfe, ascii('40.4168N 3.7038W'));
const ADOBE = jpegSegment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
const FRAME = jpegSegment(0xc0, [8, 0, 8, 0, 8, 1, 1, 17, 0]);
/** Offset after the start marker and the JFIF header of `buildJpeg`, bytes. */
const HEADER_END = 20;

const describeInspection = (bytes: Uint8Array) => {
  const inspected = inspectJpeg(bytes);
  return inspected.ok ? 'accepted' : inspected.refusal.detail;
};

describe('a JPEG to be published', () => {
  it.each([
    [1, 1],
    [1600, 900],
  ])('of %i × %i is accepted with its size', (ancho, alto) => {
    expect(inspectJpeg(buildJpeg({ ancho, alto }))).toEqual({ ok: true, value: { ancho, alto } });
  });

  it('may have exactly 400 KB', () => {
    const fill = (padding: number) => buildJpeg({ padding });
    const overhead = fill(IMAGE_MAX_BYTES).length - IMAGE_MAX_BYTES;
    const largest = IMAGE_MAX_BYTES - overhead;
    expect(fill(largest)).toHaveLength(IMAGE_MAX_BYTES);
    expect(describeInspection(fill(largest))).toBe('accepted');
    expect(describeInspection(fill(largest + 1))).toBe('pesa más de 400 KB');
  });
});

describe('the inspection of an image', () => {
  const good = buildJpeg();
  const withHeader = (header: readonly number[]) =>
    Uint8Array.from([
      ...good.subarray(0, 2),
      ...jpegSegment(0xe0, [...ascii('JFIF\0'), ...header]),
      ...good.subarray(HEADER_END),
    ]);

  const segment = (marker: number, text: string) => ({ extra: jpegSegment(marker, ascii(text)) });
  const afterScan = (...content: readonly number[]) =>
    Uint8Array.from([...good.subarray(0, -2), ...content, 0xff, 0xd9]);
  const thumbnail = jpegSegment(0xe0, [...ascii('JFXX\0'), 0x10, ...good]);
  const coordinates = jpegSegment(0xee, [...ascii('Adobe'), ...ascii('40.4168N')]);

  it.each<[string, Uint8Array, RegExp]>([
    ['no bytes', new Uint8Array(), /no es un JPEG/],
    ['a PNG', Uint8Array.from([0x89, ...ascii('PNG\r\n\u001a\n')]), /no es un JPEG/],
    ['HTML', Uint8Array.from(ascii('<html><script>alert(1)</script>')), /no es un JPEG/],
    ['EXIF', buildJpeg({ extra: EXIF }), /EXIF o XMP/],
    ['XMP', buildJpeg(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>')), /EXIF o XMP/],
    ['IPTC', buildJpeg({ extra: IPTC }), /APP13/],
    ['a comment with coordinates', buildJpeg({ extra: COMMENT }), /lleva un comentario/],
    ['an empty comment', buildJpeg(segment(0xfe, '')), /lleva un comentario/],
    ['a comment after the scan', afterScan(...COMMENT), /lleva un comentario/],
    ['a thumbnail in the header', withHeader([1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]), /miniatura/],
    ['a second header', buildJpeg({ extra: [...good.subarray(2, HEADER_END)] }), /miniatura/],
    ['a thumbnail in an extension', buildJpeg({ extra: thumbnail }), /miniatura/],
    ['a colour profile', buildJpeg(segment(0xe2, 'ICC_PROFILE\0')), /un perfil de color/],
    ['a second picture', buildJpeg(segment(0xe2, 'MPF\0')), /una segunda imagen/],
    ['another APP2', buildJpeg(segment(0xe2, 'FPXR\0')), /APP2/],
    ['an Adobe segment that is too long', buildJpeg({ extra: coordinates }), /APP14/],
    ['two Adobe segments', buildJpeg({ extra: [...ADOBE, ...ADOBE] }), /APP14/],
    ['a script after the end', buildJpeg({ trailing: ascii('<script>') }), /detrás/],
    ['1601 pixels', buildJpeg({ ancho: 1601 }), /1601 × 8 píxeles/],
    ['65535 pixels', buildJpeg({ alto: 65_535 }), /8 × 65535 píxeles/],
    ['a height of 0', buildJpeg({ alto: 0 }), /cuánto mide/],
    ['a lossless frame', buildJpeg({ frameMarker: 0xc3 }), /navegadores/],
    ['an arithmetic frame', buildJpeg({ frameMarker: 0xc9 }), /navegadores/],
    ['two frames', buildJpeg({ extra: FRAME }), /más de una/],
    ['a picture without a scan', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]), /ninguna imagen/],
    ['a second start marker', Uint8Array.from([0xff, 0xd8, 0xff, 0xd8, 0xff, 0xd9]), /dañados/],
    ['garbage between segments', buildJpeg({ extra: [1, 2, 3] }), /dañados/],
    ['a segment of length 0', buildJpeg({ extra: [0xff, 0xfe, 0, 0] }), /incompleta/],
  ])('refuses %s', (_what, bytes, reason) => {
    expect(describeInspection(bytes)).toMatch(reason);
  });

  it('refuses every truncation of a valid JPEG', () => {
    for (let length = 0; length < good.length; length += 1) {
      expect(describeInspection(good.slice(0, length))).toMatch(/incompleta|no es un JPEG/);
    }
  });

  it('never throws and always ends, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (noise, hasStart) => {
        const bytes = hasStart ? Uint8Array.from([0xff, 0xd8, ...noise]) : noise;
        expect(typeof inspectJpeg(bytes).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});

describe('stripping a JPEG', () => {
  it('removes EXIF, IPTC, comments, thumbnail, profile, second picture and trailing bytes', () => {
    const named = (marker: number, name: string) => jpegSegment(marker, [...ascii(name), 1, 2, 3]);
    const thumbnail = jpegSegment(0xe0, [...ascii('JFXX\0'), 0x10, ...buildJpeg()]);
    const others = [
      ...named(0xe2, 'ICC_PROFILE\0'),
      ...named(0xe2, 'MPF\0'),
      ...named(0xef, 'GPS'),
    ];
    const extra = [...EXIF, ...IPTC, ...COMMENT, ...thumbnail, ...others];
    const original = buildJpeg({ extra, trailing: [...buildJpeg()] });
    expect(inspectJpeg(original).ok).toBe(false);
    expect(stripJpeg(original)).toEqual(buildJpeg());
  });

  it('keeps one header, without its thumbnail', () => {
    const header = [...ascii('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9];
    const plain = buildJpeg();
    const withThumbnail = Uint8Array.from([
      ...plain.subarray(0, 2),
      ...jpegSegment(0xe0, header),
      ...plain.subarray(2),
    ]);
    expect(stripJpeg(withThumbnail)).toEqual(plain);
  });

  it('keeps what decoders need: Adobe’s colour transform, tables between the scans of a progressive picture', () => {
    const scan = jpegSegment(0xda, [1, 1, 0, 0, 63, 0]);
    const progressive = buildJpeg({ extra: ADOBE, frameMarker: 0xc2 });
    // Compressed data with a 0xff, which is stored as 0xff 0, and with a restart marker, 0xff 0xd0.
    const scans = Uint8Array.from([
      ...progressive.subarray(0, -2),
      ...jpegSegment(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0]),
      ...[...scan, 0, 0xff, 0, 7, 0xff, 0xd0, 7],
      ...COMMENT,
      ...[...scan, 7, 0xff, 0xd9],
    ]);
    const stripped = stripJpeg(scans);
    expect(inspectJpeg(stripped).ok).toBe(true);
    expect(stripped.length).toBe(scans.length - COMMENT.length);
  });

  it('makes an accepted JPEG, and a second time changes nothing, whatever the metadata', () => {
    const segments = fc.array(
      fc.tuple(
        fc.oneof(fc.integer({ min: 0xe0, max: 0xef }), fc.constant(0xfe)),
        fc.array(fc.nat(255), { maxLength: 40 }),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(segments, fc.array(fc.nat(255), { maxLength: 20 }), (listed, trailing) => {
        const extra = listed.flatMap(([marker, content]) => jpegSegment(marker, content));
        const once = stripJpeg(buildJpeg({ extra, trailing }));
        expect(inspectJpeg(once).ok).toBe(true);
        expect(stripJpeg(once)).toEqual(once);
      }),
    );
  });

  it('leaves other bytes as they are, and makes no valid JPEG of a truncated one', () => {
    expect(stripJpeg(Uint8Array.from([1, 2, 3]))).toEqual(Uint8Array.from([1, 2, 3]));
    expect(stripJpeg(new Uint8Array())).toEqual(new Uint8Array());
    const cut = buildJpeg({ extra: EXIF }).subarray(0, 30);
    expect(inspectJpeg(stripJpeg(cut)).ok).toBe(false);
  });
});
