import { ECDH } from 'node:crypto';
import { accept, refuse, type Result, sayProblem, type Suscribir } from '@club/shared';
import { isServicioPush } from '../../avisos/servicio-push';
import { changeSuscripcion } from '../../avisos/subscribe';
import {
  huellaSuscripcion,
  isSuscrita,
  putSuscripcion,
  removeSuscripciones,
} from '../../avisos/suscripciones';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { clientAddress } from '../../http/client-address';
import type { Handlers, ServiceCall } from '../../http/handler';
import { type Contado, countedAddress } from '../../identidad/limites';

/** Refusal of a key that is not a point on P-256. */
const NO_ES_CLAVE = 'no es como las que dan los navegadores';

const SIN_AVISOS = refuse('no-encontrado', 'ningún aviso: este club no los da');

/** Whether bytes of the right length are a point of the curve: with any other nothing can be encrypted. */
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
  if (!isServicioPush(endpoint, isEmulador)) return refuse('servicio-push-desconocido');
  if (!isPoint(keys.p256dh)) {
    return refuse('entrada-invalida', sayProblem(['keys', 'p256dh'], NO_ES_CLAVE));
  }
  return accept(null);
}

/** Runs a change of subscriptions, within the rate limits given. */
async function change(
  { services, response, stamp }: ServiceCall<unknown>,
  contados: readonly Contado[],
  work: (uow: UnitOfWork) => Promise<Result<null>>,
): Promise<Result<null>> {
  const { db, newId } = services;
  const sal = newId() + newId();
  const changed = await changeSuscripcion(db, stamp, contados, sal, work);
  if (!changed.ok && changed.retryAfterS !== undefined) {
    response.set('Retry-After', String(changed.retryAfterS));
  }
  return changed;
}

/** Notices on a reader's device (docs/decisions/0049). Nothing that a device has sent is ever answered. */
export const avisosHandlers = {
  fetchAvisosClave: ({ services: { claveAvisos: clave } }) =>
    Promise.resolve(clave === undefined ? SIN_AVISOS : accept({ clave })),

  addSuscripcion: async (call) => {
    const { body, services, stamp } = call;
    if (services.claveAvisos === undefined) return SIN_AVISOS;
    const checked = checkSuscripcion(body);
    if (!checked.ok) return checked;
    const contados = countedAddress(clientAddress(call.request), 'avisos');
    const changed = await change(call, contados, (uow) => putSuscripcion(uow, body, stamp.ahora));
    return changed.ok ? accept({ success: true, msg: 'avisos guardados!' }) : changed;
  },

  delSuscripcion: async (call) => {
    const done = accept({ success: true as const, msg: 'avisos quitados!' });
    const huella = huellaSuscripcion(call.body.endpoint);
    // Unsubscribing is never limited, so an unknown device must not occupy the write queue.
    if (!(await isSuscrita(call.services.db, huella))) return done;
    const changed = await change(call, [], async (uow) => {
      await removeSuscripciones(uow, [huella]);
      return accept(null);
    });
    return changed.ok ? done : changed;
  },
} satisfies Partial<Handlers>;
