import { endpoints } from '@club/shared';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido, type TestClub } from '../testing/factories';
import { startApi } from '../testing/start-api';
import { startPages } from '../testing/start-pages';
import { forAllTests } from '../testing/standing';

describe('calendars', () => {
  const api = forAllTests(startApi);
  const page = forAllTests(() => startPages(undefined, api));
  let club: TestClub;

  async function events(path: string) {
    const response = await fetch(page.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    const component = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    return component.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent));
  }

  it('of a club without seasons are empty', async () => {
    expect(await events('/calendario.ics')).toEqual([]);
  });

  it('show every change of a match: with the same UID, a higher sequence, and the score', async () => {
    club = await createClub(api, 14);
    const partido = await createPartido(api, club);
    const [created] = await events('/calendario.ics');
    expect(created?.summary).toBe('Mi club - Rival CF');
    expect(String(created?.component.getFirstPropertyValue('url'))).toBe(
      `${page.url}/partidos/${partido._id}`,
    );

    await api.succeed(endpoints.updatePartido, { id: partido._id, body: { estado: 'aplazado' } });
    const [postponed] = await events('/calendario.ics');
    expect(postponed?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');

    await api.succeed(endpoints.updatePartido, {
      id: partido._id,
      body: buildActa(club, { scorers: [8, 9], conceded: 1 }),
    });
    const [played] = await events('/calendario.ics');
    expect(played?.summary).toBe('Mi club 2 - 1 Rival CF');
    expect([created, postponed, played].map((event) => event?.uid)).toEqual(
      Array.from({ length: 3 }, () => created?.uid),
    );
    expect([created, postponed, played].map((event) => event?.sequence)).toEqual([0, 1, 2]);
  });

  it('of an unknown season do not exist', async () => {
    for (const id of ['ninguna', '__x__', 'a%2Fb']) {
      expect((await fetch(`${page.url}/calendario-${id}.ics`)).status).toBe(404);
    }
  });
});
