import { contarInicio, runOperation } from '@club/functions';
import { accept } from '@club/shared';
import type { Migration } from './migration';

/** What the panel's home knows of a club that there was before it. */
export const inicioContado: Migration = {
  version: 6,
  descripcion: 'el inicio del panel, contado de los registros',
  async run({ db, newId, now }) {
    const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
    let written = 0;
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      written = (await contarInicio(uow)) ? 1 : 0;
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
    return written;
  },
};
