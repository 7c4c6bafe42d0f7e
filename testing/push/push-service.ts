import {
  createECDH,
  randomBytes,
  randomUUID,
  createDecipheriv,
  type ECDH,
  hkdfSync,
  createPublicKey,
  verify,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Notification, notificationSchema, type Subscribe } from '@club/shared';
import { z } from 'zod';
import { serve } from '../../functions/src/testing/serve';

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const DAY_S = 24 * 60 * 60;

/**
 * Reason why a request is not from the sender for which a device has subscribed (RFC 8292), `undefined` if it is.
 * `audience` is the origin of the push service, `senderKey` the sender's public key.
 */
function vapidProblem(
  authorization: string | undefined,
  audience: string,
  senderKey: string,
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  if (key !== senderKey) return 'another key';
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(senderKey, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = claimsSchema.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  );
  const seconds = exp - Date.now() / 1000;
  if (aud !== audience) return `an audience of ${aud}`;
  if (seconds <= 0 || seconds > DAY_S) return 'an expiry that is past or too far';
  return /^(https:|mailto:)/.test(sub) ? undefined : `a contact of ${sub}`;
}

/** Byte between the content of the last record and its padding (RFC 8188, section 2). */
const LAST_RECORD_DELIMITER = 2;

/** A browser's private part of a subscription: P-256 key pair and secret. */
export interface ReceiverKeys {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Decrypts a message as a browser does: RFC 8291 over RFC 8188, one record. Written from the RFCs, independently of
 * the encrypting code. Throws for any violation.
 */
export function decryptPush(body: Buffer, { ecdh, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  if (keyLength !== 65) throw new Error('the key id is not a public key');
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const ikm = hkdf(ecdh.computeSecret(serverKey), auth, info, 32);
  const key = hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD_DELIMITER);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('the padding is wrong');
  }
  return padded.subarray(0, end).toString('utf8');
}

/** Response of the fake push service: status, delay, and `Retry-After`. */
interface Behaviour {
  readonly status: number;
  readonly afterMs?: number;
  readonly retryAfterS?: number;
}

/** A message that the push service has accepted. */
interface Arrival {
  readonly notification: Notification;
  readonly ttlS: number;
  readonly urgency: string;
}

/** A subscribed device, and how the push service treats it. */
export interface Device {
  readonly subscription: Pick<Subscribe, 'endpoint' | 'keys'>;
  /** Response to the nth request, from 0. */
  behave: (attempt: number) => Behaviour;
  attempts: number;
  readonly arrivals: Arrival[];
}

const ACCEPTED: Behaviour = { status: 201 };
/** Length of a topic (RFC 8030, section 5.4), and of a message that every service accepts (section 7.2). */
const TOPIC = /^[A-Za-z0-9_-]{1,32}$/;
const MAX_BYTES = 4096;

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/**
 * Starts a push service on a free port, with the real protocol: RFC 8030, 8188, 8291 and 8292. Its devices subscribe to
 * the sender with the public key `senderKey`.
 */
export async function startPushService(senderKey: string) {
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
      : vapidProblem(authorization, server.url, senderKey);
    if (problem !== undefined) throw new Error(`authorization: ${problem}`);
    signed.add(authorization);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('no content-encoding');
    if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('no TTL');
    if (!TOPIC.test(String(headers['topic']))) throw new Error('no topic of RFC 8030');
    if (body.length > MAX_BYTES) throw new Error('too long');
    const notification = notificationSchema.parse(JSON.parse(decryptPush(body, keys)));
    return {
      notification,
      ttlS: Number(headers['ttl']),
      urgency: String(headers['urgency']),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
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
    /** Protocol violations of requests: wrong encryption, wrong signature, missing headers. */
    problems: problems as readonly string[],
    addDevice(behave: Device['behave'] = () => ACCEPTED): Device {
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
    /** Resolves when `isDone` is true, checked after each request. */
    until: (isDone: () => boolean) =>
      new Promise<void>((resolve) => {
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
