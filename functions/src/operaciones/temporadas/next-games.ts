import {
  accept,
  comparePartidos,
  NEXT_GAMES,
  type PartidoPreview,
  previewPartido,
  refuse,
  type Result,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { writePortada } from '../../firestore/projections/front-page';
import { isActual } from '../../firestore/read-club';

export const readNextGames = async (reader: Reader): Promise<PartidoPreview[]> =>
  (await reader.read(documents.portada()))?.next_games ?? [];

const writeNextGames = (uow: UnitOfWork, games: readonly PartidoPreview[]): Promise<void> =>
  writePortada(uow, { next_games: [...games].sort(comparePartidos) });

/** Lists a match of the current season; a seventh replaces the earliest other one, until the next change (regla 29). */
export async function addNextGame(uow: UnitOfWork, id: string): Promise<Result<PartidoPreview>> {
  const partido = await uow.read(documents.partido(id));
  if (!partido) return refuse('referencia-desconocida', `el partido «${id}»`);
  if (!(await isActual(uow, partido.temporada_id))) return refuse('partido-de-otra-temporada');
  const preview = previewPartido(partido);
  const others = (await readNextGames(uow)).filter((game) => game.partido_id !== id);
  const kept = [...others].sort(comparePartidos).slice(-(NEXT_GAMES - 1));
  await writeNextGames(uow, [...kept, preview]);
  return accept(preview);
}

/** The preview of a match in the list; 404 when it is not there. */
export async function findNextGame(reader: Reader, id: string): Promise<Result<PartidoPreview>> {
  const found = (await readNextGames(reader)).find((game) => game.partido_id === id);
  return found ? accept(found) : refuse('no-encontrado', 'el partido en los próximos partidos');
}

/** The preview of a match in the list, as its record has it; 404 when it is not in the list. */
export async function refreshNextGame(
  uow: UnitOfWork,
  id: string,
): Promise<Result<PartidoPreview>> {
  const found = await findNextGame(uow, id);
  return found.ok ? addNextGame(uow, id) : found;
}

/** The preview that was taken off the list until the next rebuild. */
export async function removeNextGame(uow: UnitOfWork, id: string): Promise<Result<PartidoPreview>> {
  const found = await findNextGame(uow, id);
  if (!found.ok) return found;
  const games = await readNextGames(uow);
  await writeNextGames(
    uow,
    games.filter((game) => game.partido_id !== id),
  );
  return found;
}

export const clearNextGames = (uow: UnitOfWork): Promise<void> => writeNextGames(uow, []);
