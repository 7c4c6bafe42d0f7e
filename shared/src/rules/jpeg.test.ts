import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../testing/tiny-jpeg';
import { IMAGE_MAX_BYTES } from '../vocabulary';
import { inspectJpeg } from './jpeg';

const reasonOf = (bytes: Uint8Array) => {
  const inspected = inspectJpeg(bytes);
  return inspected.ok ? 'accepted' : inspected.refusal.detail;
};

describe('a JPEG to be published', () => {
  it.each([
    [8, 8],
    [1, 1],
    [1600, 900],
    [333, 1600],
  ])('of %i × %i is accepted with its size', (ancho, alto) => {
    expect(inspectJpeg(buildJpeg({ ancho, alto }))).toEqual({ ok: true, value: { ancho, alto } });
  });

  it('may be progressive and have Adobe’s colour transform', () => {
    const extra = jpegSegment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 0]);
    expect(reasonOf(buildJpeg({ extra, frameMarker: 0xc2 }))).toBe('accepted');
  });

  it('may have exactly 400 KB', () => {
    const fill = (padding: number) => buildJpeg({ padding });
    const overhead = fill(360_000).length - 360_000;
    const largest = IMAGE_MAX_BYTES - overhead - 4;
    expect(fill(largest).length).toBe(IMAGE_MAX_BYTES);
    expect(reasonOf(fill(largest))).toBe('accepted');
    expect(reasonOf(fill(largest + 1))).toBe('pesa más de 400 KB');
  });
});

describe('a refused image', () => {
  const good = buildJpeg();
  const MPF = jpegSegment(0xe2, ascii('MPF\0'));
  const ADOBE = jpegSegment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 0]);
  const headed = (header: readonly number[]) =>
    Uint8Array.from([
      ...good.subarray(0, 2),
      ...jpegSegment(0xe0, [...ascii('JFIF\0'), ...header]),
      ...good.subarray(20),
    ]);
  const exif = jpegSegment(0xe1, [...ascii('Exif\0\0'), 0, 0]);
  const xmp = jpegSegment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'));

  it.each<[string, Uint8Array, RegExp]>([
    ['empty', new Uint8Array(), /no es un JPEG/],
    ['a PNG', Uint8Array.from([0x89, ...ascii('PNG\r\n\u001a\n')]), /no es un JPEG/],
    ['HTML', Uint8Array.from(ascii('<html><script>alert(1)</script>')), /no es un JPEG/],
    ['a GIF with a JPEG’s file name', Uint8Array.from(ascii('GIF89a')), /no es un JPEG/],
    ['only the first marker', good.slice(0, 2), /incompleta/],
    ['truncated', good.slice(0, -2), /incompleta/],
    ['a segment that is longer than the file', good.slice(0, 30), /incompleta/],
    ['EXIF', buildJpeg({ extra: exif }), /EXIF o XMP/],
    ['XMP', buildJpeg({ extra: xmp }), /EXIF o XMP/],
    ['IPTC', buildJpeg({ extra: jpegSegment(0xed, ascii('Photoshop')) }), /APP13/],
    [
      'a comment with coordinates',
      buildJpeg({ extra: jpegSegment(0xfe, ascii('40.4168N 3.7038W')) }),
      /lleva un comentario/,
    ],
    ['an empty comment', buildJpeg({ extra: jpegSegment(0xfe, []) }), /lleva un comentario/],
    [
      'a comment between two scans',
      Uint8Array.from([
        ...good.subarray(0, -2),
        ...jpegSegment(0xfe, ascii('aquí')),
        ...[0xff, 0xd9],
      ]),
      /lleva un comentario/,
    ],
    ['a thumbnail in the header', headed([1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]), /miniatura/],
    ['a second header', buildJpeg({ extra: [...good.subarray(2, 20)] }), /miniatura/],
    [
      'a thumbnail in an extension',
      buildJpeg({ extra: jpegSegment(0xe0, [...ascii('JFXX\0'), 0x10, ...good]) }),
      /miniatura/,
    ],
    [
      'a colour profile',
      buildJpeg({ extra: jpegSegment(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 7]) }),
      /un perfil de color/,
    ],
    ['a second picture (MPF)', buildJpeg({ extra: MPF }), /una segunda imagen/],
    ['another APP2', buildJpeg({ extra: jpegSegment(0xe2, ascii('FPXR\0')) }), /APP2/],
    [
      'an Adobe segment that is too long',
      buildJpeg({ extra: jpegSegment(0xee, [...ascii('Adobe'), ...ascii('40.4168N')]) }),
      /APP14/,
    ],
    ['two Adobe segments', buildJpeg({ extra: [...ADOBE, ...ADOBE] }), /APP14/],
    ['a script after the end', buildJpeg({ trailing: ascii('<script>') }), /detrás/],
    ['a ZIP after the end', buildJpeg({ trailing: ascii('PK') }), /detrás/],
    ['1601 pixels', buildJpeg({ ancho: 1601 }), /1601 × 8 píxeles/],
    ['65535 pixels', buildJpeg({ ancho: 8, alto: 65_535 }), /8 × 65535 píxeles/],
    ['no height', buildJpeg({ alto: 0 }), /cuánto mide/],
    ['a lossless frame', buildJpeg({ frameMarker: 0xc3 }), /navegadores/],
    ['an arithmetic frame', buildJpeg({ frameMarker: 0xc9 }), /navegadores/],
    [
      'two frames',
      buildJpeg({ extra: jpegSegment(0xc0, [8, 0, 8, 0, 8, 1, 1, 17, 0]) }),
      /más de una/,
    ],
    ['no scan', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]), /ninguna imagen/],
    ['a second start marker', Uint8Array.from([0xff, 0xd8, 0xff, 0xd8, 0xff, 0xd9]), /dañados/],
    ['garbage between segments', buildJpeg({ extra: [1, 2, 3] }), /dañados/],
    ['a segment of length 0', buildJpeg({ extra: [0xff, 0xfe, 0, 0] }), /incompleta/],
  ])('is %s', (_what, bytes, reason) => {
    expect(reasonOf(bytes)).toMatch(reason);
  });

  it('is every truncation of a valid one', () => {
    for (let length = 0; length < good.length; length += 1) {
      expect(inspectJpeg(good.slice(0, length)).ok).toBe(false);
    }
  });

  it('never causes an exception or an endless loop, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (noise, hasStart) => {
        const bytes = hasStart ? Uint8Array.from([0xff, 0xd8, ...noise]) : noise;
        expect(typeof inspectJpeg(bytes).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
