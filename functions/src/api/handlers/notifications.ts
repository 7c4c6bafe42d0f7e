import { ECDH } from 'node:crypto';
import { accept, mapOk, refuse, type Result, sayProblem, type Subscribe } from '@club/shared';
import {
  changeSubscription,
  isPushService,
  subscriptionDigest,
  isSubscribed,
  putSubscription,
  removeSubscriptions,
} from '../../notifications/subscriptions';
import { clientAddress } from '../../http/client-address';
import type { Handlers } from '../../http/handler';
import { addressCounters } from '../../accounts/attempts';

const NOT_A_KEY = 'no es como las que dan los navegadores';

const NO_NOTIFICATIONS = refuse('no-encontrado', 'ningún aviso: este club no los da');

/** Whether a key is a point on the curve P-256. Encryption would fail with any other. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

function checkSubscription({ endpoint, keys }: Subscribe): Result<null> {
  const isEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  if (!isPushService(endpoint, isEmulator)) return refuse('servicio-push-desconocido');
  if (!isPoint(keys.p256dh)) {
    return refuse('entrada-invalida', sayProblem(['keys', 'p256dh'], NOT_A_KEY));
  }
  return accept(null);
}

/** Notifications on a reader's device (docs/decisions/0042). Responses never contain what a device has sent. */
export const notificationHandlers = {
  fetchAvisosClave: ({ services: { notificationKey: key } }) =>
    Promise.resolve(key === undefined ? NO_NOTIFICATIONS : accept({ clave: key })),

  addSuscripcion: async ({ body, services, request, stamp }) => {
    if (services.notificationKey === undefined) return NO_NOTIFICATIONS;
    const checked = checkSubscription(body);
    if (!checked.ok) return checked;
    const counters = addressCounters(clientAddress(request), 'avisos');
    const saved = changeSubscription(services.db, stamp, counters, (uow) =>
      putSubscription(uow, body),
    );
    return mapOk(saved, () => ({ success: true, msg: 'avisos guardados!' }));
  },

  delSuscripcion: async ({ body, services: { db }, stamp }) => {
    const answer = { success: true as const, msg: 'avisos quitados!' };
    const huella = subscriptionDigest(body.endpoint);
    // Unsubscribing has no rate limit, so unknown devices must not enter the write queue.
    if (!(await isSubscribed(db, huella))) return accept(answer);
    const removed = changeSubscription(db, stamp, [], async (uow) => {
      await removeSubscriptions(uow, [huella]);
      return accept(null);
    });
    return mapOk(removed, () => answer);
  },
} satisfies Partial<Handlers>;
