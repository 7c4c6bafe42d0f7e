import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagenId, imagenUrl, mediaName, mediaUrl } from './imagen';

const HUELLA = '0123456789abcdef';
const chars = (letters: string) => fc.constantFrom(...letters.split(' '));
const idArbitrary = fc.string({ unit: chars('a Z 0 9 _ -'), minLength: 1, maxLength: 64 });
const huellaArbitrary = fc.string({ unit: chars('0 a 9 f'), minLength: 16, maxLength: 16 });

describe('the address of an image', () => {
  it('names its kind and its record, and a version where one is known', () => {
    expect(imagenId('jugador-perfil', 'j1')).toBe('jugador-perfil-j1');
    expect(imagenUrl('jugador-perfil', 'j1')).toBe('/b-api/imagenes/jugador-perfil/j1');
    expect(imagenUrl('jugador-banner', 'j1', HUELLA)).toBe(
      `/b-api/imagenes/jugador-banner/j1?v=${HUELLA}`,
    );
  });

  it('of a news item is the one that its upload had', () => {
    fc.assert(
      fc.property(idArbitrary, huellaArbitrary, (id, huella) => {
        expect(mediaUrl(mediaName(id, huella))).toBe(imagenUrl('noticia', id, huella));
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
  ])('of «%s», which no upload made, is none', (name) => {
    expect(mediaUrl(name)).toBeNull();
  });
});
