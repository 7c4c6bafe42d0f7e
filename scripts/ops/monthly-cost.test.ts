import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/index';
import { avisosCost, avisosTable, costTable, DEVICES, monthlyCost, SIZES } from './monthly-cost';

describe('the monthly cost', () => {
  it('is close to zero for a small club, and grows with its fans', () => {
    const [small, middle, large] = SIZES.map((fans) => monthlyCost(fans).total);
    expect(small).toBeLessThan(0.5);
    expect(middle).toBeLessThan(large ?? 0);
    expect(monthlyCost(0).readsOfMatchDay).toBe(0);
  });

  it('of notifications is zero until a club has very many of them', () => {
    expect(DEVICES.map((devices) => avisosCost(devices).total)).toEqual([0, 0]);
    expect(avisosCost(500_000).total).toBeGreaterThan(0);
  });

  it('matches the tables in the guide', async () => {
    const guide = await readFile(path.join(ROOT, 'docs/desplegar.md'), 'utf8');
    const table = await format(costTable(SIZES.map(monthlyCost)), { parser: 'markdown' });
    expect(guide).toContain(table.trim());
    const avisos = await format(avisosTable(DEVICES.map(avisosCost)), { parser: 'markdown' });
    expect(guide).toContain(avisos.trim());
  });
});
