import { directoDocSchema, guardarDirectoSchema } from '../schemas/directo';
import { type Endpoint, read, remove, update } from './endpoint';

/**
 * Calls on a match while it is being played (regla 46; docs/decisions/0018). Whoever may enter its sheet may
 * enter it from the touchline (docs/decisions/0022).
 */
export const directoEndpoints = {
  putDirecto: {
    ...update(
      'directo/:id',
      guardarDirectoSchema,
      directoDocSchema,
      'Guarda lo anotado en un partido en juego; ante un conflicto, lo guardado',
    ),
    permiso: 'acta',
    maxBytes: 256 * 1024,
  } as const satisfies Endpoint,
  delDirecto: {
    ...remove(
      'directo/:id',
      directoDocSchema.nullable(),
      'Descarta el directo de un partido, que vuelve a estar programado',
    ),
    permiso: 'acta',
  } as const satisfies Endpoint,
  fetchDirecto: {
    ...read('directo/:id', directoDocSchema, 'Lo anotado en un partido en juego'),
    // The device on the touchline compares it with what it has sent.
    isInstantanea: true as const,
  },
};
