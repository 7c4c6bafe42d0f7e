import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Acta, endpoints, type NotificationTopic, NOTIFICATION_TOPICS } from '@club/shared';
import { deliverNotifications } from '@club/functions';
import { describe, expect, it } from 'vitest';
import { createDevice } from '../../functions/src/testing/device';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forEachTest } from '../../functions/src/testing/standing';
import { SENDER, type TestApi } from '../../functions/src/testing/test-api';
import { clubNow } from '../club-clock';
import { type Device, startPushService } from './push-service';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const push = forEachTest(() => startPushService(SENDER.publica));

const subscribe = (
  device: Device,
  temas: readonly NotificationTopic[] = NOTIFICATION_TOPICS,
  from = '203.0.113.7',
) =>
  api.call(endpoints.addSuscripcion, {
    body: { ...device.subscription, temas: [...temas] },
    as: 'anonimo',
    headers: { 'fastly-client-ip': from, 'x-forwarded-for': `${from}, 203.0.113.250` },
  });
const subscribed = async (behave?: Device['behave'], temas?: readonly NotificationTopic[]) => {
  const device = push.addDevice(behave);
  // Each device has its own IP address.
  const from = `198.51.100.${String(push.devices.length % 250)}`;
  expect((await subscribe(device, temas, from)).status).toBe(201);
  return device;
};
const deliver = (budgetMs = 20_000) =>
  deliverNotifications({
    services: api.services,
    sender: SENDER,
    budgetMs,
    logError: () => undefined,
  });
const textsOn = ({ arrivals }: Device) =>
  arrivals.map(({ notification: { titulo, cuerpo } }) => `${titulo} ${cuerpo}`);
const documentsIn = async (collection: string) =>
  (await api.db.collection(collection).get()).docs.map((doc) => doc.data());
const outbox = () => documentsIn('avisos');
const countSubscriptions = async () =>
  (await documentsIn('suscripciones')).flatMap(({ suscripciones }) =>
    Object.keys(suscripciones as object),
  ).length;
const startMatch = async () => {
  const { _id } = await createPartido(api, club);
  const phone = createDevice(api, _id);
  phone.enter(0, { tipo: 'comienzo' });
  await phone.send();
  return { id: _id, phone };
};
const actaWith = (goles: number): Pick<Acta, 'detalles'> => ({
  detalles: {
    primera_parte: Array.from({ length: goles }, () => ({ evento: 'gol anotado' as const })),
    segunda_parte: [],
  },
});
const saveActa = (id: string, goles: number, headers: Record<string, string> = {}) =>
  api.succeed(endpoints.updatePartido, { id, body: actaWith(goles), headers });

describe('a subscribed device (regla 82)', () => {
  it('gets the public key, is stored once however often it subscribes, and deleted when it unsubscribes', async () => {
    expect(await api.succeed(endpoints.fetchAvisosClave, { as: 'anonimo' })).toEqual({
      clave: SENDER.publica,
    });
    const device = push.addDevice();
    expect(await subscribe(device, ['goles'])).toEqual({
      status: 201,
      body: { success: true, msg: 'avisos guardados!' },
    });
    await subscribe(device, ['final', 'goles']);
    expect(await countSubscriptions()).toBe(1);
    const { endpoint } = device.subscription;
    // The same endpoint in another spelling.
    const remove = (written: string) =>
      api.succeed(endpoints.delSuscripcion, { body: { endpoint: written }, as: 'anonimo' });
    await remove(endpoint.replace('http:', 'HTTP:'));
    expect(await countSubscriptions()).toBe(0);
    await remove(endpoint);
    expect(await countSubscriptions()).toBe(0);
  });

  it('is refused if its endpoint is not a push service’s, or its keys are invalid', async () => {
    const { subscription } = push.addDevice();
    const right = { ...subscription, temas: ['goles'] };
    const notAPoint = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [
      { endpoint: 'https://example.com/push' },
      { keys: { ...right.keys, p256dh: notAPoint } },
      { keys: { ...right.keys, auth: 'corta' } },
      { temas: [] },
      { temas: ['todo'] },
    ]) {
      const body = { ...right, ...wrong };
      const { status } = await api.call(endpoints.addSuscripcion, { body, as: 'anonimo' });
      expect(status, JSON.stringify(wrong)).toBe(400);
    }
    expect(await countSubscriptions()).toBe(0);
  });

  it('may subscribe sixty times in a quarter of an hour from one address, and always unsubscribe', async () => {
    const device = push.addDevice();
    const remove = () =>
      api.succeed(endpoints.delSuscripcion, {
        body: { endpoint: device.subscription.endpoint },
        as: 'anonimo',
        headers: { 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.250' },
      });
    expect((await subscribe(device)).status).toBe(201);
    // There are counters for the address, and for the server in front of it, whose limit is higher.
    const { docs } = await api.db.collection('limites').get();
    await Promise.all(docs.map((doc) => doc.ref.update({ intentos: 59 })));
    await remove();
    expect((await subscribe(device)).status).toBe(201);
    expect((await subscribe(device)).status).toBe(429);
    await remove();
    expect(await countSubscriptions()).toBe(0);
    expect((await subscribe(device, NOTIFICATION_TOPICS, '203.0.113.8')).status).toBe(201);
    api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
    expect((await subscribe(device)).status).toBe(201);
  });

  it('is one of 5,000 at most', async () => {
    const device = await subscribed();
    await api.db.doc('privado/suscripciones').set({ lotes: { '00': 4_999, '01': 1 } });
    expect((await subscribe(push.addDevice())).status).toBe(409);
    expect((await subscribe(device, ['goles'])).status).toBe(201);
  });
});

describe('goals', () => {
  it('arrive once per subscribed device, encrypted, signed and valid for ten minutes, and reveal no subscription', async () => {
    const fan = await subscribed();
    const reader = await subscribed(undefined, ['noticias']);
    const { id, phone } = await startMatch();
    phone.enter(10, { tipo: 'gol_anotado', autor_id: club.jugadores[8] ?? '' });
    await phone.send();
    await phone.send();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(push.problems).toEqual([]);
    expect(textsOn(fan)).toEqual(['¡Gol de Mi club! Mi club 1–0 Rival CF · min. 11 · Jugador9 L.']);
    expect(fan.arrivals[0]).toMatchObject({
      notification: { tag: `partido-${id}`, url: `/partidos/${id}` },
      urgency: 'high',
    });
    expect(fan.arrivals[0]?.ttlS).toBeGreaterThan(570);
    expect(fan.arrivals[0]?.ttlS).toBeLessThanOrEqual(600);
    expect(reader.attempts).toBe(0);
    const [sent] = await outbox();
    expect(sent).toMatchObject({ estado: 'terminado' });
    // The text is deleted after sending, because it may contain a name.
    expect(sent).not.toHaveProperty('aviso');

    const visible = JSON.stringify([
      await api.succeed(endpoints.exportar),
      await api.succeed(endpoints.fetchHistorial),
      await api.succeed(endpoints.fetchPartido, { id }),
      await documentsIn('historial'),
      await documentsIn('idempotencia'),
      await outbox(),
    ]);
    const { endpoint, keys } = fan.subscription;
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(visible).not.toContain(secret);
  });

  it('undone before sending are never sent, and undone after sending are withdrawn', async () => {
    const fan = await subscribed();
    const { phone } = await startMatch();
    const goal = phone.enter(10, { tipo: 'gol_encajado' });
    await phone.send();
    phone.enter(11, { tipo: 'anular', paso_id: goal });
    await phone.send();
    expect(await outbox()).toEqual([]);
    phone.enter(12, { tipo: 'rehacer', paso_id: goal });
    await phone.send();
    await deliver();
    phone.enter(13, { tipo: 'anular', paso_id: goal });
    await phone.send();
    await deliver();
    expect(textsOn(fan)).toEqual([
      'Gol del Rival CF Mi club 0–1 Rival CF · min. 11',
      'Gol anulado Mi club 0–0 Rival CF',
    ]);
    const [first, second] = fan.arrivals;
    expect(second?.notification.tag).toBe(first?.notification.tag);
  });

  it('undone during sending stop, and only devices that got them get the withdrawal', async () => {
    const had = await subscribed();
    const late = await subscribed(() => ({ status: 503 }));
    const { phone } = await startMatch();
    const goal = phone.enter(10, { tipo: 'gol_encajado' });
    await phone.send();
    const sending = deliver();
    await push.until(() => had.arrivals.length === 1 && late.attempts >= 1);
    phone.enter(11, { tipo: 'anular', paso_id: goal });
    await phone.send();
    await sending;
    const { attempts } = late;
    await deliver();
    expect(late.attempts).toBe(attempts);
    expect(textsOn(had)).toEqual([
      'Gol del Rival CF Mi club 0–1 Rival CF · min. 11',
      'Gol anulado Mi club 0–0 Rival CF',
    ]);
  });

  it('contain no name of a player who withholds it or is anonymised before they are sent', async () => {
    const fan = await subscribed();
    const { phone } = await startMatch();
    const [shy = '', anonymous = ''] = club.jugadores;
    const consentimiento = { apellidos: false };
    for (const [id, hide] of [
      [shy, () => api.succeed(endpoints.updateJugador, { id: shy, body: { consentimiento } })],
      [anonymous, () => api.succeed(endpoints.anonimizarJugador, { id: anonymous })],
    ] as const) {
      phone.enter(10, { tipo: 'gol_anotado', autor_id: id });
      await phone.send();
      await hide();
      await deliver();
      expect(fan.attempts).toBe(0);
    }
    // Later notifications are sent.
    phone.enter(12, { tipo: 'gol_encajado' });
    await phone.send();
    await deliver();
    expect(fan.arrivals).toHaveLength(1);
  });
});

describe('notifications for a sheet, and for old data (regla 79)', () => {
  it('give the result once, however often the sheet is saved, annulled and restored', async () => {
    const fan = await subscribed();
    const { _id: id } = await createPartido(api, club, { fecha_str: '01-11-2026' });
    await saveActa(id, 2);
    await deliver();
    await saveActa(id, 3);
    await api.succeed(endpoints.anularActa, { id });
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await saveActa(id, 1);
    const [last] = await api.succeed(endpoints.fetchHistorial);
    await api.succeed(endpoints.restaurar, { id: last?.operacion_id ?? '' });
    await deliver();
    expect(textsOn(fan)).toEqual(['Resultado Mi club 2–0 Rival CF']);
  });

  it('do not exist for imports, nor for a past season', async () => {
    const { _id: old } = await createPartido(api, club);
    const { _id: loaded } = await createPartido(api, club);
    await saveActa(loaded, 2, { 'sin-avisos': 'si' });
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    await saveActa(old, 2);
    expect(await outbox()).toEqual([]);
  });
});

it('a goal is dropped after ten minutes, and a news item after a day (regla 81)', async () => {
  const wait = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  const DAY_MS = 24 * 60 * 60_000;
  const fan = await subscribed();
  const publish = (title: string) =>
    api.succeed(endpoints.addNoticia, { body: { titulo: title, contenido: 'El viernes.' } });
  const { phone } = await startMatch();
  phone.enter(10, { tipo: 'gol_encajado' });
  await phone.send();
  wait(10 * 60_000);
  await publish('Cena');
  wait(DAY_MS - 60_000);
  await deliver();
  expect(textsOn(fan)).toEqual(['Cena El viernes.']);
  expect(fan.arrivals[0]?.ttlS).toBeGreaterThan(0);
  expect(fan.arrivals[0]?.ttlS).toBeLessThanOrEqual(60);
  await publish('Otra');
  wait(DAY_MS);
  await deliver();
  expect(fan.attempts).toBe(1);
  expect((await outbox()).map(({ estado }) => estado as unknown)).toEqual(
    Array.from({ length: 3 }, () => 'terminado'),
  );
});

describe('a sender', () => {
  it('retries when a service fails, as late as it asks or else with the next sender, and deletes subscriptions that are gone', async () => {
    const failing = await subscribed((attempt) =>
      attempt < 2 ? { status: attempt === 0 ? 500 : 429, retryAfterS: 1 } : { status: 201 },
    );
    // Longer than a sender runs.
    const slow = await subscribed((attempt) =>
      attempt === 0 ? { status: 503, retryAfterS: 60 } : { status: 201 },
    );
    await subscribed(() => ({ status: 410 }));
    await subscribed(() => ({ status: 404 }));
    const refused = await subscribed(() => ({ status: 403 }));
    const attempts = () => [failing, slow, refused].map((device) => device.attempts);
    const { phone } = await startMatch();
    phone.enter(10, { tipo: 'gol_encajado' });
    await phone.send();
    await deliver();
    expect(attempts()).toEqual([3, 1, 1]);
    expect([failing.arrivals.length, slow.arrivals.length]).toEqual([1, 0]);
    expect(await countSubscriptions()).toBe(3);
    await deliver();
    expect(attempts()).toEqual([3, 2, 1]);
    expect([failing.arrivals.length, slow.arrivals.length]).toEqual([1, 1]);
  });

  it('may be killed: each device gets the goal once, and dead subscriptions are deleted', async () => {
    api.clock.now = clubNow();
    const DEVICES = 12;
    const devices: Device[] = [];
    for (let index = 0; index < DEVICES; index += 1) {
      const afterMs = index % 2 === 0 ? 0 : 1_500;
      devices.push(
        await subscribed((attempt) => {
          if (index === 0) return { status: 410 };
          return { status: index === 1 && attempt === 0 ? 503 : 201, afterMs };
        }),
      );
    }
    const { phone } = await startMatch();
    phone.enter(10, { tipo: 'gol_encajado' });
    await phone.send();
    const arrived = () => devices.filter(({ arrivals }) => arrivals.length > 0).length;
    const sender = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('sender-process.ts', import.meta.url))],
      {
        env: {
          ...process.env,
          GCLOUD_PROJECT: readProjectId(api),
          CLUB_AVISOS_CLAVE: SENDER.publica,
          CLUB_AVISOS_SECRETO: SENDER.privada,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await push.until(() => arrived() >= DEVICES / 4);
    sender.kill('SIGKILL');
    await once(sender, 'exit');

    // The store keeps a dead process's locks for a while.
    await endLeases();
    await deliver(60_000);
    expect(push.problems).toEqual([]);
    expect(arrived()).toBe(DEVICES - 1);
    expect(await countSubscriptions()).toBe(DEVICES - 1);
    const countDistinctIds = ({ arrivals }: Device) =>
      new Set(arrivals.map(({ notification }) => notification.id)).size;
    expect(devices.filter((device) => countDistinctIds(device) > 1)).toEqual([]);
  });
});

const readProjectId = ({ db }: TestApi): string =>
  (db.doc('a/b') as unknown as { firestore: { projectId: string } }).firestore.projectId;

/** Ends the leases of killed senders, as if they had expired. */
async function endLeases(): Promise<void> {
  const { docs } = await api.db.collection('avisos').get();
  for (const doc of docs) {
    const { turno: _turn, ...rest } = doc.data();
    await doc.ref.set(rest);
  }
}
