import { endpoints } from '@club/shared';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import ICAL from 'ical.js';
import { buildActa, createClub, createPartido } from '../testing/factories';
import { readableText } from '../testing/read-html';
import { startApi } from '../testing/start-api';
import { startPages } from '../testing/start-pages';
import { forAllTests } from '../testing/standing';

const api = forAllTests(startApi);
const page = forAllTests(() => startPages(undefined, api));
const club = forAllTests(() => createClub(api));

describe('the news feed (regla 93)', () => {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });
  const read = async () => {
    const response = await fetch(`${page.url}/noticias.rss`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    return parser.parse(await response.text()) as unknown;
  };

  it('is empty in a club without news, and then has all published news, newest first, with special characters', async () => {
    const empty = await read();
    expect(empty).toMatchObject({ rss: { '@_version': '2.0', channel: { title: 'Mi club' } } });
    expect(empty).not.toHaveProperty('rss.channel.item');
    const { url } = page;
    const contenido = 'Gana <b>3-0</b> & "sufre"';
    const { data: first } = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Uno & <dos>', contenido },
    });
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'La última' } });
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'Aún no', estado: 'borrador' } });
    expect(await (await fetch(url)).text()).toContain('href="/noticias.rss"');
    const link = `${url}/noticias/${first._id}`;
    const pubDate = new Date(first.fecha_date).toUTCString().replace('GMT', '+0000');
    const oldest = { title: 'Uno & <dos>', link, description: contenido, pubDate };
    expect(await read()).toMatchObject({
      rss: { channel: { item: [{ title: 'La última' }, { ...oldest, guid: { '#text': link } }] } },
    });
  });
});

describe('the card for other sites (regla 94)', () => {
  const read = async () => {
    const response = await fetch(`${page.url}/incrustar/proximo`);
    expect(response.status).toBe(200);
    return { response, html: await response.text() };
  };
  it('shows a match before, while and after it is played, without scripts or players’ names', async () => {
    api.clock.now = new Date('2026-11-11T10:00:00Z');
    const { _id: id } = await createPartido(api, club, {
      fecha_str: '14-11-2026',
      hora_str: '18:00',
    });
    const { response, html } = await read();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('script-src');
    expect(html).not.toContain('<script');
    expect(html).toContain(`<a href="${page.url}/partidos/${id}" target="_blank"`);
    expect(html).not.toContain('http-equiv');
    expect(readableText(html)).toBe(
      'Sábado, 14 de noviembre Liga Mi club 18:00 R Rival CF El Encinar',
    );

    api.clock.now = new Date('2026-11-14T17:10:00Z');
    const step = (number: number, tipo: string) => ({
      id: `00000000-0000-4000-8000-00000000000${String(number)}`,
      instante: api.clock.now.toISOString(),
      tipo,
    });
    const steps = [step(1, 'comienzo'), step(2, 'gol_encajado')];
    await api.succeed(endpoints.putDirecto, { id, body: { version: 0, pasos: steps } });
    const live = (await read()).html;
    expect(readableText(live)).toMatch(/^En directo .* 0 - 1 /);
    expect(live).toContain('<meta http-equiv="refresh" content="60">');

    const body = { ...buildActa(club, { scorers: [8, 9], conceded: 1 }), estado: 'finalizado' };
    await api.succeed(endpoints.updatePartido, { id, body });
    const ended = readableText((await read()).html);
    expect(ended).toMatch(/^Sábado, 14 de noviembre .* 2 - 1 /);
    for (const { nombre } of await api.succeed(endpoints.fetchJugadores)) {
      expect(ended).not.toContain(nombre);
    }
  });
});

describe('calendars', () => {
  const page = forAllTests(startPages);

  it('of a club without seasons are empty, and those of an unknown season do not exist', async () => {
    const response = await fetch(`${page.url}/calendario.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
    for (const id of ['ninguna', '__x__', 'a%2Fb']) {
      expect((await fetch(`${page.url}/calendario-${id}.ics`)).status).toBe(404);
    }
  });
});
