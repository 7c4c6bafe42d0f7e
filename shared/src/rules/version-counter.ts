import { firestorePaths } from '../firestore-paths';
import type { VersionCounterDoc } from '../schemas/public';

/** Collections from which no cached answer is made (docs/decisions/0026). Their changes do not increase the version. */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  'privado',
  'historial',
  'idempotencia',
  'limites',
  'codigos',
  'imagenes',
  'noticias_pendientes',
  'avisos',
  'avisos_diario',
  'suscripciones',
]);

export const VERSION_COUNTER_PATH = firestorePaths.cambios();

/** Whether a change of the document at this path increases the version. */
export function isCounted(path: string): boolean {
  const [collection = ''] = path.split('/');
  return path !== VERSION_COUNTER_PATH && !NOT_COUNTED.has(collection);
}

/**
 * The version counter after a change. The version is the clock (`nowMs`, milliseconds since 1970), or the last version
 * plus one if the clock is behind. So a store that was emptied and filled again never repeats a version. Earlier
 * releases read the other fields, and take every document as changed.
 */
export function nextVersion(
  stored: VersionCounterDoc | undefined,
  nowMs: number,
): Required<VersionCounterDoc> {
  const version = Math.max((stored?.version ?? 0) + 1, Math.floor(nowMs));
  return { version, desde: version, documentos: {} };
}
