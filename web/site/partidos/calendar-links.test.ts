import { expect, it } from 'vitest';
import { subscriptionLinks } from './calendar-links';

it('links to a fixed URL for the current season, and to one with the id for another', () => {
  expect(subscriptionLinks('club.example')).toEqual({
    webcal: 'webcal://club.example/calendario.ics',
    google:
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fclub.example%2Fcalendario.ics',
    download: '/calendario.ics',
  });
  expect(subscriptionLinks('club.example', 't1').download).toBe('/calendario-t1.ics');
});
