import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsArbitrary } from './operations';
import { runModel } from './run-model';

/** Sequences of 30 to 60 operations; a night's run takes hundreds: `CLUB_MODEL_RUNS=300`. */
const RUNS = Number(process.env['CLUB_MODEL_RUNS'] ?? 8);
/** The everyday run is the same each time; a long one looks for something new, and prints the seed when it finds it. */
const SEED = process.env['CLUB_MODEL_RUNS'] === undefined ? { seed: 20_261_121 } : {};
/**
 * Steps after which club and model are compared, and after the last: what a step has got wrong does not mend itself. More
 * where thousands of sequences count, one to find the step.
 */
const EVERY = Number(process.env['CLUB_MODEL_EVERY'] ?? 3);
/** Longest time for the shortest failing sequence to be looked for. */
const SHRINK_MS = 120_000;
const timeoutMs = RUNS * 60_000 + SHRINK_MS;

it(
  'is the same club as a naive model after any sequence of the administrator’s operations, and the auditor agrees',
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
