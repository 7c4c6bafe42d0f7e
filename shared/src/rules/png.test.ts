import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPng, pngChunk, buildJpeg } from '../testing/tiny-pictures';
import { inspectImage, stripImage } from './image';
import { inspectPng } from './png';

const describeInspection = (bytes: Uint8Array) => {
  const inspected = inspectPng(bytes);
  return inspected.ok ? 'accepted' : inspected.refusal.detail;
};

const COMMENT = pngChunk('tEXt', Buffer.from('Author\0Ana'));

describe('a PNG to be published', () => {
  it('is accepted with its size and the byte count of its pixels', () => {
    expect(inspectPng(buildPng({ ancho: 30, alto: 20 }))).toMatchObject({
      ok: true,
      value: { ancho: 30, alto: 20, rawBytes: 20 * 121 },
    });
  });

  it.each([
    ['no es un PNG', buildJpeg()],
    ['está incompleta', buildPng().subarray(0, -1)],
    ['está incompleta', buildPng().subarray(0, 40)],
    ['lleva datos detrás de la imagen', buildPng({ trailing: Buffer.from('PK') })],
    ['lleva metadatos (tEXt) que hay que quitar antes', buildPng({ extra: [COMMENT] })],
    ['está entrelazada, y así no se admite', buildPng({ interlace: 1 })],
    ['no dice cuánto mide', buildPng({ ancho: 0 })],
    ['sus datos están dañados', buildPng({ extra: [pngChunk('IHDR', new Uint8Array(13))] })],
  ])('is refused: %s', (reason, bytes) => {
    expect(describeInspection(bytes)).toBe(reason);
  });

  it('is refused after a change of any byte', () => {
    const good = buildPng();
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Uint8Array.from(good);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect(inspectPng(bytes).ok).toBe(false);
      }),
    );
  });

  it('loses its metadata, while a JPEG without any stays the same', () => {
    const original = buildPng({ extra: [COMMENT], trailing: Buffer.from('more') });
    expect(stripImage(original)).toEqual(buildPng());
    expect(stripImage(buildJpeg())).toEqual(buildJpeg());
  });
});

describe('a crest or logo', () => {
  it('is a PNG or a JPEG of at most 1024 pixels per side', () => {
    expect(inspectImage('escudo', buildPng({ ancho: 1024, alto: 7 })).ok).toBe(true);
    expect(inspectImage('equipo', buildJpeg({ ancho: 1024 })).ok).toBe(true);
    for (const bytes of [buildPng({ alto: 1025 }), buildJpeg({ ancho: 1025 })]) {
      expect(inspectImage('patrocinador', bytes)).toMatchObject({
        refusal: { code: 'imagen-invalida' },
      });
    }
  });

  it('has at most 200 KB', () => {
    const heavy = buildJpeg({ padding: 200 * 1024 });
    expect(inspectImage('escudo', heavy)).toMatchObject({ refusal: { code: 'imagen-grande' } });
  });

  it('may be a PNG, unlike a photo', () => {
    expect(inspectImage('noticia', buildPng())).toMatchObject({
      refusal: { detail: 'no es un JPEG' },
    });
  });
});
