import { describe, expect, it } from 'vitest';
import { NOTICIA_PHOTO_KINDS } from '../vocabulary';
import { isCounted } from './version-counter';
import { mediaName, mediaKind, mediaUrl } from './image';
import { photosOf, freeKinds, withPhoto, withOrder, withoutPhoto } from './noticia';

const DIGEST = '0123456789abcdef';
const name = (place: number) =>
  mediaName('n1', DIGEST, NOTICIA_PHOTO_KINDS[place - 1] ?? 'noticia');
const picture = (place: number, alt = '') => ({ nombre: name(place), ancho: 4, alto: 3, alt });

describe('the name of a news item’s photo', () => {
  it('contains the slot, except for the first one', () => {
    expect(name(1)).toBe(`n1.${DIGEST}.jpg`);
    expect(name(10)).toBe(`n1.10.${DIGEST}.jpg`);
    for (const [index, tipo] of NOTICIA_PHOTO_KINDS.entries()) {
      expect(mediaKind(name(index + 1))).toBe(tipo);
      expect(mediaUrl(name(index + 1))).toBe(`/b-api/imagenes/${tipo}/n1?v=${DIGEST}`);
    }
  });

  it.each(['vieja.jpg', `n1.1.${DIGEST}.jpg`, `n1.11.${DIGEST}.jpg`, `n1.0.${DIGEST}.jpg`])(
    'is not %s',
    (other) => {
      expect([mediaKind(other), mediaUrl(other)]).toEqual([null, null]);
    },
  );
});

describe('the photos of a news item', () => {
  it('are added after existing photos, before images that nobody uploaded', () => {
    const first = withPhoto({ media: ['vieja.jpg'] }, 'noticia', picture(1));
    const both = withPhoto(first, 'noticia2', picture(2));
    expect(both.media).toEqual([name(1), name(2), 'vieja.jpg']);
    expect(photosOf(both).map(({ nombre }) => nombre)).toEqual([name(1), name(2)]);
    expect(withoutPhoto(both, 'noticia')).toEqual({
      media: [name(2), 'vieja.jpg'],
      fotos: [picture(2)],
    });
  });

  it('are reordered as requested, with the others at the end; unknown names are refused', () => {
    const stored = {
      media: [name(1), name(2), name(3)],
      fotos: [picture(1), picture(2), picture(3)],
    };
    const ordered = withOrder(stored, [{ nombre: name(3), alt: 'El gol' }]);
    expect(ordered).toEqual({
      media: [name(3), name(1), name(2)],
      fotos: [picture(3, 'El gol'), picture(1), picture(2)],
    });
    expect(withOrder(stored, [{ nombre: name(4), alt: '' }])).toBeNull();
    expect(withOrder({ media: ['vieja.jpg'] }, [{ nombre: 'vieja.jpg', alt: '' }])).toBeNull();
  });

  it('may lack a size if they are old', () => {
    expect(photosOf({ media: [name(1)] })).toEqual([
      { nombre: name(1), url: mediaUrl(name(1)), alt: '', ancho: undefined, alto: undefined },
    ]);
  });

  it('have ten slots', () => {
    const names = NOTICIA_PHOTO_KINDS.map((_kind, index) => name(index + 1));
    expect(freeKinds(names.toSpliced(3, 1))).toEqual(['noticia4']);
    expect(freeKinds(names)).toEqual([]);
  });

  it('are not in the version counter, and neither are unpublished items', () => {
    const paths = ['noticias_pendientes/n1', 'imagenes/noticia-n1', 'imagenes/noticia7-n1'];
    expect(paths.filter(isCounted)).toEqual([]);
    expect(isCounted('noticias/n1')).toBe(true);
  });
});
