import { z } from 'zod';
import { auditoriaSchema } from '../schemas/audit';
import { operacionHistorialSchema } from '../schemas/history';
import { inicioSchema } from '../schemas/panel-home';
import { act, adminRead, bulk } from './endpoint';

/** Calls for the history, the audit (regla 56), and the panel's home. */
export const panelEndpoints = {
  fetchHistorial: adminRead(
    'historial',
    z.array(operacionHistorialSchema),
    'Operaciones de los últimos 30 días, la más reciente primero; más con ?antes=',
  ),
  restaurar: act(
    'restaurar/:id',
    operacionHistorialSchema,
    'Deshace una operación: todo queda como antes de ella',
  ),
  auditar: adminRead(
    'auditar/:id',
    auditoriaSchema,
    'Recalcula una temporada desde sus fichas y dice qué no coincide',
  ),
  fetchInicio: adminRead(
    'fetch-inicio',
    inicioSchema,
    'Lo que hay que saber al abrir el panel: partidos, pendientes y últimos cambios',
  ),
  anotarCopia: bulk('POST', 'anotar-copia', 'Anota que se acaba de descargar una copia del club'),
  comprobarTemporada: act(
    'auditar/:id',
    auditoriaSchema,
    'Recalcula una temporada desde sus fichas y anota en el inicio si algo no coincide',
  ),
};
