import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, fitText } from './parts';

/** A fake font in which every character is half as wide as high. */
const renderer = { measure: (text: string) => Array.from(text).length * 50 };
const box = { weight: 800, size: 64, minSize: 40, maxWidth: 320, maxLines: 2 } as const;

describe('a text in its box', () => {
  it.each([
    ['CD Encina', 64, ['CD Encina']],
    ['Atlético Robledal', 64, ['Atlético', 'Robledal']],
    ['Villanuevas CF', 56, ['Villanuevas', 'CF']],
    ['Unión Deportiva del Barrio Alto', 40, ['Unión Deportiva', 'del Barrio Alto']],
  ])('wraps, and shrinks before it is cut: %s', (text, size, lines) => {
    expect(fitText({ ...box, text }, renderer)).toEqual({ lines, size });
  });

  it('never exceeds its box, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { lines, size } = fitText({ ...box, text }, renderer);
        expect(lines.length).toBeLessThanOrEqual(box.maxLines);
        for (const line of lines) {
          expect((renderer.measure(line) * size) / 100).toBeLessThanOrEqual(box.maxWidth);
        }
      }),
    );
  });
});

describe('text for a picture', () => {
  it.each([
    ['Atlético Ñu 1.ª «B»', 'Atlético Ñu 1.ª «B»'],
    ['Los ⚽ del 🏆 Barrio', 'Los del Barrio'],
    ['👨‍👩‍👧 Família', 'Família'],
    ['linea\n\tdos\u0000\u0007', 'linea dos'],
    ['\u202Eal revés\u200B', 'al revés'],
    ['<script>&"\'', '<script>&"\''],
    ['Cafe\u0301', 'Café'],
    ['mal\uD83D', 'mal'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('is the fallback if no character can be drawn', () => {
    expect(cleanText('⚽⚽ 你好', 'Rival')).toBe('Rival');
  });
});
