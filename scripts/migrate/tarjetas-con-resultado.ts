import { collections, documents, runOperation } from '@club/functions';
import { accept, isSameContent, type NoticiaCard, noticiaCard } from '@club/shared';
import type { Migration } from './migration';

/** Cards of before they said how the match of their item ended: each is made anew of its item, and stays in its place. */
export const tarjetasConResultado: Migration = {
  version: 10,
  descripcion: 'el resultado del partido en las tarjetas de sus noticias',
  async run({ db, newId, now }) {
    const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
    let written = 0;
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      written = 0;
      const items = new Map((await uow.list(collections.noticias)).map((one) => [one._id, one]));
      const anew = (card: NoticiaCard) => {
        const item = items.get(card._id);
        return item ? noticiaCard(item) : card;
      };
      const primera = await uow.read(documents.noticias());
      const specs = [
        documents.noticias(),
        documents.portada(),
        ...(primera?.paginas ?? []).map(({ pagina_id: id }) => documents.noticiasPagina(id)),
      ] as const;
      for (const spec of specs) {
        const stored = await uow.read<{ noticias: NoticiaCard[] }>(spec);
        const made = stored && { ...stored, noticias: stored.noticias.map(anew) };
        if (!made || isSameContent(made, stored)) continue;
        await uow.write<{ noticias: NoticiaCard[] }>(spec, made);
        written += 1;
      }
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
    return written;
  },
};
