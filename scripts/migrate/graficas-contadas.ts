import { contarGraficas, readClub, runOperation, type UnitOfWork } from '@club/functions';
import { accept } from '@club/shared';
import type { Migration } from './migration';

/** Sheets of before there were plots of minutes and of players: what they are drawn from is counted of them. */
export const graficasContadas: Migration = {
  version: 9,
  descripcion: 'los goles por tramos y los partidos de cada jugador, contados de las fichas',
  async run({ db, newId, now }) {
    const change = async <T>(work: (uow: UnitOfWork) => Promise<T>): Promise<T> => {
      const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
      const results: T[] = [];
      const result = await runOperation(db, stamp, undefined, async (uow) => {
        results.push(await work(uow));
        return accept({ status: 200, body: null });
      });
      const done = results.at(-1);
      if (!result.ok || done === undefined) throw new Error('migration refused');
      return done;
    };
    const { temporadas } = await change(readClub);
    let written = 0;
    for (const { _id } of temporadas) {
      if (await change((uow) => contarGraficas(uow, _id))) written += 2;
    }
    return written;
  },
};
