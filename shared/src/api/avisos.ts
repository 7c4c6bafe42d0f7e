import { z } from 'zod';
import { desuscribirSchema, suscribirSchema } from '../schemas/avisos';
import { bulkAnswerSchema, instantRead, services } from './endpoint';

/** Largest body: an address of 1,000 characters and its keys. */
const MAX_BYTES = 8 * 1024;

/**
 * Calls by which a device asks for notices, or for none (reglas 78, 82). They are services: they count the calls of an address
 * outside the queue of the club's writes, and nothing of a device is kept under an idempotency key.
 */
export const avisoEndpoints = {
  fetchAvisosClave: instantRead(
    'avisos/clave',
    z.object({ clave: z.string() }),
    'La clave pública (VAPID) con la que un navegador pide avisos; 404 si el club no los da',
  ),
  ...services('publico', {
    addSuscripcion: {
      method: 'POST',
      path: 'avisos/suscripcion',
      body: suscribirSchema,
      maxBytes: MAX_BYTES,
      response: bulkAnswerSchema,
      status: 201,
      resumen: 'Pide avisos para un móvil, o cambia cuáles quiere',
    },
    delSuscripcion: {
      method: 'DELETE',
      path: 'avisos/suscripcion',
      body: desuscribirSchema,
      maxBytes: MAX_BYTES,
      response: bulkAnswerSchema,
      resumen: 'Deja de mandar avisos a un móvil; da igual si los tenía',
    },
  }),
};
