import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatLongDay } from './fechas';

const format = (options: Intl.DateTimeFormatOptions, instant: string) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', ...options }).format(
    new Date(instant),
  );

describe('dates in words', () => {
  // A day of each month, every weekday among them, at an hour that is another day in UTC.
  const instants = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 2 * month + 1, 23, 30)).toISOString(),
  );

  it.each(instants)('say of %s what Spanish readers expect, in Madrid', (instant) => {
    expect(formatDay(instant)).toBe(
      format({ weekday: 'short', day: 'numeric', month: 'short' }, instant),
    );
    expect(formatLongDay(instant)).toBe(
      format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, instant),
    );
    expect(formatDate(instant)).toBe(
      format({ day: 'numeric', month: 'long', year: 'numeric' }, instant),
    );
  });
});
