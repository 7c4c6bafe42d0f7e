import { describe, expect, it } from 'vitest';
import { calendarPath, subscriptionLinks } from './calendar-links';

describe('calendar links', () => {
  it('use a fixed URL for the current season', () => {
    expect(subscriptionLinks('club.example', calendarPath(undefined))).toEqual({
      webcal: 'webcal://club.example/calendario.ics',
      google:
        'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fclub.example%2Fcalendario.ics',
      download: '/calendario.ics',
    });
  });

  it('have the season’s id for another season', () =>
    expect(calendarPath('t1')).toBe('/calendario-t1.ics'));
});
