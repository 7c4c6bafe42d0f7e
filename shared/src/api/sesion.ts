import { z } from 'zod';
import { bulkAnswerSchema, type Endpoint } from './endpoint';

const usernameSchema = z.string().trim().min(1, 'no puede estar vacío').max(254);

/** Answer of the role calls; a refused one has no `rol` (regla 62). */
const rolAnswerSchema = z.object({ success: z.literal(true), rol: z.string() });

/**
 * Calls around the account: they tell who somebody is and authorise nothing (regla 62). Only bearer tokens
 * do, on each call that writes.
 */
export const sesionEndpoints = {
  fetchRol: {
    kind: 'service',
    method: 'POST',
    path: 'fetch-rol',
    permiso: 'publico',
    body: z.strictObject({
      username: usernameSchema,
      password: z.string().min(1, 'no puede estar vacía').max(1024),
    }),
    response: rolAnswerSchema,
    status: 200,
    resumen: 'Rol de una cuenta, con su contraseña; no autoriza nada',
  },
  fetchRolByUsername: {
    kind: 'service',
    method: 'POST',
    path: 'fetch-rol-by-username',
    permiso: 'publico',
    body: z.strictObject({ username: usernameSchema }),
    response: rolAnswerSchema,
    status: 200,
    resumen: 'Rol de la propia cuenta, con su credencial; no autoriza nada',
  },
  openSession: {
    kind: 'service',
    method: 'POST',
    path: 'session',
    permiso: 'publico',
    body: null,
    response: bulkAnswerSchema,
    status: 200,
    resumen: 'Pone la cookie de sesión de quien muestra su credencial; no autoriza nada',
  },
  closeSession: {
    kind: 'service',
    method: 'DELETE',
    path: 'session',
    permiso: 'publico',
    body: null,
    response: bulkAnswerSchema,
    status: 200,
    resumen: 'Quita la cookie de sesión',
  },
} as const satisfies Record<string, Endpoint>;
