import { documents } from '@club/functions';
import { fitPrimera } from '@club/shared';
import { changing } from './changing';
import type { Migration } from './migration';

/** The list of news in pages: what the first one has too many of goes into pages of their own. */
export const noticiasEnPaginas: Migration = {
  version: 4,
  descripcion: 'las noticias antiguas en páginas',
  run: (services) =>
    changing(services, async (uow) => {
      const stored = await uow.read(documents.noticias());
      const { doc, nuevas } = fitPrimera(stored ?? { noticias: [] });
      if (nuevas.length === 0) return 0;
      await uow.write(documents.noticias(), doc);
      for (const { ref, noticias } of nuevas) {
        await uow.write(documents.noticiasPagina(ref.pagina_id), { noticias: [...noticias] });
      }
      return nuevas.length + 1;
    }),
};
