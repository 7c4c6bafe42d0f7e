import { fichasContadas, isSameContent, tramosByPartido } from '@club/shared';
import { documents } from '../../firestore/documents';
import { listPartidosOf } from '../../firestore/read-club';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { readTemporadaDocs, withFichas, withTramos } from './temporada-docs';

/** Counts anew, from a season's sheets, what its plots are drawn from; gives whether anything was amiss. */
export async function mendGraficas(uow: UnitOfWork, temporadaId: string): Promise<boolean> {
  const { calendario, jugadores } = await readTemporadaDocs(uow, temporadaId);
  const partidos = await listPartidosOf(uow, temporadaId);
  const contado = withTramos(calendario, tramosByPartido(partidos));
  const contados = withFichas(jugadores, fichasContadas(partidos));
  if (isSameContent(contado, calendario) && isSameContent(contados, jugadores)) return false;
  await uow.write(documents.calendario(temporadaId), contado);
  await uow.write(documents.estadisticasJugadores(temporadaId), contados);
  return true;
}
