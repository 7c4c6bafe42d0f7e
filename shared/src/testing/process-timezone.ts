/** Time zones of servers and developers' machines: behind and ahead of Madrid, half-hour offsets, other DST dates. */
export const PROCESS_TIMEZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
] as const;

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
