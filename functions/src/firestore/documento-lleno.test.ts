import { describe, expect, it } from 'vitest';
import { describeFull } from './documento-lleno';

describe('what is said of a full document', () => {
  it.each([
    ['publico/club', /Borra temporadas antiguas/],
    ['publico/plantilla', /Borra jugadores/],
    ['calendarios/t1', /crea otra temporada/],
    ['partidos/p1', /Quita sucesos/],
    ['', /^hay demasiados datos juntos$/],
    ['publico/otro', /^hay demasiados datos juntos$/],
  ])('«%s»: what to do about it', (path, text) => {
    expect(describeFull(path)).toMatch(text);
  });
});
