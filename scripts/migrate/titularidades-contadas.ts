import { collections, documents, type UnitOfWork } from '@club/functions';
import { sumsOf } from '@club/shared';
import { changingTemporadas } from './changing';
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
  run: (services) => changingTemporadas(services, countTitularidades),
};
