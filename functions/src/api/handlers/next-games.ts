import { accept, comparePartidos, type PartidoPreview, refuse } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { Handlers } from '../../http/handler';
import {
  addNextGame,
  clearNextGames,
  refreshNextGame,
  removeNextGame,
} from '../../operaciones/temporadas/next-games';
import { presentPartidoPreview } from '../presenters/partidos';

async function readNextGames(reader: Reader): Promise<PartidoPreview[]> {
  const portada = await reader.read(documents.portada());
  return [...(portada?.next_games ?? [])].sort(comparePartidos).map(presentPartidoPreview);
}

const written = (msg: string, preview: PartidoPreview) =>
  accept({ id: preview.partido_id, msg, data: presentPartidoPreview(preview) });

/** The list of next games (regla 28); what a call does to it lasts until the next rebuild. */
export const nextGamesHandlers = {
  addNextGames: async ({ uow, body }) => {
    const id = body.partido_id ?? body._id ?? '';
    if (body._id !== undefined && body._id !== id) {
      return refuse('entrada-invalida', 'El partido y su identificador no son el mismo.');
    }
    const added = await addNextGame(uow, id);
    return added.ok ? written('próximo partido guardado!', added.value) : added;
  },
  updateNextGames: async ({ uow, id }) => {
    const refreshed = await refreshNextGame(uow, id);
    return refreshed.ok ? written('próximo partido actualizado!', refreshed.value) : refreshed;
  },
  delNextGames: async ({ uow, id }) => {
    const removed = await removeNextGame(uow, id);
    return removed.ok ? written('próximo partido quitado!', removed.value) : removed;
  },
  delNextGamesAll: async ({ uow }) => {
    await clearNextGames(uow);
    return accept({ msg: 'próximos partidos vaciados!' });
  },
  fetchNextGames: async ({ reader }) => accept(await readNextGames(reader)),
  fetchNextGame: async ({ reader, id }) => {
    const game = (await readNextGames(reader)).find(
      ({ partido_id: partidoId }) => partidoId === id,
    );
    return game ? accept(game) : refuse('no-encontrado', 'el partido en los próximos partidos');
  },
} satisfies Partial<Handlers>;
