import { accept, isSameContent, type Result } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { cambiosOf, conflict, type Operacion } from './operacion';

const cambiosOfDirecto = (operacion: Operacion) =>
  cambiosOf(operacion, 'directo', documents.directo);

/** Name of a match in a refusal. */
async function describe(uow: UnitOfWork, id: string): Promise<string> {
  const partido = await uow.read(documents.partido(id));
  return partido ? ` de ${partido.nombre_equipo} (${partido.fecha_str})` : '';
}

/**
 * Refuses when a live log that the operation began or ended has gone on or begun anew since. Before anything else is
 * restored: a match that gets its sheet back ends its log, and that is no change of somebody else's.
 */
export async function checkDirectos(uow: UnitOfWork, operacion: Operacion): Promise<Result<null>> {
  for (const { id, despues } of cambiosOfDirecto(operacion)) {
    if (!isSameContent(await uow.read(documents.directo(id)), despues)) {
      return conflict(`el directo${await describe(uow, id)} ha cambiado después`);
    }
  }
  return accept(null);
}

/** Puts back the live logs that the operation ended, and ends those that it began; after their matches. */
export async function restoreDirectos(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  for (const { id, antes } of cambiosOfDirecto(operacion)) {
    const spec = documents.directo(id);
    if (!antes) {
      await uow.remove(spec, { keepHistory: true });
      continue;
    }
    const partido = await uow.read(documents.partido(id));
    if (partido?.jugado !== false) {
      return conflict(`el partido${await describe(uow, id)} ya no está por jugar`);
    }
    await uow.write(spec, { ...antes, version: antes.version + 1 }, { keepHistory: true });
  }
  return accept(null);
}
