import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastPairs, MIN_CONTRAST } from './contrast-pairs';

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  it.each(contrastPairs(palettes(demoSettings.colores)[scheme]))(
    'has enough contrast: $nombre',
    ({ ratio }) => expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST),
  );
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('score on the picture of a news item', () =>
  it('has enough contrast in the colours of any club', () => {
    const colores = fc.record({ primario: hex, secundario: hex });
    fc.assert(
      fc.property(colores, (pair) => {
        const score = contrastPairs(palettes(pair).light).at(-1);
        expect(score?.nombre).toBe('Resultado de una crónica');
        expect(score?.ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
      { numRuns: 200 },
    );
  }));
