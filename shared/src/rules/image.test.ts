import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICIA_PHOTO_KINDS } from '../vocabulary';
import {
  equipoOfEscudo,
  crestName,
  crestUrl,
  imageId,
  imageUrl,
  isEmblem,
  isNoticiaPhoto,
  mediaName,
  mediaTipo,
  mediaUrl,
} from './image';

const HUELLA = '0123456789abcdef';
const chars = (letters: string) => fc.constantFrom(...letters.split(' '));
const idArbitrary = fc.string({ unit: chars('a Z 0 9 _ -'), minLength: 1, maxLength: 64 });
const huellaArbitrary = fc.string({ unit: chars('0 a 9 f'), minLength: 16, maxLength: 16 });

describe('the address of an image', () => {
  it('contains kind and record, and the version if known', () => {
    expect(imageId('jugador-perfil', 'j1')).toBe('jugador-perfil-j1');
    expect(imageUrl('jugador-perfil', 'j1')).toBe('/b-api/imagenes/jugador-perfil/j1');
    expect(imageUrl('jugador-banner', 'j1', HUELLA)).toBe(
      `/b-api/imagenes/jugador-banner/j1?v=${HUELLA}`,
    );
  });

  it('of a news item comes from the name that its upload got', () => {
    fc.assert(
      fc.property(idArbitrary, huellaArbitrary, (id, huella) => {
        expect(mediaUrl(mediaName(id, huella))).toBe(imageUrl('noticia', id, huella));
      }),
    );
  });

  it.each([
    '',
    'foto.jpg',
    `n1.${HUELLA}.png`,
    `n1.${HUELLA}.jpg.exe`,
    `../n1.${HUELLA}.jpg`,
    `n1.${HUELLA.slice(1)}.jpg`,
    `n1.${HUELLA}0.jpg`,
    `n1.${HUELLA.toUpperCase()}.jpg`,
    `.${HUELLA}.jpg`,
    `${'a'.repeat(65)}.${HUELLA}.jpg`,
    `n1x${HUELLA}.jpg`,
    `n1.${HUELLA}xjpg`,
  ])('of «%s», which no upload made, is null', (name) => {
    expect(mediaUrl(name)).toBeNull();
  });
});

describe('the photos of a news item', () => {
  it('encode their slot in the name, from the first, whose name has none, to the tenth', () => {
    expect(mediaName('n1', HUELLA)).toBe(`n1.${HUELLA}.jpg`);
    expect(mediaName('n1', HUELLA, 'noticia10')).toBe(`n1.10.${HUELLA}.jpg`);
    for (const tipo of NOTICIA_PHOTO_KINDS) {
      const name = mediaName('n1', HUELLA, tipo);
      expect(mediaTipo(name)).toBe(tipo);
      expect(mediaUrl(name)).toBe(imageUrl(tipo, 'n1', HUELLA));
    }
  });

  it.each(['1', '11', '0', '02', 'x'])('have no slot %s', (lugar) => {
    expect(mediaTipo(`n1.${lugar}.${HUELLA}.jpg`)).toBeNull();
  });
});

describe('the kinds of images', () => {
  it('are photos of news, crests and logos, or photos of a player', () => {
    expect(['escudo', 'patrocinador', 'equipo'].map((tipo) => isEmblem(tipo as 'equipo'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isEmblem('jugador-perfil')).toBe(false);
    expect(isEmblem('noticia')).toBe(false);
    expect(NOTICIA_PHOTO_KINDS.every((tipo) => isNoticiaPhoto(tipo))).toBe(true);
    expect(isNoticiaPhoto('equipo')).toBe(false);
    expect(isNoticiaPhoto('jugador-banner')).toBe(false);
  });
});

describe('a rival’s crest in his matches', () => {
  it('is named by rival and version, or empty if there is none', () => {
    const name = crestName('e-1', HUELLA);
    expect(name).toBe(`e-1.${HUELLA}`);
    expect(equipoOfEscudo(name)).toBe('e-1');
    expect(crestUrl(name)).toBe(imageUrl('equipo', 'e-1', HUELLA));
    expect(crestName('e-1')).toBe('');
    expect(crestName('e-1', '')).toBe('');
  });

  it.each([
    undefined,
    '',
    'e-1',
    `e-1.${HUELLA}0`,
    `x/e-1.${HUELLA}`,
    `.${HUELLA}`,
    `e-1.${HUELLA}.jpg`,
  ])('belongs to no rival if the name is %j', (name) => {
    expect(equipoOfEscudo(name)).toBeUndefined();
    expect(crestUrl(name)).toBeUndefined();
  });
});
