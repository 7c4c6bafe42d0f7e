import { cacheSeconds, type PAGE_SPANS } from './cache-seconds';
import { documents } from '../firestore/documents';
import type { Reader } from '../firestore/reader';
import { readClub } from '../firestore/read-club';

/** What nobody may keep: refusals, what is the administrator's, what may exist a moment later. */
export const NO_STORE = 'no-store';

/** `Cache-Control` of what everybody may see, by how near a match of the current season is. */
export async function sharedCache(
  reader: Reader,
  ahora: Date,
  spans: typeof PAGE_SPANS,
): Promise<string> {
  const { temporada_actual: actual, ajustes } = await readClub(reader);
  const calendario = actual && (await reader.read(documents.calendario(actual._id)));
  return sharedFor(
    cacheSeconds(ahora, Object.values(calendario?.partidos ?? {}), spans, ajustes?.zona_horaria),
  );
}

/** `Cache-Control` of what browsers ask for each time and shared caches keep for some seconds. */
export const sharedFor = (seconds: number): string =>
  `public, max-age=0, s-maxage=${String(seconds)}`;
