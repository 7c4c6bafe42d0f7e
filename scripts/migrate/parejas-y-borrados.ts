import { isDeepStrictEqual } from 'node:util';
import { documents, recountDerivados, runOperation, type Services } from '@club/functions';
import { accept, firestorePaths } from '@club/shared';
import type { Migration } from './migration';

/** What of a season may change, as it is stored. */
const stored = async ({ db }: Services, temporadaId: string) => {
  const paths = [
    firestorePaths.calendario(temporadaId),
    firestorePaths.estadisticasJugadores(temporadaId),
    firestorePaths.estadisticasEquipo(temporadaId),
  ];
  const snapshots = await db.getAll(...paths.map((path) => db.doc(path)));
  return snapshots.map((snapshot) => snapshot.data());
};

/** Every season with the goals of its pairs, the best of them, and its deleted players. */
export const parejasYBorrados: Migration = {
  version: 3,
  descripcion: 'los goles de cada pareja y los jugadores borrados de cada temporada',
  async run(services) {
    const club = (await services.db.doc(documents.club().path).get()).data();
    if (!club) return 0;
    let written = 0;
    for (const { _id: id } of documents.club().schema.parse(club).temporadas) {
      const before = await stored(services, id);
      const { db, newId, now } = services;
      const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
      const result = await runOperation(db, stamp, undefined, async (uow) => {
        await recountDerivados(uow, id);
        return accept({ status: 200, body: null });
      });
      if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
      const after = await stored(services, id);
      written += after.filter((doc, index) => !isDeepStrictEqual(doc, before[index])).length;
    }
    return written;
  },
};
