import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  documents,
  runOperation,
  type Services,
  type UnitOfWork,
} from '@club/functions';
import { accept, previewPartido } from '@club/shared';
import type { Migration } from './migration';

/** One transaction; gives how many documents it changed. */
async function inTransaction(
  { db, newId, now }: Services,
  work: (uow: UnitOfWork) => Promise<number>,
): Promise<number> {
  const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
  let changed = 0;
  const result = await runOperation(db, stamp, undefined, async (uow) => {
    changed = await work(uow);
    return accept({ status: 200, body: null });
  });
  if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
  return changed;
}

/** Calendars and the next games with the version of each match, as every preview has it by now. */
export const versionEnPreviews: Migration = {
  version: 2,
  descripcion: 'la versión de cada partido en calendarios y próximos partidos',
  async run(services) {
    const club = (await services.db.doc(documents.club().path).get()).data();
    if (!club) return 0;
    const { temporadas } = documents.club().schema.parse(club);
    let written = 0;
    for (const { _id: temporadaId } of temporadas) {
      written += await inTransaction(services, async (uow) => {
        const calendario = await uow.read(documents.calendario(temporadaId));
        if (!calendario) return 0;
        const filter = { field: 'temporada_id', value: temporadaId };
        const partidos = await uow.list(collections.partidos, filter);
        const previews = Object.fromEntries(partidos.map((p) => [p._id, previewPartido(p)]));
        if (isDeepStrictEqual(previews, calendario.partidos)) return 0;
        await uow.write(documents.calendario(temporadaId), { ...calendario, partidos: previews });
        return 1;
      });
    }
    return (
      written +
      (await inTransaction(services, async (uow) => {
        const portada = await uow.read(documents.portada());
        if (!portada) return 0;
        const ids = portada.next_games.map(({ partido_id: id }) => id);
        const records = await uow.readAll(ids.map((id) => documents.partido(id)));
        const games = portada.next_games.map((preview, index) => {
          const record = records[index];
          return record ? previewPartido(record) : preview;
        });
        if (isDeepStrictEqual(games, portada.next_games)) return 0;
        await uow.write(documents.portada(), { ...portada, next_games: games });
        return 1;
      }))
    );
  },
};
