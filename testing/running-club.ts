import { inject, type RunningClub } from 'vitest';

/** The club of this worker: parallel test files have one each. */
export function runningClub(): RunningClub {
  const turn = Number(process.env['VITEST_POOL_ID']);
  const club = inject('clubs')[turn - 1];
  if (!club) throw new Error(`no club runs for worker ${String(turn)}`);
  return club;
}
