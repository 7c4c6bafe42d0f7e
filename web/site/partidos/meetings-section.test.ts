import { expect, it } from 'vitest';
import { buildPreview } from '../../../shared/src/testing/partido-builder';
import { previousMeetings } from './meetings-section';

it('previous meetings are played matches against the same rival before this one, latest first', () => {
  const season = [
    buildPreview(1, 'win'),
    buildPreview(2, 'lose', { nombre_equipo: 'CF Otero' }),
    buildPreview(3, 'draw'),
    buildPreview(4),
    buildPreview(5, 'lose'),
    buildPreview(6, 'win'),
  ];
  const ids = previousMeetings(buildPreview(5), season).map(({ partido_id: id }) => id);
  expect(ids).toEqual(['p3', 'p1']);
});
