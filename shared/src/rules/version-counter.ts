import { firestorePaths } from '../firestore-paths';
import type { VersionCounterDoc } from '../schemas/public';

/** Maximum number of documents with their own version: about 20 KB of the 1 MiB that Firestore allows. */
export const MAX_CHANGES = 300;

export const NO_CHANGES: VersionCounterDoc = { version: 0, desde: 0, documentos: {} };

/**
 * Collections whose changes are not counted (docs/decisions/0026): those that only the functions read, and logs of
 * live matches, which change every minute.
 */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  'privado',
  'historial',
  'idempotencia',
  'limites',
  'codigos',
  'directo',
  'noticias_pendientes',
  'avisos',
  'avisos_diario',
  'suscripciones',
]);
/** Path prefix of news photos. Counting them would reveal unpublished items. */
const NOTICIA_PHOTOS = 'imagenes/noticia';

export const VERSION_COUNTER_PATH = firestorePaths.cambios();

/** Whether a change of the document at this path gets a version. */
export function isCounted(path: string): boolean {
  const [collection = ''] = path.split('/');
  return (
    path !== VERSION_COUNTER_PATH &&
    !NOT_COUNTED.has(collection) &&
    !path.startsWith(NOTICIA_PHOTOS)
  );
}

/**
 * The version counter after an operation changed the documents at these paths. Only the latest `MAX_CHANGES` paths
 * are kept. The new version is the clock (`nowMs`, milliseconds since 1970), or the last version plus one if the
 * clock is behind. So a store that was emptied and filled again never repeats a version.
 */
export function withChanges(
  stored: VersionCounterDoc | undefined,
  paths: readonly string[],
  nowMs: number,
): VersionCounterDoc {
  const version = Math.max((stored?.version ?? 0) + 1, Math.floor(nowMs));
  const { desde, documentos } = stored ?? { desde: version, documentos: {} };
  const changed = { ...documentos, ...Object.fromEntries(paths.map((path) => [path, version])) };
  const latestFirst = Object.entries(changed).sort(
    ([pathA, a], [pathB, b]) => b - a || (pathA < pathB ? -1 : 1),
  );
  const forgotten = latestFirst[MAX_CHANGES]?.[1] ?? 0;
  return {
    version,
    desde: Math.max(desde, forgotten),
    documentos: Object.fromEntries(latestFirst.slice(0, MAX_CHANGES)),
  };
}

/** Whether a document may have changed since `version`. True if that is too long ago to tell. */
export const isChangedSince = (
  counter: VersionCounterDoc,
  path: string,
  version: number,
): boolean => (counter.documentos[path] ?? counter.desde) > version;

/** Whether any document of a collection may have been created, changed or deleted since `version`. */
export function isCollectionChangedSince(
  counter: VersionCounterDoc,
  collection: string,
  version: number,
): boolean {
  if (counter.desde > version) return true;
  return Object.entries(counter.documentos).some(
    ([path, changed]) => changed > version && path.startsWith(`${collection}/`),
  );
}
