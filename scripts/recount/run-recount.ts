import {
  mendGraficas,
  mendHistoria,
  mendInicio,
  readClub,
  runOperation,
  type Services,
  type UnitOfWork,
} from '@club/functions';
import { accept } from '@club/shared';
import { UserError } from '../platform/user-error';

/** What the plots of every season are drawn from. */
async function mendAllGraficas(uow: UnitOfWork): Promise<boolean> {
  const { temporadas } = await readClub(uow);
  const found: boolean[] = [];
  for (const { _id } of temporadas) found.push(await mendGraficas(uow, _id));
  return found.includes(true);
}

const PARTES: readonly (readonly [nombre: string, mend: (uow: UnitOfWork) => Promise<boolean>])[] =
  [
    ['historia del club', mendHistoria],
    ['gráficas de cada temporada', mendAllGraficas],
    ['inicio del panel', mendInicio],
  ];

/** What was counted anew, and whether what was kept of it differed. */
interface Recuento {
  readonly nombre: string;
  readonly corregido: boolean;
}

/** Counts anew what is kept counted; each part in a transaction of its own. */
export async function runRecount({ db, newId, now }: Services): Promise<Recuento[]> {
  const told: Recuento[] = [];
  for (const [nombre, mend] of PARTES) {
    const stamp = { operacionId: newId(), accion: 'recontar', quien: 'recontar', ahora: now() };
    // A transaction may be tried several times: the last one counts.
    let corregido = false;
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      corregido = await mend(uow);
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new UserError(`No se ha podido contar: ${result.refusal.code}.`);
    told.push({ nombre, corregido });
  }
  return told;
}
