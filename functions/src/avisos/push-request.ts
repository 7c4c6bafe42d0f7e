import type { Suscripcion } from '@club/shared';
import webpush from 'web-push';

/** A key pair of P-256 by which push services know who sends (RFC 8292), both halves in base64url. */
export interface ClavesAvisos {
  readonly publica: string;
  readonly privada: string;
}

/** A new key pair. Devices are bound to it: with another one, whoever has asked for notices has to ask again. */
export function makeClaves(): ClavesAvisos {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return { publica: publicKey, privada: privateKey };
}

/** Who sends notices: the keys of this deployment, and where the club is found. */
export interface Remitente extends ClavesAvisos {
  /** `https:` address of the site. */
  readonly sitio: string;
}

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a push service is told about a message beside its content, which it cannot read. */
export interface Entrega {
  /** Seconds for which it may keep the message for a device that is asleep. */
  readonly ttlS: number;
  readonly urgencia: 'high' | 'normal';
  /** Of two messages with one name a sleeping device gets the later one (RFC 8030, section 5.4); at most 32 of base64url. */
  readonly asunto: string;
}

/** Seconds for which a signature is good, and for which it is used: services take up to a day. */
const SIGNED_S = 12 * 60 * 60;
const USED_MS = (SIGNED_S / 2) * 1000;

/** Makes requests for one sender: what a message says is encrypted for each device alone (RFC 8291). */
export function createPushRequests({ publica, privada, sitio }: Remitente) {
  // A signature for each push service, not for each message: it is most of the work.
  const signed = new Map<string, { readonly authorization: string; readonly untilMs: number }>();

  const authorizationFor = (audience: string): string => {
    const known = signed.get(audience);
    if (known && known.untilMs > Date.now()) return known.authorization;
    const expiration = Math.floor(Date.now() / 1000) + SIGNED_S;
    const { Authorization: authorization } = webpush.getVapidHeaders(
      audience,
      sitio,
      publica,
      privada,
      'aes128gcm',
      expiration,
    );
    signed.set(audience, { authorization, untilMs: Date.now() + USED_MS });
    return authorization;
  };

  return (
    { endpoint, keys: { p256dh, auth } }: Pick<Suscripcion, 'endpoint' | 'keys'>,
    content: string,
    { ttlS, urgencia, asunto }: Entrega,
  ): PushRequest => {
    const { cipherText } = webpush.encrypt(p256dh, auth, content, 'aes128gcm');
    return {
      endpoint,
      headers: {
        authorization: authorizationFor(new URL(endpoint).origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlS),
        urgency: urgencia,
        topic: asunto,
      },
      body: cipherText,
    };
  };
}

export type MakePushRequest = ReturnType<typeof createPushRequests>;
