import { describe, expect, it } from 'vitest';
import type { PartidoStatus } from '@club/shared';
import { API_SPANS, PAGE_SPANS, quietUntil, sharedFor, sharedUntil } from './cache-seconds';

/** A Saturday's match at 17:00 in Madrid. */
const KICKOFF = '2026-11-21T16:00:00.000Z';
const match = (estado: PartidoStatus = 'programado', fecha_date = KICKOFF) => ({
  fecha_date,
  estado,
});

describe('seconds in a shared cache, for a page and for the API', () => {
  it.each([
    ['a season without matches', '2026-11-21T12:00:00Z', [], 300, 60],
    ['the morning of a match', '2026-11-21T09:00:00Z', [match()], 300, 60],
    ['48 minutes before kick-off', '2026-11-21T15:12:00Z', [match()], 180, 60],
    ['45 and a half minutes before kick-off', '2026-11-21T15:14:30Z', [match()], 30, 30],
    ['45 minutes before kick-off', '2026-11-21T15:15:00Z', [match()], 10, 5],
    ['the second half', '2026-11-21T17:20:00Z', [match('en_juego')], 10, 5],
    ['a match without a live log', '2026-11-21T17:20:00Z', [match()], 10, 5],
    ['a sheet that was saved early', '2026-11-21T17:20:00Z', [match('finalizado')], 10, 5],
    ['three hours after kick-off', '2026-11-21T19:00:00Z', [match('finalizado')], 300, 60],
    ['a match begun long before its time', '2026-11-21T10:00:00Z', [match('en_juego')], 10, 5],
    ['extra time, penalties and a power cut', '2026-11-21T22:00:00Z', [match('en_juego')], 10, 5],
    ['a match that nobody has ended', '2026-11-22T10:00:00Z', [match('en_juego')], 300, 60],
    ['the time of a postponed match', '2026-11-21T16:30:00Z', [match('aplazado')], 300, 60],
    ['the time of a cancelled match', '2026-11-21T16:30:00Z', [match('cancelado')], 300, 60],
    ['two minutes before midnight in Madrid', '2026-11-21T22:57:30Z', [], 120, 60],
    ['the last seconds of a day', '2026-11-21T22:59:55Z', [], 10, 5],
    ['exactly midnight', '2026-11-21T23:00:00Z', [], 300, 60],
    [
      'two matches, one of which is live',
      '2026-11-22T16:10:00Z',
      [match('finalizado'), match('programado', '2026-11-22T16:00:00.000Z')],
      10,
      5,
    ],
  ])('%s', (_what, now, partidos, page, api) => {
    const at = new Date(now);
    const until = quietUntil(at, partidos);
    expect(sharedUntil(until, at, PAGE_SPANS)).toBe(sharedFor(page));
    expect(sharedUntil(until, at, API_SPANS)).toBe(sharedFor(api));
  });
});
