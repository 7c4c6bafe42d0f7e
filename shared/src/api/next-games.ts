import { z } from 'zod';
import { partidoPreviewSchema } from '../registros/partido';
import { actualizarNextGameSchema, crearNextGameSchema } from '../schemas/previews';
import { bulk, create, read, remove, update } from './endpoint';

/** Calls on the list of next games, which every change of a match rebuilds (regla 28). */
export const nextGamesEndpoints = {
  addNextGames: create(
    'add-next-games',
    crearNextGameSchema,
    partidoPreviewSchema,
    'Pone un partido de la temporada actual en la lista de próximos partidos',
  ),
  updateNextGames: update(
    'update-next-games/:id',
    actualizarNextGameSchema,
    partidoPreviewSchema,
    'Pone al día un partido de la lista de próximos partidos',
  ),
  delNextGames: remove(
    'del-next-games/:id',
    partidoPreviewSchema,
    'Quita un partido de la lista de próximos partidos hasta que se rehaga',
  ),
  delNextGamesAll: bulk(
    'DELETE',
    'del-next-games-all',
    'Vacía la lista de próximos partidos hasta que se rehaga',
  ),
  fetchNextGames: read(
    'fetch-next-games',
    z.array(partidoPreviewSchema),
    'Los seis partidos en torno al último jugado',
  ),
  fetchNextGame: read(
    'fetch-next-games/:id',
    partidoPreviewSchema,
    'Un partido de la lista de próximos partidos',
  ),
};
