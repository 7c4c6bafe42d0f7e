import { z } from 'zod';
import { unsubscribeSchema, subscribeSchema } from '../schemas/notifications';
import { plainAnswerSchema, freshRead, call } from './endpoint';

/** Maximum body: an endpoint of 1,000 characters and its keys. */
const MAX_BYTES = 8 * 1024;

/**
 * Calls with which a device subscribes to notifications or unsubscribes (reglas 78, 82). They are services: their
 * rate limits are outside the club's write queue, and nothing about a device is stored under an idempotency key.
 */
export const notificationEndpoints = {
  fetchAvisosClave: freshRead(
    'avisos/clave',
    z.object({ clave: z.string() }),
    'La clave pública (VAPID) con la que un navegador pide avisos; 404 si el club no los da',
  ),
  addSuscripcion: call('service', 'publico', {
    method: 'POST',
    path: 'avisos/suscripcion',
    body: subscribeSchema,
    maxBytes: MAX_BYTES,
    response: plainAnswerSchema,
    status: 201,
    resumen: 'Pide avisos para un móvil, o cambia cuáles quiere',
  }),
  delSuscripcion: call('service', 'publico', {
    method: 'DELETE',
    path: 'avisos/suscripcion',
    body: unsubscribeSchema,
    maxBytes: MAX_BYTES,
    response: plainAnswerSchema,
    resumen: 'Deja de mandar avisos a un móvil; da igual si los tenía',
  }),
};
