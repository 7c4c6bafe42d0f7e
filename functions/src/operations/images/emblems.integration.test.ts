import { randomBytes } from 'node:crypto';
import { endpoints, crestUrl, CREST_ID } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPng, pngChunk } from '../../../../shared/src/testing/tiny-png';
import { createClub, createPartido, sendImage } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

describe('crests and logos', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api, 1));

  const send = (path: string, bytes: Uint8Array) => sendImage(api, path, bytes);
  const store = async (path: string, bytes: Uint8Array) =>
    endpoints.putImagen.response.parse(await (await send(path, bytes)).json()).data;
  const remove = (tipo: string, id: string) =>
    fetch(`${api.url}/b-api/imagenes/${tipo}/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${api.tokens.administrador}` },
    });
  const ajustes = () => api.succeed(endpoints.fetchAjustes);
  const ESCUDO = `escudo/${CREST_ID}`;

  it('of the club set and clear a flag in the settings', async () => {
    const before = await ajustes();
    const bytes = buildPng({ ancho: 64, alto: 80 });
    const { url } = await store(ESCUDO, bytes);
    expect(await ajustes()).toMatchObject({
      escudo: { disponible: true, iniciales: before.escudo.iniciales },
      version: before.version + 1,
    });
    const served = await fetch(api.url + url);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
    expect((await remove('escudo', CREST_ID)).status).toBe(200);
    expect((await ajustes()).escudo.disponible).toBe(false);
    // More than the 200 KB of a crest.
    const large = buildPng({ extra: [pngChunk('PLTE', randomBytes(205_000))] });
    expect((await send(ESCUDO, large)).status).toBe(413);
    expect((await fetch(api.url + url)).status).toBe(404);
  });

  it('of a sponsor are deleted with him', async () => {
    const sponsor = (nombre: string) => ({ nombre, url: 'https://patrocinador.example/' });
    const body = { patrocinadores: [sponsor('Uno'), sponsor('Dos')] };
    const { data } = await api.succeed(endpoints.updateAjustes, { body });
    const [uno, dos] = data.patrocinadores;
    const { url } = await store(`patrocinador/${uno?.id ?? ''}`, buildPng());
    expect((await ajustes()).patrocinadores.map(({ disponible }) => disponible)).toEqual([
      true,
      false,
    ]);
    await api.succeed(endpoints.updateAjustes, { body: { patrocinadores: dos ? [dos] : [] } });
    expect((await fetch(api.url + url)).status).toBe(404);
    expect((await send('patrocinador/nadie', buildPng())).status).toBe(404);
    expect((await send('escudo/otro', buildPng())).status).toBe(404);
    expect((await send('equipo/nadie', buildPng())).status).toBe(404);
  });

  it('of a rival are in his matches, old and new', async () => {
    const { _id: before } = await createPartido(api, club);
    const { url, huella } = await store(`equipo/${club.equipoId}`, buildPng());
    const { _id: after } = await createPartido(api, club);
    const names = async () =>
      Promise.all(
        [before, after].map(
          async (id) => (await api.succeed(endpoints.fetchPartido, { id })).escudo_equipo,
        ),
      );
    const name = `${club.equipoId}.${huella}`;
    expect(await names()).toEqual([name, name]);
    expect(crestUrl(name)).toBe(url);
    expect(await api.succeed(endpoints.fetchNextGames)).toMatchObject([
      { escudo_equipo: name },
      { escudo_equipo: name },
    ]);
    await api.succeed(endpoints.delEquipo, { id: club.equipoId });
    expect(await names()).toEqual(['', '']);
    expect((await fetch(api.url + url)).status).toBe(404);
  });

  it('do not come back with a restore, because the history has no pictures', async () => {
    const drive = driveHistory(api, club);
    await store(`equipo/${club.equipoId}`, buildPng());
    const operation = await drive.done(() =>
      api.succeed(endpoints.delEquipo, { id: club.equipoId }),
    );
    expect((await drive.restore(operation)).status).toBe(200);
    const equipo = await api.succeed(endpoints.fetchEquipo, { id: club.equipoId });
    expect(equipo.nombre).toBe('Rival CF');
    expect(equipo.escudo).toBeUndefined();
  });
});
