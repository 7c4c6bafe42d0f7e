/**
 * Start of a test run: a Wednesday noon, midway between two weekends of the demo club. `CLUB_NOW=…` sets another one
 * (ISO 8601 with offset), `CLUB_NOW=now` the real time.
 */
const PINNED = '2026-11-25T12:00:00+01:00';

/**
 * Difference of a run's clock from the real one, milliseconds. Child processes read it from `CLUB_CLOCK_OFFSET_MS`,
 * so that all share one clock.
 */
export function clockOffset(env: NodeJS.ProcessEnv): number {
  const known = env['CLUB_CLOCK_OFFSET_MS'];
  if (known !== undefined) return Number(known);
  // A deployed site has its own clock.
  if (env['CLUB_STAGING_URL'] !== undefined) return 0;
  const { CLUB_NOW: start = PINNED } = env;
  if (start === 'now') return 0;
  const startMs = /(Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(startMs)) throw new RangeError(`CLUB_NOW is no instant: ${start}`);
  return startMs - Date.now();
}

/** Current time of the test run, as in the club's server and the journeys' pages. */
export const clubNow = (): Date => new Date(Date.now() + clockOffset(process.env));

/**
 * Shifts `Date` by some milliseconds without affecting timers: Playwright's clock would replace those too, and
 * `performance`. It also runs in pages and in the service worker, so it must not use anything in this module.
 */
export function moveDate(offsetMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
