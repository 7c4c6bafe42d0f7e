import { documents, runOperation } from '@club/functions';
import { accept, ajustarPrimera } from '@club/shared';
import type { Migration } from './migration';

/** The list of news in pages: what the first one has too many of goes into pages of their own. */
export const noticiasEnPaginas: Migration = {
  version: 4,
  descripcion: 'las noticias antiguas en páginas',
  async run({ db, newId, now }) {
    const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
    let written = 0;
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      const stored = await uow.read(documents.noticias());
      const { doc, nuevas } = ajustarPrimera(stored ?? { noticias: [] });
      written = nuevas.length === 0 ? 0 : nuevas.length + 1;
      if (nuevas.length > 0) await uow.write(documents.noticias(), doc);
      for (const { ref, noticias } of nuevas) {
        await uow.write(documents.noticiasPagina(ref.pagina_id), { noticias: [...noticias] });
      }
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
    return written;
  },
};
