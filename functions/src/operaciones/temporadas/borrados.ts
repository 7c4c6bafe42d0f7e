import { borradosOf, type CalendarioDoc } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';

/** A season's calendar with its deleted players; without the field when there are none. */
export function withBorrados(calendario: CalendarioDoc, borrados: readonly string[]) {
  const { borrados: _borrados, ...rest } = calendario;
  return { ...rest, ...(borrados.length > 0 && { borrados: [...borrados] }) };
}

/** Brings a season's list of deleted players up to date with its rows and the squad. */
export async function refreshBorrados(uow: UnitOfWork, temporadaId: string): Promise<void> {
  const [calendario, jugadores] = await Promise.all([
    uow.read(documents.calendario(temporadaId)),
    uow.read(documents.estadisticasJugadores(temporadaId)),
  ]);
  if (!calendario || !jugadores) return;
  const plantilla = await uow.read(documents.plantilla());
  const borrados = borradosOf(jugadores.filas, plantilla?.jugadores ?? {});
  await uow.write(documents.calendario(temporadaId), withBorrados(calendario, borrados));
}

/** The same for every season: after a player has gone or has come back. */
export async function refreshAllBorrados(uow: UnitOfWork): Promise<void> {
  const club = await uow.read(documents.club());
  await uow.readAll<unknown>(
    (club?.temporadas ?? []).flatMap(({ _id }) => [
      documents.calendario(_id),
      documents.estadisticasJugadores(_id),
    ]),
  );
  for (const { _id } of club?.temporadas ?? []) await refreshBorrados(uow, _id);
}
