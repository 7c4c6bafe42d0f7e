import { expect, it } from 'vitest';
import { ROOT } from '../build/index';
import { listFiles } from './checkout-copy';
import { FAULTS } from './faults';
import { faultFinder } from './try-fault';

// `npm run faults` finds out whether the tests notice the faults. This test only checks that their code still exists.
it('every fault can still be planted, and its test exists', async () => {
  const files = await listFiles(ROOT);
  const fileWith = await faultFinder({ dir: ROOT, files });
  const lost = FAULTS.filter(
    ({ find, test }) => fileWith(find) === undefined || !files.some((file) => file.endsWith(test)),
  ).map(({ what }) => what);
  expect(FAULTS).toHaveLength(40);
  expect(lost).toEqual([]);
});
