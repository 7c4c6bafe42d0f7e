import { cacheSeconds, PAGE_SPANS } from '@club/shared';
import { createAnswerCache } from '../cache/answer-cache';
import { pack, type Packed } from '../cache/packed';
import { sharedCache, sharedFor } from '../cache/shared-cache';
import { createVersionedStore, type VersionedReader } from '../cache/versioned-store';
import type { WebEntorno } from '../env';
import type { Services } from '../services';
import { type RenderApp, renderPagina, type RouteChunks, type Shells } from './render';
import { loadPagina } from './rutas';

interface PagesOptions {
  readonly services: Pick<Services, 'db' | 'now'>;
  readonly shells: Shells;
  readonly chunks: RouteChunks;
  readonly renderApp: RenderApp;
  readonly entorno: WebEntorno;
}

interface PageRequest {
  readonly path: string;
  /** Season picked in the query, and page of a list that has several; nothing else of it changes a page. */
  readonly temporadaId: string | undefined;
  readonly pagina: string | undefined;
  readonly origen: string;
}

interface Page {
  readonly status: number;
  readonly packed: Packed;
  /** Whether it is everybody's, and will exist for a while. */
  readonly isShared: boolean;
  /** Whether it shows anything that can change. */
  readonly hasDocuments: boolean;
}

interface SentPage extends Page {
  /** `Cache-Control`. */
  readonly cache: string;
}

/** What must never stay anywhere: pages that may exist a moment later, and the administrator's. */
export const NO_CACHE = 'private, no-store';

/** About what the objects around a page's bytes take. */
const OVERHEAD_BYTES = 2_000;

/** The part of an address after its path, without what is not given. */
function queryOf(params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/** The pages of the site, made once for each state of what they show. */
export function createPages({ services, shells, chunks, renderApp, entorno }: PagesOptions) {
  const store = createVersionedStore(services.db);
  const answers = createAnswerCache<Page>(store);

  const makePage = async (
    { path, temporadaId, pagina: numero, origen }: PageRequest,
    ahora: Date,
    reader: VersionedReader,
  ) => {
    const pagina = await loadPagina(path, { reader, temporadaId, pagina: numero, ahora });
    const url = path + queryOf({ temporada: temporadaId, pagina: numero });
    const rendered =
      pagina.isPrivate === true
        ? undefined
        : await renderApp({ url, documentos: pagina.documentos, ahora });
    const { version } = reader.sources();
    const html = renderPagina(pagina, rendered, {
      shell: pagina.isPrivate === true ? shells.panel : shells.site,
      chunks,
      entorno,
      origen,
      ahora,
      ...(version !== undefined && { version }),
    });
    const isShared = pagina.status === 200 && pagina.isPrivate !== true;
    const packed = await pack(html);
    const value: Page = {
      status: pagina.status,
      packed,
      isShared,
      hasDocuments: version !== undefined,
    };
    return isShared ? { value, bytes: packed.bytes.length + OVERHEAD_BYTES } : { value };
  };

  return async (request: PageRequest): Promise<SentPage> => {
    const ahora = services.now();
    const { origen, path, temporadaId = null, pagina = null } = request;
    const key = JSON.stringify([origen, path, temporadaId, pagina]);
    const page = await answers.answer(key, ahora, (reader) => makePage(request, ahora, reader));
    if (!page.isShared) return { ...page, cache: NO_CACHE };
    const cache = page.hasDocuments
      ? await sharedCache(store.recent, ahora, PAGE_SPANS)
      : sharedFor(cacheSeconds(ahora, [], PAGE_SPANS));
    return { ...page, cache };
  };
}
