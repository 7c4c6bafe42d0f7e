/** Zones a server or a developer's machine may stand in: behind and ahead of Madrid, half hours, other DST days. */
export const PROCESS_TIMEZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
] as const;

/** What `run` gives with the process in another time zone; the zone is put back afterwards. */
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
