import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPreview, calendarArbitrary } from '../../../shared/src/testing/partido-builder';
import { previousMeetings } from './meetings-section';

describe('previous meetings', () => {
  it('are played matches against the same rival before this one, latest first', () => {
    const other = { nombre_equipo: 'CF Otero' };
    const season = [
      buildPreview(1, 'win'),
      buildPreview(2, 'lose', other),
      buildPreview(3, 'draw'),
      buildPreview(4),
      buildPreview(5, 'lose'),
      buildPreview(6, 'win'),
    ];
    const ids = previousMeetings(buildPreview(5), season).map(({ partido_id: id }) => id);
    expect(ids).toEqual(['p3', 'p1']);
  });

  it('exclude the match itself, later ones and other rivals', () =>
    fc.assert(
      fc.property(calendarArbitrary, fc.nat({ max: 40 }), (season, day) => {
        const mention = buildPreview(day);
        for (const partido of previousMeetings(mention, season)) {
          expect(partido.fecha_date < mention.fecha_date).toBe(true);
          expect(partido.nombre_equipo).toBe(mention.nombre_equipo);
          expect(partido.resultado).not.toBe('');
        }
      }),
    ));
});
