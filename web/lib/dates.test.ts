import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatLongDay } from './dates';

const format = (options: Intl.DateTimeFormatOptions, day: Date) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options }).format(day);

describe('Spanish dates', () => {
  // One day of each month; covers every weekday.
  const days = Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(2026, month, 2 * month + 1)),
  );
  const stored = (day: Date) => day.toISOString().slice(0, 10).split('-').reverse().join('-');

  it.each(days)('are formatted as in Intl: %s', (day) => {
    const dateStr = stored(day);
    expect(formatDay(dateStr)).toBe(
      format({ weekday: 'short', day: 'numeric', month: 'short' }, day),
    );
    expect(formatLongDay(dateStr)).toBe(
      format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, day),
    );
    expect(formatDate(dateStr)).toBe(
      format({ day: 'numeric', month: 'long', year: 'numeric' }, day),
    );
  });
});
