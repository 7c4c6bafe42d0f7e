import type { Suscripcion } from '@club/shared';
import { LRUCache } from 'lru-cache';
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

/** Seconds for which a signature is good; services take up to a day. It is used for half of them. */
const SIGNED_S = 12 * 60 * 60;

/** Makes requests for one sender: what a message says is encrypted for each device alone (RFC 8291). */
export function createPushRequests({ publica, privada, sitio }: Remitente) {
  // A signature for each push service, not for each message: it is most of the work.
  const signatures = new LRUCache<string, string>({
    max: 100,
    ttl: (SIGNED_S * 1000) / 2,
    memoMethod: (audience) => {
      const until = Math.floor(Date.now() / 1000) + SIGNED_S;
      const key = [sitio, publica, privada, 'aes128gcm', until] as const;
      return webpush.getVapidHeaders(audience, ...key).Authorization;
    },
  });

  return (
    { endpoint, keys: { p256dh, auth } }: Pick<Suscripcion, 'endpoint' | 'keys'>,
    content: string,
    { ttlS, urgencia, asunto }: Entrega,
  ): PushRequest => {
    const { cipherText } = webpush.encrypt(p256dh, auth, content, 'aes128gcm');
    return {
      endpoint,
      headers: {
        authorization: signatures.memo(new URL(endpoint).origin),
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
