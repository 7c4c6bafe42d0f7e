import { documents, runOperation, writeAjustes } from '@club/functions';
import { accept } from '@club/shared';
import { ajustesDemo } from '@club/shared/demo';
import type { Migration } from './migration';

/** A club that was shown as the code said goes on being shown so: what the code said becomes its settings. */
export const ajustesDelCodigo: Migration = {
  version: 5,
  descripcion: 'los ajustes del club, que estaban en el código',
  async run({ db, newId, now }) {
    const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
    let written = 0;
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      const club = await uow.read(documents.club());
      written = club && !club.ajustes ? 1 : 0;
      if (written > 0) await writeAjustes(uow, ajustesDemo);
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
    return written;
  },
};
