import { describe, expect, it } from 'vitest';
import { describeFull } from './run-operation';

describe('the message about a full document', () => {
  it.each([
    ['publico/club', /Borra temporadas antiguas/],
    ['publico/plantilla', /Borra jugadores/],
    ['calendarios/t1', /crea otra temporada/],
    ['partidos/p1', /Quita sucesos/],
    ['', /^hay demasiados datos juntos$/],
    ['publico/otro', /^hay demasiados datos juntos$/],
  ])('«%s» says what to do', (path, text) => {
    expect(describeFull(path)).toMatch(text);
  });
});
