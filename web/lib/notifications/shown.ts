/** Cache with the notifications shown last and the device's topics. */
export const NOTIFICATIONS_CACHE = 'avisos';
/** Key of the device's topics in that cache. */
export const TOPICS_KEY = '/avisos/temas';

const TEXTS = ['id', 'tag', 'titulo', 'cuerpo', 'url'] as const;

/**
 * Payload of a push message (`notificationSchema` in shared). The service worker does not parse it with the schema,
 * because every device would then download zod.
 */
export type ReceivedNotification = Readonly<Record<(typeof TEXTS)[number], string>> & {
  readonly orden: number;
};

/** Parses a push payload; `undefined` if it is malformed or its URL leads to another site. */
export function readNotification(message: unknown): ReceivedNotification | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const fields = message as Readonly<Record<string, unknown>>;
  const isWhole = TEXTS.every((field) => typeof fields[field] === 'string');
  if (!isWhole || typeof fields['orden'] !== 'number') return undefined;
  const notification = fields as unknown as ReceivedNotification;
  return /^\/(?![/\\])/.test(notification.url) ? notification : undefined;
}

/**
 * Chooses between a received notification and the last one shown with the same `tag` (regla 81): a later one replaces
 * an earlier one; after a duplicate or a late one the last one is shown again, because browsers require a notification
 * for each push message. Only a new one alerts the user.
 */
export function chooseShown(
  received: ReceivedNotification,
  last: ReceivedNotification | undefined,
) {
  if (!last || received.orden > last.orden) return { notification: received, isNew: true };
  return { notification: last, isNew: false };
}
