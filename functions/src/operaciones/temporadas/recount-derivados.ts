import { parejasOf } from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { refreshBorrados } from './borrados';
import { readTemporadaDocs, withParejas, withRankings } from './temporada-docs';

/** Counts a season's pairs anew and lists its deleted players: for data of before either was kept. */
export async function recountDerivados(uow: UnitOfWork, temporadaId: string): Promise<void> {
  const filter = { field: 'temporada_id', value: temporadaId };
  const partidos = await uow.list(collections.partidos, filter);
  const docs = await readTemporadaDocs(uow, temporadaId);
  const jugadores = withParejas(docs.jugadores, parejasOf(partidos));
  await uow.write(documents.estadisticasJugadores(temporadaId), jugadores);
  await uow.write(documents.estadisticasEquipo(temporadaId), withRankings(docs.equipo, jugadores));
  await refreshBorrados(uow, temporadaId);
}
