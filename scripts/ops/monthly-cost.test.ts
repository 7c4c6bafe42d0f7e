import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/index';
import { costTable, monthlyCost, SIZES } from './monthly-cost';

describe('what a month costs', () => {
  it('is next to nothing for a small club, and grows with its fans', () => {
    const [small, middle, large] = SIZES.map((fans) => monthlyCost(fans).total);
    expect(small).toBeLessThan(0.5);
    expect(middle).toBeLessThan(large ?? 0);
    expect(monthlyCost(0).readsOfMatchDay).toBe(0);
  });

  it('stands in the guide as it is computed', async () => {
    const guide = await readFile(path.join(ROOT, 'docs/desplegar.md'), 'utf8');
    const table = await format(costTable(SIZES.map(monthlyCost)), { parser: 'markdown' });
    expect(guide).toContain(table.trim());
  });
});
