import { auditoriaSchema } from '../schemas/auditoria';
import { inicioSchema } from '../schemas/inicio';
import { adminRead, bulk, type Endpoint, writeAnswer } from './endpoint';

/** Calls of the panel's home: what there is to do, and what is noted for it. */
export const inicioEndpoints = {
  fetchInicio: adminRead(
    'fetch-inicio',
    inicioSchema,
    'Lo que hay que saber al abrir el panel: partidos, pendientes y últimos cambios',
  ),
  anotarCopia: bulk('POST', 'anotar-copia', 'Anota que se acaba de descargar una copia del club'),
  comprobarTemporada: {
    kind: 'write',
    method: 'POST',
    path: 'auditar/:id',
    permiso: 'administrador',
    body: null,
    response: writeAnswer(auditoriaSchema),
    status: 200,
    resumen: 'Recalcula una temporada desde sus fichas y anota en el inicio si algo no coincide',
  } as const satisfies Endpoint,
};
