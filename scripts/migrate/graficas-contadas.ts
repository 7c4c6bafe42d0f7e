import { mendGraficas } from '@club/functions';
import { changingTemporadas } from './changing';
import type { Migration } from './migration';

/** Sheets of before there were plots of minutes and of players: what they are drawn from is counted of them. */
export const graficasContadas: Migration = {
  version: 9,
  descripcion: 'los goles por tramos y los partidos de cada jugador, contados de las fichas',
  run: async (services) => 2 * (await changingTemporadas(services, mendGraficas)),
};
