import { actaFromLiveMatch, endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../testing/device';
import { createClub, createPartido } from '../testing/factories';
import { dataOf, readableText } from '../testing/read-html';
import { startApi } from '../testing/start-api';
import { startPages } from '../testing/start-pages';
import { forEachTest } from '../testing/standing';

describe('pages of a live match', () => {
  const api = forEachTest(startApi);
  const page = forEachTest(() => startPages(undefined, api));
  const club = forEachTest(() => createClub(api));
  let id: string;
  let device: Device;
  beforeEach(async () => {
    id = (await createPartido(api, club))._id;
    device = createDevice(api, id);
    device.enter(-40, { tipo: 'comienzo' });
    device.enter(-30, { tipo: 'gol_anotado', autor_id: club.jugadores[8] });
    device.enter(-20, { tipo: 'gol_encajado' });
    device.enter(-10, { tipo: 'gol_anotado', autor_id: club.jugadores[9] });
    await device.send();
  });

  const read = async (path: string) => {
    const { html, status } = await page.get(path);
    expect(status).toBe(200);
    return { text: readableText(html), docs: dataOf(html).get('club-estado') };
  };

  it('show score and minute without JavaScript, and each new step at once', async () => {
    for (const path of ['/', '/partidos', `/partidos/${id}`]) {
      const { text, docs } = await read(path);
      expect(text, path).toContain('EN DIRECTO');
      expect(text, path).toContain('2 - 1');
      expect(text, path).toContain("41'");
      expect(docs, path).toHaveProperty([`directo/${id}`, 'version'], 1);
    }
    const { text } = await read(`/partidos/${id}`);
    expect(text).toMatch(/Minuto a minuto.*Jugador9 L\..*11'.*Gol encajado.*21'.*31'/);
    expect(text).not.toContain('Descanso');
    device.enter(-1, { tipo: 'gol_encajado' });
    await device.send();
    expect((await read(`/partidos/${id}`)).text).toContain('2 - 2');
    expect(page.errors).toEqual([]);
  });

  it('show since when there is no news, instead of a live score, after hours without steps', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60 * 60 * 1000);
    for (const path of ['/partidos', `/partidos/${id}`]) {
      const { text } = await read(path);
      expect(text, path).toContain('Sin noticias desde las 13:00');
      expect(text, path).not.toContain('EN DIRECTO');
    }
    expect((await read('/')).text).toContain('Sin noticias');
  });

  it('show a played match, without its log, once its sheet is saved', async () => {
    await api.succeed(endpoints.updatePartido, {
      id,
      body: actaFromLiveMatch(device.pasos),
    });
    const { text, docs } = await read(`/partidos/${id}`);
    expect(text).toContain('Detalles del partido');
    expect(docs).not.toHaveProperty([`directo/${id}`]);
  });

  it('say that a match without a log is being played if its status says so', async () => {
    const { _id: other } = await createPartido(api, club, { estado: 'en_juego' });
    const { text, docs } = await read(`/partidos/${other}`);
    expect(text).toContain('El partido se está jugando');
    expect(docs).toHaveProperty([`directo/${other}`], null);
  });
});
