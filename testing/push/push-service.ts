import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Notification,
  notificationSchema,
  type Subscribe,
  type NotificationTopic,
} from '@club/shared';
import { serve } from '../../functions/src/testing/serve';
import { decryptPush, type ReceiverKeys } from './decrypt';
import { vapidProblem } from './vapid';

/** Response of the fake push service: status, delay, and `Retry-After`. */
interface Behaviour {
  readonly status: number;
  readonly afterMs?: number;
  readonly retryAfterS?: number;
}

/** A message that the push service has accepted. */
interface Arrival {
  readonly atMs: number;
  readonly aviso: Notification;
  readonly ttlS: number;
  readonly urgency: string;
}

/** A device with its browser and its push service. */
export interface Device {
  readonly subscription: Pick<Subscribe, 'endpoint' | 'keys'>;
  /** Response to the nth request, from 0. */
  behave: (attempt: number) => Behaviour;
  attempts: number;
  readonly arrivals: Arrival[];
}

/** A local push service with the real protocol: RFC 8030, 8188, 8291 and 8292. */
export interface PushService {
  readonly devices: readonly Device[];
  /** Protocol violations of requests: wrong encryption, wrong signature, missing headers. */
  readonly problems: readonly string[];
  addDevice(behave?: Device['behave']): Device;
  /** Resolves when `isDone` is true, checked after each request. */
  until(isDone: () => boolean): Promise<void>;
  stop(): Promise<void>;
}

const ACCEPTED: Behaviour = { status: 201 };
/** Length of a topic (RFC 8030, section 5.4), and of a message that every service accepts (section 7.2). */
const TOPIC = /^[A-Za-z0-9_-]{1,32}$/;
const MAX_BYTES = 4096;

/** Body of `POST avisos/suscripcion` for a device. */
export const subscribeBody = ({ subscription }: Device, temas: readonly NotificationTopic[]) => ({
  ...subscription,
  temas: [...temas],
});

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts one on a free port. `clave` is the sender's public key, for which its devices subscribe. */
export async function startPushService(clave: string): Promise<PushService> {
  const known = new Map<string, { readonly device: Device; readonly keys: ReceiverKeys }>();
  const problems: string[] = [];
  const watchers = new Set<() => void>();
  /** Verified signatures. One is used for many messages. */
  const signed = new Set<string>();

  /** The message in a request. Throws if the request violates the protocol. */
  function readMessage(request: IncomingMessage, body: Buffer, keys: ReceiverKeys): Arrival {
    const { headers } = request;
    const { authorization = '' } = headers;
    const problem = signed.has(authorization)
      ? undefined
      : vapidProblem(authorization, server.url, clave);
    if (problem !== undefined) throw new Error(`authorization: ${problem}`);
    signed.add(authorization);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('no content-encoding');
    if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('no TTL');
    if (!TOPIC.test(String(headers['topic']))) throw new Error('no topic of RFC 8030');
    if (body.length > MAX_BYTES) throw new Error('too long');
    const aviso = notificationSchema.parse(JSON.parse(decryptPush(body, keys)));
    return {
      atMs: Date.now(),
      aviso,
      ttlS: Number(headers['ttl']),
      urgency: String(headers['urgency']),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const entry = known.get(request.url ?? '');
    if (!entry) {
      response.writeHead(404).end();
      return;
    }
    const { device, keys } = entry;
    const { status, afterMs = 0, retryAfterS } = device.behave(device.attempts);
    device.attempts += 1;
    if (afterMs > 0) await sleep(afterMs);
    // A message counts as accepted only with a response (RFC 8030, section 5), so not if the sender is gone.
    if (response.destroyed || request.socket.destroyed) return;
    if (status === 201) device.arrivals.push(readMessage(request, body, keys));
    if (retryAfterS !== undefined) response.setHeader('retry-after', String(retryAfterS));
    response.writeHead(status).end();
  }

  const server = await serve((request, response) => {
    answer(request, response)
      .catch((error: unknown) => {
        problems.push(String(error));
        response.writeHead(400).end();
      })
      .finally(() => {
        for (const check of watchers) check();
      });
  });

  return {
    get devices() {
      return [...known.values()].map(({ device }) => device);
    },
    problems,
    addDevice(behave = () => ACCEPTED) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const device: Device = {
        subscription: {
          endpoint: server.url + path,
          keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        behave,
        attempts: 0,
        arrivals: [],
      };
      known.set(path, { device, keys: { ecdh, auth } });
      return device;
    },
    until: (isDone) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isDone()) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      }),
    stop: () => server.stop(),
  };
}
