import { describe, expect, it } from 'vitest';
import { PANEL_PATH } from './routes';

describe('paths of the panel', () => {
  it('are those of its screens, with or without a slash at the end, and no others', () => {
    const screens = ['', '/', '/noticias', '/temporadas/', '/mi-club', '/empezar-temporada'];
    const below = ['/partidos/abc', '/partidos/abc/banda', '/empezar', '/empezar/jugadores'];
    const known = [...screens, ...below].map((path) => `/admin${path}`);
    const others = [
      '/admin/no-existe',
      '/administrar',
      '/admin/noticias/abc',
      '/admin/partidos/abc/otra',
      '/admin/empezar/a/b',
    ];
    expect([...known, ...others].filter((path) => PANEL_PATH.test(path))).toEqual(known);
  });
});
