import { KEPT_HEADER, pageKey, PAGES_CACHE } from './page-key';

/** A page as it was when it came from the server last. */
export interface KeptDocuments {
  readonly since: Date;
  /** Contents by path. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** What is kept on this device of a page, `undefined` when it was never seen or the browser keeps nothing. */
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
