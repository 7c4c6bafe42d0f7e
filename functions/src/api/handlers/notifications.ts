import { ECDH } from 'node:crypto';
import { accept, mapOk, refuse, type Result, sayProblem, type Suscribir } from '@club/shared';
import {
  changeSuscripcion,
  isPushService,
  subscriptionDigest,
  isSuscrita,
  putSubscription,
  removeSubscriptions,
} from '../../notifications/subscriptions';
import { clientAddress } from '../../http/client-address';
import type { Handlers } from '../../http/handler';
import { countedAddress } from '../../accounts/limits';

const NO_ES_CLAVE = 'no es como las que dan los navegadores';

const SIN_AVISOS = refuse('no-encontrado', 'ningún aviso: este club no los da');

/** Whether a key of the right length is a point on the curve. Encryption fails with any other. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

function checkSuscripcion({ endpoint, keys }: Suscribir): Result<null> {
  const isEmulador = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  if (!isPushService(endpoint, isEmulador)) return refuse('servicio-push-desconocido');
  if (!isPoint(keys.p256dh)) {
    return refuse('entrada-invalida', sayProblem(['keys', 'p256dh'], NO_ES_CLAVE));
  }
  return accept(null);
}

/** Notifications on a reader's device (docs/decisions/0042). Responses never contain what a device has sent. */
export const notificationHandlers = {
  fetchAvisosClave: ({ services: { claveAvisos: clave } }) =>
    Promise.resolve(clave === undefined ? SIN_AVISOS : accept({ clave })),

  addSuscripcion: async ({ body, services, request, stamp }) => {
    if (services.claveAvisos === undefined) return SIN_AVISOS;
    const checked = checkSuscripcion(body);
    if (!checked.ok) return checked;
    const contados = countedAddress(clientAddress(request), 'avisos');
    const saved = changeSuscripcion(services.db, stamp, contados, (uow) =>
      putSubscription(uow, body, stamp.ahora),
    );
    return mapOk(saved, () => ({ success: true, msg: 'avisos guardados!' }));
  },

  delSuscripcion: async ({ body, services: { db }, stamp }) => {
    const answer = { success: true as const, msg: 'avisos quitados!' };
    const huella = subscriptionDigest(body.endpoint);
    // Unsubscribing has no rate limit, so unknown devices must not enter the write queue.
    if (!(await isSuscrita(db, huella))) return accept(answer);
    const removed = changeSuscripcion(db, stamp, [], async (uow) => {
      await removeSubscriptions(uow, [huella]);
      return accept(null);
    });
    return mapOk(removed, () => answer);
  },
} satisfies Partial<Handlers>;
