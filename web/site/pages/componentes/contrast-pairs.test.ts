import { describe, expect, it } from 'vitest';
import { contrastPairs, MIN_CONTRAST } from './contrast-pairs';
import { schemeVariables } from './scheme-vars';

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(contrastPairs(scheme))('can be read: $nombre', ({ ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it('has variables of its own', () => {
    const other = schemeVariables(scheme === 'light' ? 'dark' : 'light');
    const own = schemeVariables(scheme);
    const name = '--mui-palette-background-default';
    expect(own[name]).toBeTruthy();
    expect(own[name]).not.toBe(other[name]);
    expect(own['colorScheme']).toBe(scheme);
  });
});
