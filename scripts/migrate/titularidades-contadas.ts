import { collections, documents, readClub, runOperation, type UnitOfWork } from '@club/functions';
import { accept, sumsOf } from '@club/shared';
import type { Migration } from './migration';

/** Whether a season's rows lacked who began its matches, which they then have from its sheets. */
async function countTitularidades(uow: UnitOfWork, temporadaId: string): Promise<boolean> {
  const spec = documents.estadisticasJugadores(temporadaId);
  const stored = await uow.read(spec);
  if (!stored) return false;
  const partidos = await uow.list(collections.partidos, {
    field: 'temporada_id',
    value: temporadaId,
  });
  const sums = sumsOf(partidos);
  const filas = Object.entries(stored.filas);
  const isCounted = filas.every(
    ([id, { sumas }]) => sumas.titularidades === (sums.get(id)?.titularidades ?? 0),
  );
  if (isCounted) return false;
  const counted = filas.map(([id, fila]) => {
    const titularidades = sums.get(id)?.titularidades ?? 0;
    return [id, { ...fila, sumas: { ...fila.sumas, titularidades } }] as const;
  });
  await uow.write(spec, { ...stored, filas: Object.fromEntries(counted) });
  return true;
}

/** Sheets of before there were changes of players tell no minutes, and who began: that is counted of them. */
export const titularidadesContadas: Migration = {
  version: 7,
  descripcion: 'las titularidades, contadas de las fichas',
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
      if (await change((uow) => countTitularidades(uow, _id))) written += 1;
    }
    return written;
  },
};
