import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPreview, calendarArbitrary } from '../testing/calendar-arbitrary';
import { countResults, FORMA, playedPartidos, recentForm } from './form';

describe('the form', () => {
  it('is the last five results, the latest at the end', () => {
    const season = [
      buildPreview(9),
      buildPreview(7, 'win'),
      buildPreview(1, 'lose'),
      buildPreview(3, 'draw'),
      buildPreview(2, 'win'),
      buildPreview(5, 'win'),
      buildPreview(6, 'lose'),
    ];
    expect(recentForm(season).map(({ resultado }) => resultado)).toEqual([
      'win',
      'draw',
      'win',
      'lose',
      'win',
    ]);
  });

  it('is the end of a season’s played matches, in order', () => {
    fc.assert(
      fc.property(calendarArbitrary, (season) => {
        const form = recentForm(season);
        const played = playedPartidos(season);
        expect(form).toHaveLength(Math.min(FORMA, played.length));
        expect(played.slice(played.length - form.length)).toEqual(form);
        const dates = form.map(({ fecha_date: date }) => date);
        expect(dates).toEqual([...dates].sort());
        const { ganados, empatados, perdidos } = countResults(played);
        expect(ganados + empatados + perdidos).toBe(played.length);
      }),
    );
  });
});
