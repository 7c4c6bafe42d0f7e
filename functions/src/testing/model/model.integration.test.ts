import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsArbitrary } from './operations';
import { runModel } from './run-model';

/** Number of sequences of 30 to 60 operations. A nightly run uses hundreds: `CLUB_MODEL_RUNS=300`. */
const RUNS = Number(process.env['CLUB_MODEL_RUNS'] ?? 5);
/** The default run is deterministic. A long one is random and prints its seed on failure. */
const SEED = process.env['CLUB_MODEL_RUNS'] === undefined ? { seed: 20_261_121 } : {};
/**
 * Steps between comparisons of club and model. There is always one at the end, because errors do not go away. Use more
 * steps for thousands of sequences, and 1 to find the faulty step.
 */
const EVERY = Number(process.env['CLUB_MODEL_EVERY'] ?? 4);
/** Maximum time for shrinking a failing sequence. */
const SHRINK_MS = 120_000;
const timeoutMs = RUNS * 60_000 + SHRINK_MS;

it(
  'the club equals a naive model, its audit and its derived projections after any sequence of operations',
  async () => {
    let operations = 0;
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, async (steps) => {
        await runModel(steps, EVERY);
        operations += steps.length;
      }),
      { numRuns: RUNS, endOnFailure: true, ...SEED },
    );
    expect(operations).toBeGreaterThanOrEqual(RUNS * 30);
  },
  timeoutMs,
);
