import { isDeepStrictEqual } from 'node:util';
import { type Copy, withCopy } from './anonymous';
import { isSameContent } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { type CollectionSpec, collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Maximum JSON length that one operation rewrites (Firestore: 10 MiB). Older entries beyond it are deleted. */
const MAX_KEPT_CHARS = 3_000_000;

interface Entry<T = Readonly<Record<string, unknown>>> {
  readonly path: string;
  readonly content: T;
}

/** Documents of a collection that contain the player's id, unparsed. */
export async function listMentions<T>(
  uow: UnitOfWork,
  collection: CollectionSpec<T>,
  jugadorId: string,
): Promise<Entry<T>[]> {
  const found = await uow.listEntries(collection);
  return found.filter(({ content }) => JSON.stringify(content).includes(jugadorId));
}

const expiryMs = ({ content: { expira } }: Entry): number =>
  expira instanceof Timestamp ? expira.toMillis() : 0;

/** Maps stored history documents or responses with `change`, latest first. */
export async function rewriteKept(
  uow: UnitOfWork,
  collection: CollectionSpec<Entry['content']>,
  entries: readonly Entry[],
  change: (content: Entry['content']) => Entry['content'],
): Promise<void> {
  let chars = 0;
  for (const { path, content } of entries.toSorted((a, b) => expiryMs(b) - expiryMs(a))) {
    const spec = collection.document(path.slice(path.indexOf('/') + 1));
    const changed = change(content);
    if (isDeepStrictEqual(changed, content)) continue;
    chars += JSON.stringify(changed).length;
    if (chars > MAX_KEPT_CHARS) await uow.remove(spec);
    else await uow.write(spec, changed);
  }
}

/** Updates a player's copies in sheets, corrections, live logs and the history. Sheets keep their version. */
export async function spreadCopy(uow: UnitOfWork, copia: Copy): Promise<void> {
  const { jugador_id: id } = copia;
  for (const corrections of await uow.list(collections.correcciones)) {
    const spec = documents.correcciones(corrections.temporada_id);
    await uow.write(spec, withCopy(corrections, copia), { keepHistory: false });
  }
  for (const partido of await uow.list(collections.partidos)) {
    const changed = withCopy(partido, copia);
    if (isSameContent(changed, partido)) continue;
    await uow.write(documents.partido(partido._id), changed, { keepHistory: false });
  }
  for (const { content } of await listMentions(uow, collections.directo, id)) {
    await uow.write(documents.directo(content.partido_id), withCopy(content, copia));
  }
  const kept = await listMentions(uow, collections.historial, id);
  await rewriteKept(uow, collections.historial, kept, (content) => withCopy(content, copia));
}
