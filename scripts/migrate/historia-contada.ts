import { contarHistoria, contarTabla, readClub, runOperation } from '@club/functions';
import { accept } from '@club/shared';
import type { Migration } from './migration';

/** All time of a club that there was before it was kept, and the table of all players of each of its seasons. */
export const historiaContada: Migration = {
  version: 8,
  descripcion: 'la historia del club y la tabla de jugadores, contadas de fichas y archivos',
  async run({ db, newId, now }) {
    const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
    let written = 0;
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      const { temporadas } = await readClub(uow);
      const counted = [await contarHistoria(uow)];
      for (const { _id } of temporadas) counted.push(await contarTabla(uow, _id));
      written = counted.filter(Boolean).length;
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
    return written;
  },
};
