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
import { readClub } from '../../firestore/read-club';

async function readPortada(uow: Reader) {
  const portada = await uow.read(documents.portada());
  return { noticias: portada?.noticias ?? [], next_games: portada?.next_games ?? [] };
}

async function writeLista(uow: UnitOfWork, lista: readonly PartidoPreview[]) {
  await uow.write(documents.portada(), {
    ...(await readPortada(uow)),
    next_games: [...lista].sort(comparePartidos),
  });
}

/**
 * The preview that the list of next games now shows, from the stored match whatever came in; only matches of the
 * current season. A seventh takes the place of the earliest other one, and the next rebuild decides anew
 * (regla 29).
 */
export async function addNextGame(uow: UnitOfWork, id: string): Promise<Result<PartidoPreview>> {
  const partido = await uow.read(documents.partido(id));
  if (!partido) return refuse('referencia-desconocida', `el partido «${id}»`);
  const { temporada_actual: actual } = await readClub(uow);
  if (partido.temporada_id !== actual?._id) return refuse('partido-de-otra-temporada');
  const preview = previewPartido(partido);
  const { next_games: stored } = await readPortada(uow);
  const others = stored.filter(({ partido_id: partidoId }) => partidoId !== id);
  const kept = [...others].sort(comparePartidos).slice(-(NEXT_GAMES - 1));
  await writeLista(uow, [...kept, preview]);
  return accept(preview);
}

async function findInLista(uow: Reader, id: string): Promise<Result<PartidoPreview>> {
  const { next_games: lista } = await readPortada(uow);
  const found = lista.find(({ partido_id: partidoId }) => partidoId === id);
  return found ? accept(found) : refuse('no-encontrado', 'el partido en los próximos partidos');
}

/** The preview of a match in the list, as its record has it; 404 when it is not in the list. */
export async function refreshNextGame(
  uow: UnitOfWork,
  id: string,
): Promise<Result<PartidoPreview>> {
  const found = await findInLista(uow, id);
  return found.ok ? addNextGame(uow, id) : found;
}

/** The preview that was taken off the list until the next rebuild. */
export async function removeNextGame(uow: UnitOfWork, id: string): Promise<Result<PartidoPreview>> {
  const found = await findInLista(uow, id);
  if (!found.ok) return found;
  const { next_games: lista } = await readPortada(uow);
  await writeLista(
    uow,
    lista.filter(({ partido_id: partidoId }) => partidoId !== id),
  );
  return found;
}

/** Empties the list until the next rebuild. */
export async function clearNextGames(uow: UnitOfWork): Promise<void> {
  await writeLista(uow, []);
}
