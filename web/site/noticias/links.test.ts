import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByLinks } from './links';

const links = (text: string) =>
  splitByLinks(text).flatMap(({ part, href }) => (href === undefined ? [] : [[part, href]]));

describe('URLs in a text', () => {
  it.each([
    ['Fotos en https://club.example/fotos.', 'https://club.example/fotos'],
    ['(ver https://club.example/a_(b))', 'https://club.example/a_(b)'],
    ['[https://club.example/a]', 'https://club.example/a'],
    ['«https://club.example/a?b=1&c=2#d»', 'https://club.example/a?b=1&c=2#d'],
    ['¿https://club.example/a?', 'https://club.example/a'],
    ['https://club.example/a…', 'https://club.example/a'],
    ['línea\nhttps://club.example/a\notra', 'https://club.example/a'],
    ['https://club.example/camión', 'https://club.example/camión'],
    ['HTTP://club.example:8080/a', 'HTTP://club.example:8080/a'],
    ['"https://club.example/a"', 'https://club.example/a'],
    ['<a href="https://club.example/a">x</a>', 'https://club.example/a'],
    // Bidirectional and control characters.
    ['https://club.example/\u202egpj.exe', 'https://club.example/'],
    ['https://club.example/\u0000a', 'https://club.example/'],
  ])('become links without the punctuation around them: %s', (text, shown) =>
    expect(links(text)).toEqual([[shown, new URL(shown).href]]),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x file:///etc/passwd ftp://club.example/',
    'java\nscript:alert(1)',
    'https://',
    'https:///club.example',
    'https://localhost/',
    'https://.',
    'https://club.example@otro.example/',
    'https://ana:clave@club.example/',
    'https://club.example:99999/',
    'https://club\u200b.example/',
    'www.club.example',
    `https://club.example/${'a'.repeat(3_000)}`,
  ])('do not become links: %s', (text) => {
    expect(links(text)).toEqual([]);
    expect(splitByLinks(text)).toEqual([{ part: text }]);
  });

  it('show lookalike hosts as punycode in the link’s target', () => {
    expect(links('https://раураl.example/')[0]?.[1]).toMatch(/^https:\/\/xn--/);
  });

  it('never change the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.es', 'http://', ' ', '\n', '<', '"', ')', '.', '&', 'javascript:'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = splitByLinks(text);
        expect(parts.map(({ part }) => part).join('')).toBe(text);
        for (const { href } of parts) {
          if (href !== undefined) expect(href).toMatch(/^https?:\/\/[^\s"'<>]+$/);
        }
      }),
    );
  });

  it('are searched in linear time, even in a long text of URL beginnings and brackets', () => {
    const text = 'https://'.repeat(6_000) + '('.repeat(1_000) + ')'.repeat(1_000);
    expect(splitByLinks(text)).toEqual([{ part: text }]);
  });
});
