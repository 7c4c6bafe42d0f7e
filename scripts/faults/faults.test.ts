import { expect, it } from 'vitest';
import { ROOT } from '../build/index';
import { listFiles } from './checkout-copy';
import { FAULTS } from './faults';
import { faultFinder } from './try-fault';

// Whether each is noticed is what `npm run faults` finds out; code that moves on must take them along.
it('every fault can still be planted, and has its test', async () => {
  const files = await listFiles(ROOT);
  const fileWith = await faultFinder({ dir: ROOT, files });
  const lost = FAULTS.filter(
    ({ find, test }) => fileWith(find) === undefined || !files.some((file) => file.endsWith(test)),
  ).map(({ what }) => what);
  expect(FAULTS).toHaveLength(40);
  expect(lost).toEqual([]);
});
