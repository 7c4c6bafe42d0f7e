import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoticiaArt } from './noticia-art';

const drawn = (seed: string, titulo?: string) =>
  renderToString(<NoticiaArt seed={seed} titulo={titulo} />);

describe('drawing of a news item without photos', () => {
  it('is deterministic', () => expect(drawn('b2k9', 'Noticia')).toBe(drawn('b2k9', 'Noticia')));

  it('differs for ten consecutive ids', () => {
    const seeds = Array.from({ length: 10 }, (_none, index) => `noticia-${String(index)}`);
    expect(new Set(seeds.map((seed) => drawn(seed, 'Noticia'))).size).toBe(10);
  });

  it('shows the same thing for every item about a topic', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(drawn(seed, 'Rifa solidaria')).toContain('<g transform="rotate(-14)">');
    }
  });

  it('has only the lines of a pitch without a title', () =>
    expect(drawn('b2k9').match(/<path/g)).toHaveLength(1));
});
