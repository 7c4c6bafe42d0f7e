import { describe, expect, it } from 'vitest';
import { portsAt } from './ports';

describe('the ports of a checkout', () => {
  it('are all others when they are moved by hundreds, so that several run side by side', () => {
    const all = Array.from({ length: 11 }, (_, step) => Object.values(portsAt(step * 100))).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
