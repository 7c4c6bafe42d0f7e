import { describe, expect, it } from 'vitest';
import { buildPreview } from '../testing/calendar-arbitrary';
import { onThisDay } from './moment';

const on = (id: string, date: string) =>
  buildPreview(1, 'win', { partido_id: id, fecha_date: date });

describe('on this day', () => {
  const season = [
    on('tres', '2023-11-21T17:00:00.000Z'),
    on('uno', '2025-11-21T17:00:00.000Z'),
    on('hoy', '2026-11-21T09:00:00.000Z'),
    on('otro', '2025-11-20T17:00:00.000Z'),
    buildPreview(1, '', { partido_id: 'sin-jugar', fecha_date: '2025-11-21T12:00:00.000Z' }),
  ];

  it('lists the matches of earlier years, most recent first', () => {
    const found = onThisDay(season, new Date('2026-11-21T09:00:00Z'));
    expect(found.map(({ partido, years }) => [partido.partido_id, years])).toEqual([
      ['uno', 1],
      ['tres', 3],
    ]);
  });

  it('uses the date in Madrid, whatever the hour in UTC', () => {
    const late = [on('noche', '2025-06-14T22:30:00.000Z')];
    expect(onThisDay(late, new Date('2026-06-15T12:00:00Z'))).toHaveLength(1);
    expect(onThisDay(late, new Date('2026-06-14T12:00:00Z'))).toHaveLength(0);
    expect(onThisDay(late, new Date('2026-06-14T22:00:00Z'))).toHaveLength(1);
  });
});
