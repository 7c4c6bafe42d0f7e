import type { CambiosDoc } from '../schemas/publico';

/** Documents whose last change is told one by one: a season's, and then some. About 20 KB of Firestore's 1 MiB. */
export const MAX_CAMBIOS = 300;

/** What is told where nothing has been written yet: nothing has changed. */
export const SIN_CAMBIOS: CambiosDoc = { version: 0, desde: 0, documentos: {} };

/**
 * Collections whose changes are not counted (docs/decisions/0029): what only the functions see, and logs of matches in play,
 * which change every minute.
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
/** Photos of news, by the beginning of their paths: an item that is not published yet would be told by them. */
const FOTOS_DE_NOTICIAS = 'imagenes/noticia';

export const CAMBIOS_PATH = 'publico/cambios';

export function isContado(path: string): boolean {
  const [collection = ''] = path.split('/');
  return (
    path !== CAMBIOS_PATH && !NOT_COUNTED.has(collection) && !path.startsWith(FOTOS_DE_NOTICIAS)
  );
}

/**
 * The count after an operation has changed the documents at these paths; only the latest `MAX_CAMBIOS` are kept one by one.
 * The new version is the clock's (`ahoraMs`, milliseconds since 1970), or one more than the last where the clock lags: so a
 * store that was emptied and filled again never uses a version twice.
 */
export function withCambios(
  stored: CambiosDoc | undefined,
  paths: readonly string[],
  ahoraMs: number,
): CambiosDoc {
  const version = Math.max((stored?.version ?? 0) + 1, Math.floor(ahoraMs));
  const { desde, documentos } = stored ?? { desde: version, documentos: {} };
  const changed = { ...documentos, ...Object.fromEntries(paths.map((p) => [p, version])) };
  const latestFirst = Object.entries(changed).sort(
    ([pathA, a], [pathB, b]) => b - a || (pathA < pathB ? -1 : 1),
  );
  const forgotten = latestFirst[MAX_CAMBIOS]?.[1] ?? 0;
  return {
    version,
    desde: Math.max(desde, forgotten),
    documentos: Object.fromEntries(latestFirst.slice(0, MAX_CAMBIOS)),
  };
}

/**
 * Whether the document at a path may be another than the one that was read when the count stood at `version`; true also
 * when that is so long ago that nobody can tell.
 */
export function isChangedSince(cambios: CambiosDoc, path: string, version: number): boolean {
  return (cambios.documentos[path] ?? cambios.desde) > version;
}

/** The same for a whole collection: whether any document of it may have been made, changed or deleted since. */
export function isCollectionChangedSince(
  cambios: CambiosDoc,
  collection: string,
  version: number,
): boolean {
  if (cambios.desde > version) return true;
  return Object.entries(cambios.documentos).some(
    ([path, changed]) => changed > version && path.startsWith(`${collection}/`),
  );
}
