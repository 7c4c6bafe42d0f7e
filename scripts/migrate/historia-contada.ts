import { mendHistoria, mendTabla, readClub } from '@club/functions';
import { changing } from './changing';
import type { Migration } from './migration';

/** All time of a club that there was before it was kept, and the table of all players of each of its seasons. */
export const historiaContada: Migration = {
  version: 8,
  descripcion: 'la historia del club y la tabla de jugadores, contadas de fichas y archivos',
  run: (services) =>
    changing(services, async (uow) => {
      const { temporadas } = await readClub(uow);
      const counted = [await mendHistoria(uow)];
      for (const { _id } of temporadas) counted.push(await mendTabla(uow, _id));
      return counted.filter(Boolean).length;
    }),
};
