import { accept, type EndpointName, type Result } from '@club/shared';
import type { UnitOfWork } from '../../store/unit-of-work';
import { resetNextGames } from '../temporadas/next-games';
import { restoreSettings, restoreTemporadas } from './club';
import { restoreCorrections } from './corrections';
import { restoreJugadores } from './jugadores';
import { restoreImage } from './images';
import { conflict, type Operation, readOperation } from './operation';
import {
  checkLiveMatches,
  removeNewPartidos,
  restoreLiveMatches,
  restorePartidos,
} from './partidos';
import { restoreCatalogues, restoreNoticias } from './records';

/** The steps of a restore, in order: a season is deleted after its matches, and restored before them. */
const STEPS: readonly ((uow: UnitOfWork, operation: Operation) => Promise<Result<null>>)[] = [
  checkLiveMatches,
  removeNewPartidos,
  ...restoreCatalogues,
  restoreTemporadas,
  restoreJugadores,
  restorePartidos,
  restoreLiveMatches,
  restoreCorrections,
  restoreNoticias,
  restoreSettings,
];

/**
 * Undoes an operation: its records are as before. Refused with 409 if one of them has changed since, or if something
 * that it depends on is gone. Undoing is an operation itself and can be undone (regla 56).
 */
export async function restoreOperation(uow: UnitOfWork, operationId: string) {
  const operation = await readOperation(uow, operationId, uow.now);
  if (!operation.ok) return operation;
  const { doc } = operation.value;
  if (doc.accion === ('anonimizarJugador' satisfies EndpointName)) {
    return conflict('un jugador anonimizado no vuelve a tener nombre');
  }
  if (doc.accion === ('vaciarClub' satisfies EndpointName)) {
    return conflict('lo que había en el club de demostración se ha borrado');
  }
  if (doc.documentos.some(({ tipo }) => tipo === 'cuenta')) {
    return conflict('las cuentas se cambian en la pantalla «Cuentas»');
  }
  const undoneUpload = await restoreImage(uow, operation.value);
  if (!undoneUpload.ok) return undoneUpload;
  if (undoneUpload.value) return accept(doc);
  for (const step of STEPS) {
    const done = await step(uow, operation.value);
    if (!done.ok) return done;
  }
  await resetNextGames(uow);
  return accept(doc);
}
