import { KEPT_HEADER, pageKey, PAGES_CACHE } from './page-key';

/** Data of a page in the offline cache. */
export interface KeptDocuments {
  readonly since: Date;
  /** Document data by path. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** Cached data of a page; `undefined` if it was never visited or the browser has no cache. */
export async function keptDocuments(address: string): Promise<KeptDocuments | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const response = await (await caches.open(PAGES_CACHE)).match(pageKey(address));
  const since = response?.headers.get(KEPT_HEADER);
  if (!response || since === null || since === undefined) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const state = page.getElementById('club-estado')?.textContent;
  return {
    since: new Date(since),
    documents: state ? (JSON.parse(state) as KeptDocuments['documents']) : {},
  };
}
