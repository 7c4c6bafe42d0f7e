import { ajustesDemo } from '@club/shared/demo';
import { paletas } from '@club/shared/paletas';
import { describe, expect, it } from 'vitest';
import { contrastPairs, MIN_CONTRAST } from './contrast-pairs';

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(contrastPairs(paletas(ajustesDemo.colores)[scheme]))(
    'can be read: $nombre',
    ({ ratio }) => {
      expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
    },
  );
});
