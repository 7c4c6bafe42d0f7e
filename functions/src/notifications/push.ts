import type { Subscription } from '@club/shared';
import { LRUCache } from 'lru-cache';
import webpush from 'web-push';
import { PUSH_TIMEOUT_MS } from '../deployment';

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

/** Result of a request to a push service. */
export type PushOutcome =
  | { readonly kind: 'delivered' }
  /** The device does not exist any more. */
  | { readonly kind: 'gone' }
  /** The service refuses the message permanently. */
  | { readonly kind: 'refused' }
  /** It failed and may be retried. `afterMs` is the delay that the service asks for, milliseconds. */
  | { readonly kind: 'failed'; readonly afterMs?: number | undefined };

/** Delay in a `Retry-After` header, milliseconds. The header has seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function classify(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const isTemporary = status === 429 || status >= 500;
  return isTemporary ? { kind: 'failed', afterMs: retryAfterMs(retryAfter) } : { kind: 'refused' };
}

/** Makes a function that sends a message of one sender to a device, once (RFC 8030, section 5), encrypted (RFC 8291). */
export function createPush({ publica: publicKey, privada: privateKey, site }: Sender) {
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

  return async (
    { endpoint, keys: { p256dh, auth } }: Pick<Subscription, 'endpoint' | 'keys'>,
    content: string,
    { ttlS, urgency, topic }: Delivery,
  ): Promise<PushOutcome> => {
    const { cipherText } = webpush.encrypt(p256dh, auth, content, 'aes128gcm');
    const authorization = signatures.memo(new URL(endpoint).origin);
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlS),
          urgency,
          topic,
        },
        body: new Uint8Array(cipherText),
        redirect: 'manual',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return classify(response.status, response.headers.get('retry-after'));
    } catch {
      return { kind: 'failed' };
    }
  };
}

export type Push = ReturnType<typeof createPush>;
