import fc from 'fast-check';

/** Time zones of servers and developers' machines: behind and ahead of Madrid, half-hour offsets, other DST dates. */
export const PROCESS_TIMEZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
] as const;

/** The result of `run` with this time zone as that of the process. */
export function inTimezone<T>(zone: string, run: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return run();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

export const HOUR_MS = 60 * 60 * 1000;

/** 01:00 UTC of the last Sunday of a month, when the clock in Madrid changes. */
function clockChange(year: number, month: 3 | 10): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** Whole minutes from 1997 (one European rule since then) to 2099, half of them near a clock change. */
export const instantArbitrary = fc
  .oneof(
    fc.integer({ min: Date.UTC(1997, 0), max: Date.UTC(2099, 11) }),
    fc
      .tuple(
        fc.integer({ min: 1997, max: 2098 }),
        fc.constantFrom(3 as const, 10 as const),
        fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }),
      )
      .map(([year, month, offset]) => clockChange(year, month) + offset),
  )
  .map((ms) => new Date(Math.floor(ms / 60_000) * 60_000).toISOString());
