import { accept, type Auditoria, auditTemporada, type Result } from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import { readTemporadaDocs } from './temporada-docs';
import { readClub } from '../../firestore/read-club';
import { findTemporada } from './temporadas';

/** What the auditor says of a season: everything that is stored of it, compared with its sheets and records. */
export async function auditStored(reader: Reader, temporadaId: string): Promise<Result<Auditoria>> {
  const temporada = await findTemporada(reader, temporadaId);
  if (!temporada.ok) return temporada;
  const [{ temporada_actual: actual }, docs, partidos, squad, plantilla, portada] =
    await Promise.all([
      readClub(reader),
      readTemporadaDocs(reader, temporadaId),
      reader.list(collections.partidos, { field: 'temporada_id', value: temporadaId }),
      reader.list(collections.jugadores),
      reader.read(documents.plantilla()),
      reader.read(documents.portada()),
    ]);
  return accept(
    auditTemporada({
      ...docs,
      temporada: temporada.value,
      isActual: actual?._id === temporadaId,
      partidos,
      squad,
      plantilla: plantilla ?? { jugadores: {} },
      nextGames: portada?.next_games ?? [],
    }),
  );
}
