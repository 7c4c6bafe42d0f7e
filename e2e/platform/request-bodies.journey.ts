import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { API_BASE, endpoints, imageUrl } from '@club/shared';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';
import { signIn } from '../../scripts/import/api-client';
import { buildJpeg } from '../../shared/src/testing/tiny-pictures';
import { resetDemoClub } from '../../testing/demo-club';
import { expect, test } from '../../testing/journey';
import { site } from '../../testing/running-club';

const MIB = 1024 * 1024;

test.describe('request bodies on the running product', () => {
  let token: string;
  test.beforeAll(async () => {
    await resetDemoClub();
    token = await signIn(site(), DEMO_LOGIN.username, DEMO_LOGIN.password);
  });

  async function send(method: string, path: string, body: BodyInit, type: string) {
    const response = await fetch(`${site()}${API_BASE}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    const text = await response.text();
    expect(response.headers.get('content-type'), text.slice(0, 200)).toMatch(/^application\/json/);
    return { status: response.status, body: JSON.parse(text) as { success: boolean; msg: string } };
  }
  const malformed = { success: false, msg: 'El cuerpo de la petición no es JSON válido.' };
  const tooLarge = { success: false, msg: 'La petición es demasiado grande.' };

  test('gives 400 in Spanish JSON for a body that is malformed, no JSON or unreadable', async () => {
    for (const body of ['{"nombre":', '"texto"', '[]', '\u0000']) {
      expect(await send('POST', 'add-campo', body, 'application/json'), body).toEqual({
        status: 400,
        body: malformed,
      });
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'image/jpeg']) {
      expect((await send('POST', 'add-campo', '{}', type)).body, type).toEqual(malformed);
    }
    const charset = await send('POST', 'add-campo', '{}', 'application/json; charset=no-existe');
    expect(charset.status).toBe(400);
    expect(charset.body.msg).toMatch(/no se puede leer/);
  });

  test('accepts a valid body, accents included, and gives 413 for more than 1 MiB', async () => {
    const bodyOf = (nombre: string) => JSON.stringify({ nombre });
    const type = 'application/json';
    const answer = await send('POST', 'add-campo', bodyOf('La Dehesa ñ ⚽'), type);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, data: { nombre: 'La Dehesa ñ ⚽' } });
    expect(await send('POST', 'add-campo', bodyOf('x'.repeat(MIB)), type)).toEqual({
      status: 413,
      body: tooLarge,
    });
  });

  test('gives 413 for a large body with Expect: 100-continue, and accepts a small one', async () => {
    const announce = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          expect: '100-continue',
        };
        const announced = request(`${site()}${API_BASE}/add-campo`, { method: 'POST', headers });
        announced.on('continue', () => announced.end(body));
        announced.on('response', (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        announced.on('error', reject);
        announced.flushHeaders();
      });
    expect(await announce(JSON.stringify({ nombre: 'El Soto' }))).toBe(201);
    expect(await announce(JSON.stringify({ nombre: 'x'.repeat(2 * MIB) }))).toBe(413);
  });

  test('survives undecodable paths', async () => {
    for (const [address, status] of [
      ['/b-api/fetch-equipos/%E0%A4%A', 404],
      ['/b-api/%', 404],
      ['/%E0%A4%A', 404],
      ['/b-api/fetch-equipos?nombre=100%', 200],
    ] as const) {
      expect((await fetch(site() + address)).status, address).toBe(status);
    }
    expect((await fetch(`${site()}${API_BASE}/salud`)).status).toBe(200);
  });

  test('stores a photo, serves it and gives 413 above 600 KiB', async () => {
    const jugadores = await fetch(`${site()}${API_BASE}/fetch-jugadores`);
    const [{ _id: id } = { _id: '' }] = endpoints.fetchJugadores.response.parse(
      await jugadores.json(),
    );
    const path = `imagenes/jugador-perfil/${id}`;
    const jpeg = Buffer.from(buildJpeg({ ancho: 64, alto: 64 }));
    expect((await send('PUT', path, jpeg, 'image/jpeg')).status).toBe(200);
    const served = await fetch(site() + imageUrl('jugador-perfil', id));
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(jpeg);
    expect(await send('PUT', path, randomBytes(601 * 1024), 'image/jpeg')).toEqual({
      status: 413,
      body: tooLarge,
    });
  });

  test('forwards the session cookie', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const opened = await fetch(`${site()}${API_BASE}/session`, { method: 'POST', headers });
    expect(opened.headers.get('set-cookie')).toMatch(/^__session=.+; HttpOnly; SameSite=Lax$/);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const closed = await fetch(`${site()}${API_BASE}/session`, { method: 'DELETE' });
    expect(closed.headers.get('set-cookie')).toMatch(/^__session=;/);
  });
});
