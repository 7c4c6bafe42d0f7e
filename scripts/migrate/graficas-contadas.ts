import { contarGraficas, readClub } from '@club/functions';
import { changing } from './changing';
import type { Migration } from './migration';

/** Sheets of before there were plots of minutes and of players: what they are drawn from is counted of them. */
export const graficasContadas: Migration = {
  version: 9,
  descripcion: 'los goles por tramos y los partidos de cada jugador, contados de las fichas',
  async run(services) {
    const { temporadas } = await changing(services, readClub);
    let written = 0;
    for (const { _id } of temporadas) {
      if (await changing(services, (uow) => contarGraficas(uow, _id))) written += 2;
    }
    return written;
  },
};
