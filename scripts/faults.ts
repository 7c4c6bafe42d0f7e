import { parseArgs } from 'node:util';
import { ROOT } from './build/index';
import { copyCheckout } from './faults/checkout-copy';
import { LANES } from './faults/fault';
import { FAULTS } from './faults/faults';
import { tryFault, type Outcome } from './faults/try-fault';

/*
 * Plants faults in a copy of the checkout, one at a time, and checks that the named test fails (docs/decisions/0037).
 * `npm run faults` runs all of them, `npm run faults -- --lane unit,web` only the quick ones.
 */

const { values } = parseArgs({
  options: {
    lane: { type: 'string', default: LANES.join(',') },
    /** Runs only faults whose description or test contains this text. */
    only: { type: 'string', default: '' },
  },
});

const SAYS: Readonly<Record<Outcome, string>> = {
  caught: '✓',
  unnoticed: '✗ nobody noticed:',
  'not-found': '✗ its text is not in the code, or more than once:',
  'not-run': '✗ no test of its file ran:',
  'fails-without': '✗ its test fails without it too:',
};

const lanes = new Set(values.lane.split(','));
const faults = FAULTS.filter(({ lane }) => lanes.has(lane)).filter(
  ({ what, test }) => what.includes(values.only) || test.includes(values.only),
);

const copy = await copyCheckout(ROOT);
let caught = 0;
try {
  for (const fault of faults) {
    const startedAt = Date.now();
    const outcome = await tryFault(copy, fault);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    const command = `npx vitest run --project ${fault.lane} ${fault.test}`;
    console.log(`${SAYS[outcome]} ${fault.what}\n    ${command} (${seconds} s)`);
    if (outcome === 'caught') caught += 1;
  }
} finally {
  await copy.remove();
}
console.log(`\n${String(caught)} of ${String(faults.length)} caught`);
process.exitCode = caught === faults.length ? 0 : 1;
