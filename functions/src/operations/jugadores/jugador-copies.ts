import { isDeepStrictEqual } from 'node:util';
import { type Image, isSameContent } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { type CollectionSpec, collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

/** A player's data as copied in sheets, rows and rankings. */
interface Copy {
  readonly jugador_id: string;
  readonly nombre: string;
  readonly nombre_con_inicial: string;
  readonly img_perfil: Image;
}

export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Maps every object of a tree, parents first. Values that are not plain data stay. */
export function mapNodes(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapNodes(item, change));
  if (!isNode(value)) return value;
  const entries = Object.entries(change(value));
  return Object.fromEntries(entries.map(([key, item]) => [key, mapNodes(item, change)]));
}

/** The given fields that a node already has. */
export const onlyPresent = (node: Node, given: Node): Node =>
  Object.fromEntries(Object.entries(given).filter(([field]) => field in node));

/** Stored content with the player's copies updated. */
function withCopy<T>(content: T, copy: Copy): T {
  const { jugador_id: id, ...given } = copy;
  const fields = { ...given, jugador_nombre: copy.nombre_con_inicial };
  return mapNodes(content, (node) =>
    node['jugador_id'] === id ? { ...node, ...onlyPresent(node, fields) } : node,
  ) as T;
}

/** Maximum JSON length that one operation rewrites. Firestore's limit for a transaction is 10 MiB. */
const MAX_REWRITTEN_CHARS = 3_000_000;

interface Entry<T = Readonly<Record<string, unknown>>> {
  readonly path: string;
  readonly content: T;
}

/** Documents of a collection that contain the player's id anywhere. */
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

/** Rewrites history documents or stored responses with `change`, latest first. Deletes those beyond the limit. */
export async function rewriteAll(
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
    if (chars > MAX_REWRITTEN_CHARS) await uow.remove(spec);
    else await uow.write(spec, changed);
  }
}

/** Updates a player's copies in sheets, corrections, live logs and the history. Sheets keep their version. */
export async function spreadCopy(uow: UnitOfWork, copy: Copy): Promise<void> {
  const { jugador_id: id } = copy;
  for (const corrections of await uow.list(collections.correcciones)) {
    const spec = documents.correcciones(corrections.temporada_id);
    await uow.write(spec, withCopy(corrections, copy), { keepHistory: false });
  }
  for (const partido of await uow.list(collections.partidos)) {
    const changed = withCopy(partido, copy);
    if (isSameContent(changed, partido)) continue;
    await uow.write(documents.partido(partido._id), changed, { keepHistory: false });
  }
  for (const { content } of await listMentions(uow, collections.directo, id)) {
    await uow.write(documents.directo(content.partido_id), withCopy(content, copy));
  }
  const mentions = await listMentions(uow, collections.historial, id);
  await rewriteAll(uow, collections.historial, mentions, (content) => withCopy(content, copy));
}
