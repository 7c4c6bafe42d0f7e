/**
 * Payload of a push message (`notificationSchema` in shared). The service worker does not use the schema, as every device
 * would download zod.
 */
export interface ReceivedNotification {
  readonly id: string;
  readonly tag: string;
  readonly orden: number;
  readonly titulo: string;
  readonly cuerpo: string;
  readonly url: string;
}

/** Cache with the notifications shown last and the device's topics. */
export const NOTIFICATIONS_CACHE = 'avisos';
/** Key of the device's topics in that cache. */
export const TOPICS_KEY = '/avisos/temas';

const FIELDS = {
  id: 'string',
  tag: 'string',
  orden: 'number',
  titulo: 'string',
  cuerpo: 'string',
  url: 'string',
} as const;

/** Parses a push payload; `undefined` if it is malformed or its URL leads to another site. */
export function readNotification(message: unknown): ReceivedNotification | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const fields = message as Readonly<Record<string, unknown>>;
  const isWhole = Object.entries(FIELDS).every(([field, type]) => typeof fields[field] === type);
  if (!isWhole) return undefined;
  const aviso = fields as unknown as ReceivedNotification;
  return /^\/(?![/\\])/.test(aviso.url) ? aviso : undefined;
}

/** Notification to show for a push message. */
export interface Shown {
  readonly aviso: ReceivedNotification;
  /** Whether it alerts the user; false if it was shown before. */
  readonly isNew: boolean;
}

/**
 * Chooses between a received notification and the last one shown with the same `tag` (regla 81): a later one replaces
 * an earlier one; a duplicate or a late one shows the last one again. Browsers require a notification for each push
 * message.
 */
export function chooseShown(
  received: ReceivedNotification,
  last: ReceivedNotification | undefined,
): Shown {
  if (!last || received.orden > last.orden) return { aviso: received, isNew: true };
  return { aviso: last, isNew: false };
}
