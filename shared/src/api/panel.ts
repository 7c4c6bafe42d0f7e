import { z } from 'zod';
import { auditSchema } from '../schemas/audit';
import { historyOperationSchema } from '../schemas/history';
import { homeSchema } from '../schemas/panel-home';
import { act, adminRead, bulk } from './endpoint';

/** Calls for the history, the audit (regla 56), and the panel's home. */
export const panelEndpoints = {
  fetchHistorial: adminRead(
    'historial',
    z.array(historyOperationSchema),
    'Operaciones de los últimos 30 días, la más reciente primero; más con ?antes=',
  ),
  restaurar: act(
    'restaurar/:id',
    historyOperationSchema,
    'Deshace una operación: todo queda como antes de ella',
  ),
  auditar: adminRead(
    'auditar/:id',
    auditSchema,
    'Recalcula una temporada desde sus fichas y dice qué no coincide',
  ),
  fetchInicio: adminRead(
    'fetch-inicio',
    homeSchema,
    'Lo que hay que saber al abrir el panel: partidos, pendientes y últimos cambios',
  ),
  anotarCopia: bulk('POST', 'anotar-copia', 'Anota que se acaba de descargar una copia del club'),
  comprobarTemporada: act(
    'auditar/:id',
    auditSchema,
    'Recalcula una temporada desde sus fichas y anota en el inicio si algo no coincide',
  ),
};
