import { type Settings, firestorePaths, SEARCH_KEY } from '@club/shared';
import {
  createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { loadIslands } from '../../lib/hydration';
import type { LiveStore } from '../../lib/live/live-store';
import { nextTask } from '../../lib/scheduling';
import { readDocuments } from '../../lib/state/environment';
import { isDocumentId } from '../../lib/use-document-id';
import { publicRoutes, withLayout } from './public-routes';

/** Loads the module of a lazy route. */
async function loadModule({ lazy: load }: RouteObject) {
  return typeof load === 'function' ? load() : {};
}

/** Route ids of often visited pages, whose code is preloaded. */
const PRELOADED = /^(home|noticias?|plantilla|jugador|partidos?|estadisticas)$/;

/** Preloads the code of often visited pages, about 20 kB, unless the browser is set to save data. */
export async function preloadPages(settings: Settings): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const route of publicRoutes(settings)) {
    if (!PRELOADED.test(route.id ?? '')) continue;
    await nextTask();
    // A chunk that fails to load is requested again when its page is opened.
    await loadModule(route).catch(() => undefined);
  }
  await loadIslands().catch(() => undefined);
}

/**
 * Path of a page's document, by route id. A navigation to these pages waits for it briefly, so that the view transition
 * finds the elements that both pages show.
 */
const AWAITED_DOCUMENTS: Partial<Record<string, (id: string) => string>> = {
  partido: firestorePaths.partido,
  jugador: firestorePaths.jugador,
};

/** Loader that requests the HTML of the search page and stores the results that are in it. */
const searchLoader =
  (store: LiveStore): LoaderFunction =>
  async ({ request: { url, signal } }) => {
    if (!new URL(url).searchParams.get('q')) return null;
    const response = await fetch(url, { signal }).catch(() => undefined);
    const data = response && readDocuments(await response.text())?.[SEARCH_KEY];
    if (!signal.aborted)
      store.receive(SEARCH_KEY, data ? { status: 'ready', data } : { status: 'missing' });
    return null;
  };

/** Loader that waits for the page's document and islands; `undefined` for pages that do not wait. */
function createLoader(route: RouteObject, store: LiveStore): LoaderFunction | undefined {
  if (route.id === 'search') return searchLoader(store);
  const toPath = AWAITED_DOCUMENTS[route.id ?? ''];
  return (
    toPath &&
    (async ({ params }) => {
      await Promise.all([
        isDocumentId(params.id) && store.whenKnown(toPath(params.id)),
        loadModule(route)
          .then(loadIslands)
          .catch(() => undefined),
      ]);
      return null;
    })
  );
}

/**
 * Ignores the rejections of skipped view transitions (the reader navigated on, or the tab is hidden). The page changes
 * anyway, but React Router does not handle `transition.ready`, so the browser would report an error.
 */
function silenceSkippedTransitions() {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

/**
 * Creates the browser router after loading the code of the open page, so that React can hydrate it without suspending.
 * Other pages load their code when opened.
 */
export async function createSiteRouter(settings: Settings, store: LiveStore) {
  const all = [...publicRoutes(settings)];
  const [match] = matchRoutes(all, window.location) ?? [];
  const module = match ? await loadModule(match.route) : {};
  const routes = all.map((route) => {
    const loader = createLoader(route, store);
    const withLoader = loader ? { ...route, loader } : route;
    if (route !== match?.route) return withLoader;
    const { lazy: _, ...rest } = withLoader;
    return { ...rest, ...module };
  });
  silenceSkippedTransitions();
  // The server already sent the data of the open page, so its loader must not run.
  const hydrationData = { loaderData: { [match?.route.id ?? '']: null } };
  return createBrowserRouter(withLayout(routes), { hydrationData });
}
