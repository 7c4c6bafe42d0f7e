import { readArguments } from '../scripts/platform/arguments';
import { compareCheckouts } from './checkout';
import { measureThroughput } from './measure';

/*
 * Pages per second of one instance for eight clients, each sending the next request after a response. Compares this
 * checkout with another in the same run: `npx tsx bench/pages.ts --baseline FOLDER`.
 */
const { values } = readArguments({
  baseline: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  /** Seconds per page and round. */
  seconds: { type: 'string', default: '4' },
});
const limits = { clients: 8, seconds: Number(values.seconds) };

await compareCheckouts(
  values.baseline,
  Number(values.rounds),
  ['per second', 'p50 ms', 'p95 ms'],
  ({ instance }, page) => measureThroughput(instance + page, limits),
);
