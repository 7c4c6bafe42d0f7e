import { describe, expect, it } from 'vitest';
import { clockOffset, moveDate } from './club-clock';

describe('the clock of a test run', () => {
  it('starts at the same time every day, or at the requested one', () => {
    const near = (env: NodeJS.ProcessEnv, instant: string) => {
      expect(Math.abs(Date.now() + clockOffset(env) - Date.parse(instant))).toBeLessThan(10_000);
    };
    near({}, '2026-11-25T11:00:00Z');
    near({ CLUB_NOW: '2026-12-31T23:50+01:00' }, '2026-12-31T22:50:00Z');
    near({ CLUB_NOW: 'now' }, new Date().toISOString());
  });

  it('is inherited from the parent process', () => {
    expect(clockOffset({ CLUB_NOW: 'now', CLUB_CLOCK_OFFSET_MS: '-5000' })).toBe(-5000);
  });

  it('is real for a deployed site', () => {
    expect(clockOffset({ CLUB_STAGING_URL: 'https://x', CLUB_NOW: '2026-12-31T23:50Z' })).toBe(0);
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
