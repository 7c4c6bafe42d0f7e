import { describe, expect, it } from 'vitest';
import { otherNode } from './deployed-node';

describe('a test run on another Node than the deployed one', () => {
  it('is told', async () => {
    expect(await otherNode('20.20.0')).toMatch(/Node \d+, y estas pruebas en Node 20\.20\.0/);
  });

  it('is what this one is not', async () => {
    expect(await otherNode('24.1.0')).toBeUndefined();
  });
});
