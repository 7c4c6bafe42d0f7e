/**
 * Instant at which a test run begins: a Wednesday noon, midway between two weekends of the demo club. `CLUB_NOW=…` takes
 * another (ISO 8601 with its offset), `CLUB_NOW=now` the real one.
 */
const PINNED = '2026-11-25T12:00:00+01:00';

/**
 * Milliseconds by which a run's clock differs from the real one. Processes that the run starts read it from
 * `CLUB_CLOCK_OFFSET_MS`, so that they all share one clock.
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

/** The run's own present, as the club's server and the journeys' pages see it. */
export const clubNow = (): Date => new Date(Date.now() + clockOffset(process.env));

/**
 * Moves `Date` by some milliseconds and leaves timers as they are: Playwright's clock would replace those too, and
 * `performance`. It also runs in pages and in the service worker, so it uses nothing of this module.
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
