import type { Subscription } from '@club/shared';
import { LRUCache } from 'lru-cache';
import webpush from 'web-push';

/** A VAPID key pair (P-256), which identifies the sender to push services (RFC 8292). Both keys in base64url. */
export interface NotificationKeys {
  readonly publica: string;
  readonly privada: string;
}

/** A new VAPID key pair. Subscriptions are bound to it: after a change everybody has to subscribe again. */
export function makeNotificationKeys(): NotificationKeys {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return { publica: publicKey, privada: privateKey };
}

export interface Sender extends NotificationKeys {
  /** `https:` URL of the site. */
  readonly site: string;
}

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Metadata for the push service, which cannot read the content. */
export interface Delivery {
  /** How long the service may keep the message for an offline device, seconds. */
  readonly ttlS: number;
  readonly urgency: 'high' | 'normal';
  /** An offline device gets only the latest message per topic (RFC 8030, 5.4). At most 32 base64url characters. */
  readonly topic: string;
}

/** Validity of a signature, seconds. Services accept up to a day. It is reused for half of this time. */
const SIGNED_S = 12 * 60 * 60;

/** Makes a function that creates requests of one sender. Content is encrypted for each device (RFC 8291). */
export function createPushRequests({ publica: publicKey, privada: privateKey, site }: Sender) {
  // Signatures by push service. Signing each message would be most of the work.
  const signatures = new LRUCache<string, string>({
    max: 100,
    ttl: (SIGNED_S * 1000) / 2,
    memoMethod: (audience) => {
      const until = Math.floor(Date.now() / 1000) + SIGNED_S;
      const key = [site, publicKey, privateKey, 'aes128gcm', until] as const;
      return webpush.getVapidHeaders(audience, ...key).Authorization;
    },
  });

  return (
    { endpoint, keys: { p256dh, auth } }: Pick<Subscription, 'endpoint' | 'keys'>,
    content: string,
    { ttlS, urgency, topic }: Delivery,
  ): PushRequest => {
    const { cipherText } = webpush.encrypt(p256dh, auth, content, 'aes128gcm');
    return {
      endpoint,
      headers: {
        authorization: signatures.memo(new URL(endpoint).origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlS),
        urgency,
        topic,
      },
      body: cipherText,
    };
  };
}

export type MakePushRequest = ReturnType<typeof createPushRequests>;
