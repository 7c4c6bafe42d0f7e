import { describe, expect, it } from 'vitest';
import { clockOffset, moveDate } from './club-clock';

describe('the clock of a test run', () => {
  it.each([
    [{}, '2026-11-25T11:00:00Z'],
    [{ CLUB_NOW: '2026-12-31T23:50+01:00' }, '2026-12-31T22:50:00Z'],
    [{ CLUB_NOW: 'now' }, undefined],
    // A deployed site has its own clock.
    [{ CLUB_STAGING_URL: 'https://x', CLUB_NOW: '2026-12-31T23:50Z' }, undefined],
    // Inherited from the parent process.
    [{ CLUB_NOW: '2026-12-31T23:50Z', CLUB_CLOCK_OFFSET_MS: '0' }, undefined],
  ])('with %j starts at %s, or is real', (env, instant) => {
    const expectedMs = instant === undefined ? Date.now() : Date.parse(instant);
    expect(Math.abs(Date.now() + clockOffset(env) - expectedMs)).toBeLessThan(10_000);
  });

  it.each(['mañana', '2026-12-31', '2026-12-31T23:50', '2026-13-31T23:50Z'])(
    'refuses «%s», which is no instant',
    (text) => {
      expect(() => clockOffset({ CLUB_NOW: text })).toThrow('CLUB_NOW');
    },
  );

  it('shifts the default value of a date, and nothing else', () => {
    const before = Date;
    const realMs = Date.now();
    moveDate(3_600_000);
    try {
      expect(Date.now() - realMs).toBeGreaterThanOrEqual(3_600_000);
      expect(new Date().getTime() - realMs).toBeGreaterThanOrEqual(3_600_000);
      expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
      expect(new Date()).toBeInstanceOf(Date);
      expect(Date.UTC(1970, 0)).toBe(0);
    } finally {
      globalThis.Date = before;
    }
  });
});
