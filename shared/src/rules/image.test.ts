import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICIA_PHOTO_KINDS } from '../vocabulary';
import {
  crestEquipoId,
  crestName,
  crestUrl,
  imageUrl,
  mediaName,
  mediaKind,
  mediaUrl,
} from './image';

const DIGEST = '0123456789abcdef';
const chars = (letters: string) => fc.constantFrom(...letters.split(' '));
const idArbitrary = fc.string({ unit: chars('a Z 0 9 _ -'), minLength: 1, maxLength: 64 });
const digestArbitrary = fc.string({ unit: chars('0 a 9 f'), minLength: 16, maxLength: 16 });

describe('the address of an image', () => {
  it('of a news photo comes from the name that its upload got', () => {
    const kindArbitrary = fc.constantFrom(...NOTICIA_PHOTO_KINDS);
    fc.assert(
      fc.property(idArbitrary, digestArbitrary, kindArbitrary, (id, huella, tipo) => {
        const name = mediaName(id, huella, tipo);
        expect(mediaKind(name)).toBe(tipo);
        expect(mediaUrl(name)).toBe(imageUrl(tipo, id, huella));
      }),
    );
  });

  it('encodes the slot of a news photo in its name, except for the first', () => {
    expect(mediaName('n1', DIGEST, 'noticia')).toBe(`n1.${DIGEST}.jpg`);
    expect(mediaName('n1', DIGEST, 'noticia10')).toBe(`n1.10.${DIGEST}.jpg`);
  });

  it.each([
    ...['', 'foto.jpg', `n1.${DIGEST}.png`, `n1.${DIGEST}.jpg.exe`, `../n1.${DIGEST}.jpg`],
    ...[`n1.${DIGEST.slice(1)}.jpg`, `n1.${DIGEST}0.jpg`, `n1.${DIGEST.toUpperCase()}.jpg`],
    ...[`.${DIGEST}.jpg`, `${'a'.repeat(65)}.${DIGEST}.jpg`, `n1x${DIGEST}.jpg`],
    ...[
      `n1.${DIGEST}xjpg`,
      ...['1', '11', '0', '02', 'x'].map((slot) => `n1.${slot}.${DIGEST}.jpg`),
    ],
  ])('of «%s», which no upload made, is null', (name) => {
    expect([mediaKind(name), mediaUrl(name)]).toEqual([null, null]);
  });
});

describe('a rival’s crest in his matches', () => {
  it('is named by rival and version, or empty if there is none', () => {
    const name = crestName('e-1', DIGEST);
    expect(name).toBe(`e-1.${DIGEST}`);
    expect(crestEquipoId(name)).toBe('e-1');
    expect(crestUrl(name)).toBe(imageUrl('equipo', 'e-1', DIGEST));
    expect(crestName('e-1')).toBe('');
    expect(crestName('e-1', '')).toBe('');
  });

  it.each([
    ...[undefined, '', 'e-1', `e-1.${DIGEST}0`],
    ...[`x/e-1.${DIGEST}`, `.${DIGEST}`, `e-1.${DIGEST}.jpg`],
  ])('belongs to no rival if the name is %j', (name) => {
    expect(crestEquipoId(name)).toBeUndefined();
    expect(crestUrl(name)).toBeUndefined();
  });
});
