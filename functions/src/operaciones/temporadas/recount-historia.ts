import { HISTORIA_VACIA, isSameContent, recountHistoria } from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { readTemporadaDocs, withRankings } from './temporada-docs';

/** Counts all time anew from all sheets and archives, whatever was kept before; gives whether anything was amiss. */
export async function mendHistoria(uow: UnitOfWork): Promise<boolean> {
  const [stored, club, plantilla, partidos, estadisticas] = await Promise.all([
    uow.read(documents.historia()),
    uow.read(documents.club()),
    uow.read(documents.plantilla()),
    uow.list(collections.partidos),
    uow.list(collections.estadisticasJugadores),
  ]);
  const counted = recountHistoria({ club, plantilla, partidos, estadisticas });
  if (isSameContent(counted, stored ?? HISTORIA_VACIA)) return false;
  await uow.write(documents.historia(), counted);
  return true;
}

/** Derives anew what a season's record shows of its players; gives whether anything was amiss. */
export async function mendTabla(uow: UnitOfWork, temporadaId: string): Promise<boolean> {
  const { equipo, jugadores } = await readTemporadaDocs(uow, temporadaId);
  const counted = withRankings(equipo, jugadores);
  if (isSameContent(counted, equipo)) return false;
  await uow.write(documents.estadisticasEquipo(temporadaId), counted, { keepHistory: false });
  return true;
}
