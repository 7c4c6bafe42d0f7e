import { describe, expect, it } from 'vitest';
import { isRutaPanel } from './rutas-panel';

describe('paths of the panel', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/noticias',
    '/admin/temporadas/',
    '/admin/partidos/abc',
    '/admin/partidos/abc/banda',
    '/admin/empezar',
    '/admin/empezar/jugadores',
    '/admin/empezar-temporada',
    '/admin/mi-club',
  ])('knows %s', (path) => {
    expect(isRutaPanel(path)).toBe(true);
  });

  it.each([
    '/admin/no-existe',
    '/administrar',
    '/admin/noticias/abc',
    '/admin/partidos/abc/otra',
    '/admin/empezar/a/b',
  ])('does not know %s', (path) => {
    expect(isRutaPanel(path)).toBe(false);
  });
});
