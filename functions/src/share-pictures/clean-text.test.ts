import { describe, expect, it } from 'vitest';
import { cleanText } from './fit-text';

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

  it('is the fallback if nothing can be drawn', () => {
    expect(cleanText('⚽⚽ 你好', 'Rival')).toBe('Rival');
  });
});
