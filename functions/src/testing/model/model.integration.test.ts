import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsArbitrary } from './operations';
import { runModel } from './run-model';

/** Sequences of 30 to 60 operations; a night's run takes hundreds: `CLUB_MODEL_RUNS=300`. */
const RUNS = Number(process.env['CLUB_MODEL_RUNS'] ?? 8);
/** Longest time for the shortest failing sequence to be looked for. */
const SHRINK_MS = 120_000;
const timeoutMs = RUNS * 60_000 + SHRINK_MS;

it(
  'is the same club as a naive model after any sequence of the administrator’s operations, and the auditor agrees',
  async () => {
    let operations = 0;
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, async (steps) => {
        await runModel(steps);
        operations += steps.length;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(operations).toBeGreaterThanOrEqual(RUNS * 30);
  },
  timeoutMs,
);
