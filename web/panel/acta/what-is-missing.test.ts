import { describe, expect, it } from 'vitest';
import type { FilasActa } from './acta-state';
import { whatIsMissing } from './what-is-missing';

const fila = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index)}`);
const filas = (portero: number, defensas: number): FilasActa => ({
  portero: fila(portero, 'p'),
  defensas: fila(defensas, 'd'),
  mediocentros: [],
  delanteros: [],
  suplentes: fila(5, 's'),
});

describe('what a sheet still lacks', () => {
  it.each([
    [filas(0, 0), null, 0, 'Faltan: 11 titulares, MVP'],
    [filas(1, 9), 'd1', 0, 'Falta: un titular'],
    [filas(1, 10), null, 0, 'Falta: MVP'],
    [filas(0, 11), 'd1', 1, 'Faltan: portero, autor de un gol'],
    [filas(1, 8), 'd1', 3, 'Faltan: 2 titulares, autor de 3 goles'],
    [filas(1, 10), 'd1', 0, 'No falta nada'],
  ])('is listed in one line', (alineacion, mvp, golesSinAutor, text) => {
    expect(whatIsMissing({ alineacion, mvp }, { golesSinAutor })).toBe(text);
  });
});
