import { describe, expect, it } from 'vitest';
import { findArticle, withArticle } from './club-names';

describe('a club’s article', () => {
  it.each([
    ...['CD Encina', 'CF Sotillo', 'FC Barcelona', 'C.D. Encina', 'RCD Espanyol', 'Vegalba CF'],
    ...['Atlético Robledal', 'Real Ávila', 'Racing Riofrío', 'Club Deportivo Encina', 'Adra'],
    ...['Udala', 'Deportivo Pinar Alto', 'Realejos'],
  ])('is el for %s', (nombre) => {
    expect(findArticle(nombre)).toBe('el');
  });

  it.each([
    ...['UD La Alameda', 'U.D. Las Palmas', 'ud roja', 'SD Huesca', 'AD El Mirador'],
    ...['Agrupación Deportiva Norte', 'Unión Fontana', 'Sociedad Deportiva Eibar', 'Real Sociedad'],
    ...['Cultural Leonesa', 'Peña Sport'],
  ])('is la for %s', (nombre) => {
    expect(findArticle(nombre)).toBe('la');
  });

  it.each([
    ['Veteranos Barrio Sur', 'los'],
    ['La Cantera 1987', ''],
    ['El Mirador', ''],
    ['Mi club', ''],
  ])('for %s is «%s»', (nombre, articulo) => {
    expect(findArticle(nombre)).toBe(articulo);
  });

  it('is contracted after a and de', () => {
    expect(withArticle({ nombre: 'CD Encina' })).toEqual({
      el: 'el CD Encina',
      al: 'al CD Encina',
      del: 'del CD Encina',
    });
    expect(withArticle({ nombre: 'SD Huesca' })).toEqual({
      el: 'la SD Huesca',
      al: 'a la SD Huesca',
      del: 'de la SD Huesca',
    });
    expect(withArticle({ nombre: 'El Mirador' })).toEqual({
      el: 'El Mirador',
      al: 'a El Mirador',
      del: 'de El Mirador',
    });
  });

  it('is the club’s own choice if there is one', () => {
    expect(withArticle({ nombre: 'CD Encina', articulo: 'la' }).al).toBe('a la CD Encina');
    expect(withArticle({ nombre: 'CD Encina', articulo: '' }).del).toBe('de CD Encina');
  });
});
