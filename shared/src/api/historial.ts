import { z } from 'zod';
import { auditoriaSchema } from '../schemas/auditoria';
import { operacionHistorialSchema } from '../schemas/historial';
import { adminRead, type Endpoint, writeAnswer } from './endpoint';

/** Calls on what was done and whether all of it adds up (regla 56). */
export const historialEndpoints = {
  fetchHistorial: adminRead(
    'historial',
    z.array(operacionHistorialSchema),
    'Operaciones de los últimos 30 días, la más reciente primero; más con ?antes=',
  ),
  restaurar: {
    kind: 'write',
    method: 'POST',
    path: 'restaurar/:id',
    permiso: 'administrador',
    body: null,
    response: writeAnswer(operacionHistorialSchema),
    status: 200,
    resumen: 'Deshace una operación: todo queda como antes de ella',
  } as const satisfies Endpoint,
  auditar: adminRead(
    'auditar/:id',
    auditoriaSchema,
    'Recalcula una temporada desde sus fichas y dice qué no coincide',
  ),
};
