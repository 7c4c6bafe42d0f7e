import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoticiaArt } from './noticia-art';

const drawn = (seed: string) => renderToString(<NoticiaArt seed={seed} />);

describe('the picture of a news item without photos', () => {
  it('is the same each time', () => {
    expect(drawn('b2k9')).toBe(drawn('b2k9'));
  });

  it('is another for each of ten items, though their ids follow each other', () => {
    const seeds = Array.from({ length: 10 }, (_none, index) => `noticia-${String(index)}`);
    expect(new Set(seeds.map(drawn)).size).toBe(10);
  });

  it('takes its colours from the club', () => {
    expect(drawn('b2k9')).toContain('var(--hero');
    expect(drawn('b2k9')).not.toMatch(/#[0-9a-f]{3,6}\b/i);
  });
});
