import { describe, expect, it } from 'vitest';
import { ageText } from './use-connection';
import { isPublicPage, pageKey } from './page-key';

describe('offline cache', () => {
  it('accepts the pages of the site', () => {
    const pages = ['/', '/partidos', '/partidos/abc', '/jugador/x-1', '/sobre-cd-encina'];
    expect(pages.filter(isPublicPage)).toEqual(pages);
  });

  it('rejects the panel, the login and files', () => {
    const panel = ['/admin', '/admin/partidos/abc', '/login', '/alta'];
    const files = ['/b-api/fetch-partidos', '/assets/index-1.js', '/calendario.ics', '/sw.js'];
    expect([...panel, ...files].filter(isPublicPage)).toEqual([]);
  });

  it('has one key for all spellings of a page’s URL', () => {
    const origin = 'https://club.example';
    expect(pageKey(`${origin}/home#x`)).toBe(`${origin}/`);
    expect(pageKey(`${origin}/partidos/?utm_source=x`)).toBe(`${origin}/partidos`);
    expect(pageKey(`${origin}/partidos?temporada=t1`)).toBe(`${origin}/partidos?temporada=t1`);
    expect(pageKey(`${origin}/comparar?b=2&c=3&a=1`)).toBe(`${origin}/comparar?a=1&b=2`);
  });
});

describe('age of data', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T11:59:30Z', 'hace un momento'],
    ['2026-11-21T11:55:00Z', 'hace 5 min'],
    ['2026-11-21T09:00:00Z', 'hace 3 h'],
    ['2026-11-19T09:00:00Z', 'hace 2 d'],
  ])('since %s is «%s»', (since, text) =>
    expect(ageText(new Date(since), now).replaceAll('\u00a0', ' ')).toBe(text),
  );
});
