import { describe, expect, it } from 'vitest';
import { otherNode } from './deployed-node';

describe('a test run on a Node version other than the deployed one', () => {
  it('is reported', async () => {
    expect(await otherNode('20.20.0')).toMatch(/Node \d+, y estas pruebas en Node 20\.20\.0/);
  });

  it('is not reported if the versions are the same', async () => {
    expect(await otherNode('24.1.0')).toBeUndefined();
  });
});
