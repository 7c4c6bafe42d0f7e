import fc from 'fast-check';

/** Time zones of servers and developers' machines: behind and ahead of Madrid, half-hour offsets, other DST dates. */
export const PROCESS_TIMEZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
] as const;

/** Result of `run` while the process is in this time zone. */
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

/** When clocks change in Madrid in March (2) or October (9): 01:00 UTC of the last Sunday. */
function clockChange(year: number, month: 2 | 9): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR_MS;
}

/** Whole minutes from 1997 to 2099, all under the European rule (1996), half of them near a clock change. */
export const instantArbitrary = fc
  .oneof(
    fc.integer({ min: Date.UTC(1997, 0), max: Date.UTC(2099, 11) }),
    fc
      .tuple(
        fc.integer({ min: 1997, max: 2098 }),
        fc.constantFrom(2 as const, 9 as const),
        fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }),
      )
      .map(([year, month, offset]) => clockChange(year, month) + offset),
  )
  .map((ms) => new Date(Math.floor(ms / 60_000) * 60_000).toISOString());
