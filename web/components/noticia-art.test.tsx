import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoticiaArt } from './noticia-art';

const drawn = (seed: string) => renderToString(<NoticiaArt seed={seed} />);

describe('generated picture of a news item without photos', () => {
  it('is deterministic', () => {
    expect(drawn('b2k9')).toBe(drawn('b2k9'));
  });

  it('differs for ten consecutive ids', () => {
    const seeds = Array.from({ length: 10 }, (_none, index) => `noticia-${String(index)}`);
    expect(new Set(seeds.map(drawn)).size).toBe(10);
  });

  it('uses only the club’s colours', () => {
    expect(drawn('b2k9')).toContain('var(--hero');
    expect(drawn('b2k9')).not.toMatch(/#[0-9a-f]{3,6}\b/i);
  });
});
