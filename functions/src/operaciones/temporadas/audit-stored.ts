import {
  accept,
  type Auditoria,
  HISTORIA_VACIA,
  INICIO_VACIO,
  noCorrections,
  type Result,
} from '@club/shared';
import { auditTemporada } from './auditoria';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import { readNewsLists } from '../../firestore/projections/front-page';
import { countHome } from '../../firestore/projections/panel-home';
import { listPartidosOf, readClub } from '../../firestore/read-club';
import { findTemporada } from './temporadas';

/** What the panel's home knows and what it must, for the current season only: it is one for all of them. */
async function readInicio(reader: Reader) {
  const [guardado, contado] = await Promise.all([
    reader.read(documents.inicio()),
    countHome(reader),
  ]);
  return { guardado: guardado ?? INICIO_VACIO, contado };
}

/** What the auditor says of a season: everything that is stored of it, compared with its sheets and records. */
export async function auditStored(reader: Reader, temporadaId: string): Promise<Result<Auditoria>> {
  const temporada = await findTemporada(reader, temporadaId);
  if (!temporada.ok) return temporada;
  const { temporada_actual: actual, temporadas } = await readClub(reader);
  const isActual = actual?._id === temporadaId;
  const [
    corrections,
    calendario,
    equipo,
    jugadores,
    partidos,
    squad,
    plantilla,
    portada,
    proximos,
    historia,
    inicio,
    noticias,
  ] = await Promise.all([
    reader.read(documents.correcciones(temporadaId)),
    reader.read(documents.calendario(temporadaId)),
    reader.read(documents.estadisticasEquipo(temporadaId)),
    reader.read(documents.estadisticasJugadores(temporadaId)),
    listPartidosOf(reader, temporadaId),
    reader.list(collections.jugadores),
    reader.read(documents.plantilla()),
    reader.read(documents.portada()),
    reader.read(documents.proximos()),
    reader.read(documents.historia()),
    isActual ? readInicio(reader) : undefined,
    isActual ? readNewsLists(reader) : undefined,
  ]);
  return accept(
    auditTemporada({
      corrections: corrections ?? noCorrections(temporadaId),
      calendario,
      equipo,
      jugadores,
      temporada: temporada.value,
      isActual,
      partidos,
      squad,
      plantilla: plantilla ?? { jugadores: {} },
      nextGames: portada?.next_games ?? [],
      ...(proximos && { chosen: proximos.partidos }),
      historia: historia ?? HISTORIA_VACIA,
      temporadas,
      ...(inicio && { inicio }),
      ...(noticias && { noticias }),
    }),
  );
}
