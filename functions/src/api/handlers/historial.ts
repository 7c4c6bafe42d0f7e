import { accept, idSchema, refuse } from '@club/shared';
import { listHistorial } from '../../firestore/list-historial';
import type { Handlers } from '../../http/handler';
import { readNombres } from '../../identidad/nombres';
import { auditStored } from '../../operaciones/temporadas/audit-stored';
import { historialDesde } from '../../operaciones/restaurar/operacion';
import { restoreOperacion } from '../../operaciones/restaurar/restaurar';
import { presentOperacion } from '../presenters/historial';

/** History, restore and audit (regla 56). */
export const historialHandlers = {
  fetchHistorial: async ({ services, query, ahora }) => {
    const antes = query('antes');
    if (antes !== undefined && !idSchema.safeParse(antes).success) {
      return refuse(
        'entrada-invalida',
        'La operación por la que se pregunta («antes») no se reconoce.',
      );
    }
    const page = await listHistorial(services.db, { desde: historialDesde(ahora), antes });
    if (!page) return refuse('no-encontrado', 'la operación');
    const nombres = await readNombres(
      services.auth,
      page.map(({ quien }) => quien),
    );
    return accept(page.map((operacion) => presentOperacion(operacion, nombres)));
  },
  restaurar: async ({ uow, id, ahora }) => {
    const undone = await restoreOperacion(uow, id, ahora);
    if (!undone.ok) return undone;
    return accept({ id, msg: 'operación restaurada!', data: presentOperacion(undone.value) });
  },
  auditar: ({ reader, id }) => auditStored(reader, id),
} satisfies Partial<Handlers>;
