import {
  accept,
  comparePartidos,
  NEXT_GAMES,
  type PartidoPreview,
  previewPartido,
  refuse,
  type Result,
} from '@club/shared';
import { documents } from '../../store/documents';
import { findReferenced, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { isCurrentTemporada } from '../../store/read-club';

/** Returns to the automatic selection, as does any change of a match or season (regla 28). */
export const resetNextGames = (uow: UnitOfWork): Promise<void> => uow.remove(documents.proximos());

/** The matches on the home page. */
export const readNextGames = async (reader: Reader): Promise<PartidoPreview[]> =>
  (await reader.read(documents.portada()))?.next_games ?? [];

const chooseNextGames = (uow: UnitOfWork, games: readonly PartidoPreview[]) =>
  uow.write(documents.proximos(), { partidos: games.map(({ partido_id: id }) => id) });

/** Adds a match of the current season to the list. If the list is full, the earliest other one is removed. */
export async function addNextGame(uow: UnitOfWork, id: string): Promise<Result<PartidoPreview>> {
  const partido = await findReferenced(uow, documents.partido(id), `el partido «${id}»`);
  if (!partido.ok) return partido;
  const preview = previewPartido(partido.value);
  if (!(await isCurrentTemporada(uow, preview.temporada_id)))
    return refuse('partido-de-otra-temporada');
  const listed = await readNextGames(uow);
  if (listed.some(({ partido_id: other }) => other === id)) return accept(preview);
  const kept = listed.toSorted(comparePartidos).slice(-(NEXT_GAMES - 1));
  await chooseNextGames(uow, [...kept, preview]);
  return accept(preview);
}

/** The preview of a match in the list, 404 if it is not in it. */
export async function findNextGame(reader: Reader, id: string): Promise<Result<PartidoPreview>> {
  const found = (await readNextGames(reader)).find(({ partido_id: listed }) => listed === id);
  return found ? accept(found) : refuse('no-encontrado', 'el partido en los próximos partidos');
}

/** Removes a match from the list until the next automatic selection. 404 if it is not in it. */
export async function removeNextGame(uow: UnitOfWork, id: string): Promise<Result<PartidoPreview>> {
  const found = await findNextGame(uow, id);
  if (!found.ok) return found;
  const others = (await readNextGames(uow)).filter(({ partido_id: other }) => other !== id);
  await chooseNextGames(uow, others);
  return found;
}

/** Empties the list until the next automatic selection. */
export const clearNextGames = (uow: UnitOfWork): Promise<void> => chooseNextGames(uow, []);
