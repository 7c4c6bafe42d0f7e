import {
  accept,
  type CallUp,
  own,
  refuse,
  type Result,
  type Suspension,
  deriveSuspensions,
} from '@club/shared';
import { documents } from '../../store/documents';
import { listPartidosInTemporada } from '../../store/read-club';
import { findStored, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { findPartido } from './partidos';

/** Stores the call-up of an unplayed match. Refused if a player is not of the club, or named twice (regla 102). */
export async function putCallUp(uow: UnitOfWork, id: string, body: CallUp) {
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  if (found.value.jugado) return refuse('convocatoria-de-jugado');
  const { jugadores = {} } = (await uow.read(documents.plantilla())) ?? {};
  const seen = new Set<string>();
  for (const jugadorId of body.jugadores) {
    const jugador = own(jugadores, jugadorId);
    if (!jugador) return refuse('referencia-desconocida', `el jugador «${jugadorId}»`);
    if (seen.has(jugadorId)) return refuse('convocado-repetido', jugador.nombre_con_inicial);
    seen.add(jugadorId);
  }
  await uow.write(documents.convocatoria(id), body);
  return accept(body);
}

/** The call-up of a match, without players deleted since. Only administrators see it before it is published. */
export async function findCallUp(reader: Reader, id: string, isAdmin: boolean) {
  const found = await findStored(reader, documents.convocatoria(id), 'la convocatoria');
  if (!found.ok) return found;
  if (!found.value.publica && !isAdmin) return refuse('no-encontrado', 'la convocatoria');
  const { jugadores = {} } = (await reader.read(documents.plantilla())) ?? {};
  const known = found.value.jugadores.filter((jugadorId) => own(jugadores, jugadorId));
  return accept({ ...found.value, jugadores: known });
}

/** Players who miss an unplayed match (regla 101). */
export async function findSuspensions(reader: Reader, id: string): Promise<Result<Suspension[]>> {
  const found = await findPartido(reader, id);
  if (!found.ok) return found;
  const partido = found.value;
  const [partidos, competicion] = await Promise.all([
    listPartidosInTemporada(reader, partido.temporada_id),
    reader.read(documents.competicion(partido.competicion_id)),
  ]);
  return accept(deriveSuspensions(partido, partidos, competicion?.ciclo_amarillas ?? null));
}
