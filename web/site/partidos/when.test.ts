import { describe, expect, it } from 'vitest';
import { whenText } from './when';

const partido = { fecha_date: '2026-11-22T11:00:00.000Z', fecha_str: '22-11-2026' };

describe('day of a match', () => {
  it.each([
    ['2026-11-22T08:00:00.000Z', 'Hoy · dom, 22 nov'],
    ['2026-11-21T08:00:00.000Z', 'Mañana · dom, 22 nov'],
    ['2026-11-20T08:00:00.000Z', 'dom, 22 nov'],
    ['2026-11-23T08:00:00.000Z', 'dom, 22 nov'],
  ])('at %s: %s', (now, expected) =>
    expect(whenText(partido, new Date(now), 'Europe/Madrid')).toBe(expected),
  );
});
