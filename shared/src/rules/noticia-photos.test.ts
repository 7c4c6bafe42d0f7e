import { describe, expect, it } from 'vitest';
import { NOTICIA_PHOTO_KINDS } from '../vocabulary';
import { isContado } from './version-counter';
import { mediaName, mediaTipo, mediaUrl } from './image';
import { fotosOf, freeTipos, withFoto, withOrden, withoutFoto } from './noticia-photos';

const HUELLA = '0123456789abcdef';
const name = (place: number) =>
  mediaName('n1', HUELLA, NOTICIA_PHOTO_KINDS[place - 1] ?? 'noticia');
const foto = (place: number, alt = '') => ({ nombre: name(place), ancho: 4, alto: 3, alt });

describe('the name of a news item’s photo', () => {
  it('contains the slot, except for the first one', () => {
    expect(name(1)).toBe(`n1.${HUELLA}.jpg`);
    expect(name(10)).toBe(`n1.10.${HUELLA}.jpg`);
    for (const [index, tipo] of NOTICIA_PHOTO_KINDS.entries()) {
      expect(mediaTipo(name(index + 1))).toBe(tipo);
      expect(mediaUrl(name(index + 1))).toBe(`/b-api/imagenes/${tipo}/n1?v=${HUELLA}`);
    }
  });

  it.each(['vieja.jpg', `n1.1.${HUELLA}.jpg`, `n1.11.${HUELLA}.jpg`, `n1.0.${HUELLA}.jpg`])(
    'is not %s',
    (other) => {
      expect([mediaTipo(other), mediaUrl(other)]).toEqual([null, null]);
    },
  );
});

describe('the photos of a news item', () => {
  it('are added after existing photos, before images that nobody uploaded', () => {
    const first = withFoto({ media: ['vieja.jpg'] }, 'noticia', foto(1));
    const both = withFoto(first, 'noticia2', foto(2));
    expect(both.media).toEqual([name(1), name(2), 'vieja.jpg']);
    expect(fotosOf(both).map(({ nombre }) => nombre)).toEqual([name(1), name(2)]);
    expect(withoutFoto(both, 'noticia')).toEqual({
      media: [name(2), 'vieja.jpg'],
      fotos: [foto(2)],
    });
  });

  it('are reordered as requested, with the others at the end; unknown names are refused', () => {
    const stored = { media: [name(1), name(2), name(3)], fotos: [foto(1), foto(2), foto(3)] };
    const ordered = withOrden(stored, [{ nombre: name(3), alt: 'El gol' }]);
    expect(ordered).toEqual({
      media: [name(3), name(1), name(2)],
      fotos: [foto(3, 'El gol'), foto(1), foto(2)],
    });
    expect(withOrden(stored, [{ nombre: name(4), alt: '' }])).toBeNull();
    expect(withOrden({ media: ['vieja.jpg'] }, [{ nombre: 'vieja.jpg', alt: '' }])).toBeNull();
  });

  it('may lack a size if they are old', () => {
    expect(fotosOf({ media: [name(1)] })).toEqual([
      { nombre: name(1), url: mediaUrl(name(1)), alt: '', ancho: undefined, alto: undefined },
    ]);
  });

  it('have ten slots', () => {
    const names = NOTICIA_PHOTO_KINDS.map((_tipo, index) => name(index + 1));
    expect(freeTipos(names.toSpliced(3, 1))).toEqual(['noticia4']);
    expect(freeTipos(names)).toEqual([]);
  });

  it('are not in the version counter, and neither are unpublished items', () => {
    const paths = ['noticias_pendientes/n1', 'imagenes/noticia-n1', 'imagenes/noticia7-n1'];
    expect(paths.filter(isContado)).toEqual([]);
    expect(isContado('noticias/n1')).toBe(true);
  });
});
