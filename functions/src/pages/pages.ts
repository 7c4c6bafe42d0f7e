import {
  type Settings,
  type StoredSettings,
  INITIAL_SETTINGS,
  settingsRecord,
  present,
  aboutPath,
} from '@club/shared';
import { cacheSeconds, PAGE_SPANS, sharedCache, sharedFor } from '../cache/cache-seconds';
import { palettes } from '@club/shared/palettes';
import { createAnswerCache } from '../cache/answer-cache';
import { pack, type Packed } from '../cache/packed';
import type { VersionedReader, VersionedStore } from '../cache/versioned-store';
import type { WebEnvironment } from '../env';
import { readClub } from '../store/read-club';
import type { Services } from '../services';
import { contentSecurityPolicy } from './content-policy';
import { type ClubWeb, renderPage, type WebBuild } from './render';
import { formerShareCard, loadPage, type Query } from './routes';

export interface PagesOptions extends WebBuild {
  readonly services: Pick<Services, 'now'>;
  readonly entorno: WebEnvironment;
}

interface PageRequest {
  readonly path: string;
  readonly query: Query;
  readonly origen: string;
}

interface Page {
  readonly status: number;
  readonly packed: Packed;
  readonly policy: string;
  readonly location?: string;
  /** Whether it is public and permanent, so that shared caches may keep it. */
  readonly isShared: boolean;
  /** Whether it shows data that can change. */
  readonly hasDocuments: boolean;
}

/** For pages that may exist a moment later, and administrators' pages. */
export const NO_CACHE = 'private, no-store';

function queryOf(params: Query): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/** Page data for a club with these settings. */
export const clubWeb = (ajustes: Settings): ClubWeb => ({
  ajustes: present(settingsRecord, ajustes),
  palettes: palettes(ajustes.colores),
});

/** The pages of the site, cached for each state of their documents. */
export function createPages(store: VersionedStore, options: PagesOptions) {
  const { services, shells, chunks, renderApp, entorno } = options;
  let latest: StoredSettings = INITIAL_SETTINGS;
  const cached = createAnswerCache<Page>(store);

  const makePage = async (
    { path, query, origen }: PageRequest,
    now: Date,
    reader: VersionedReader,
  ) => {
    const { ajustes = INITIAL_SETTINGS, demo, temporada_actual: actual } = await readClub(reader);
    latest = ajustes;
    const club = { ...clubWeb(ajustes), ...(actual && { temporada: actual }) };
    const policy = contentSecurityPolicy(entorno, ajustes);
    if (formerShareCard(path, ajustes)) {
      const moved = { status: 301, packed: await pack(''), location: aboutPath(ajustes.slug) };
      return { value: { ...moved, policy, isShared: false, hasDocuments: false } };
    }
    const call = { reader, query, now, ajustes, origen };
    const builtPage = await loadPage(path, call);
    const { status, docs, isPrivate = false, isForOne = false } = builtPage;
    const url = path + queryOf(query);
    const rendered = isPrivate ? undefined : await renderApp({ url, docs, now, club });
    const hasDocuments = Object.keys(docs).length > 0;
    const html = renderPage(builtPage, rendered, {
      shell: isPrivate ? shells.panel : shells.site,
      chunks,
      entorno,
      origen,
      now,
      // Only the panel shows that the club is a demo.
      club: isPrivate && demo ? { ...club, demo } : club,
    });
    const isShared = status === 200 && !isPrivate && !isForOne;
    const packed = await pack(html);
    const value: Page = { status, packed, policy, isShared, hasDocuments };
    return isShared ? { value, bytes: packed.bytes.length } : { value };
  };

  /** A page with its `Cache-Control`. */
  const answer = async (request: PageRequest): Promise<Page & { readonly cache: string }> => {
    const now = services.now();
    const { origen, path, query } = request;
    const key = JSON.stringify([origen, path, query]);
    const page = await cached(key, now, (reader) => makePage(request, now, reader));
    if (!page.isShared) return { ...page, cache: NO_CACHE };
    const cache = page.hasDocuments
      ? await sharedCache(store.recent, now, PAGE_SPANS)
      : sharedFor(cacheSeconds(now, [], PAGE_SPANS, latest.zona_horaria));
    return { ...page, cache };
  };

  /** Settings of the last page that was made, for the error page when the store is away. */
  return { answer, latestSettings: () => latest };
}
