import { ECDH } from 'node:crypto';
import {
  accept,
  isServicioPush,
  refuse,
  type Result,
  sayProblem,
  type Suscribir,
} from '@club/shared';
import { changeSuscripcion } from '../../avisos/subscribe';
import { huellaSuscripcion, putSuscripcion, removeSuscripciones } from '../../avisos/suscripciones';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { clientAddress } from '../../http/client-address';
import type { Handlers, ServiceCall } from '../../http/handler';

/** Told of a key whose bytes are no point of the curve. */
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

/** What a call changes, where the club gives notices and the caller has calls left. */
async function change(
  { services, request, response, stamp }: ServiceCall<unknown>,
  work: (uow: UnitOfWork) => Promise<Result<null>>,
): Promise<Result<null>> {
  const { db, newId } = services;
  const sal = newId() + newId();
  const changed = await changeSuscripcion(db, stamp, clientAddress(request), sal, work);
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
    const changed = await change(call, (uow) => putSuscripcion(uow, body, stamp.ahora));
    return changed.ok ? accept({ success: true, msg: 'avisos guardados!' }) : changed;
  },

  delSuscripcion: async (call) => {
    const changed = await change(call, async (uow) => {
      await removeSuscripciones(uow, [huellaSuscripcion(call.body.endpoint)]);
      return accept(null);
    });
    return changed.ok ? accept({ success: true, msg: 'avisos quitados!' }) : changed;
  },
} satisfies Partial<Handlers>;
