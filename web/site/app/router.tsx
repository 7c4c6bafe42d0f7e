import { type Ajustes, firestorePaths } from '@club/shared';
import {
  createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import type { LiveStore } from '../../lib/live/live-store';
import { nextTask } from '../../lib/next-task';
import { isDocumentId } from '../../lib/use-document-id';
import { publicRoutes, withLayout, workshopRoutes } from './public-routes';
import { silenceSkippedTransitions } from './view-transitions';

/** The code of a lazy route, once it is there. */
async function codeOf({ lazy: load }: RouteObject) {
  return typeof load === 'function' ? load() : {};
}

/** Pages that few open: their code comes when they are. */
const SELDOM: readonly (string | undefined)[] = [
  'sobre',
  'contacto',
  'contacto-desarrollador',
  'privacidad',
  'donaciones',
  'historia',
  'marcador',
];

/** Loads the code of the pages that the reader may open next, 20 kB in all, unless he saves data. */
export async function loadOtherPages(ajustes: Ajustes): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const route of publicRoutes(ajustes)) {
    if (SELDOM.includes(route.id)) continue;
    await nextTask();
    // Whoever opens a page whose code has not come tries again then.
    await codeOf(route).catch(() => undefined);
  }
}

/** The document that a page is about, of pages that wait for it a moment: what they share with the page before travels. */
const SUBJECTS: Partial<Record<string, (id: string) => string>> = {
  partido: firestorePaths.partido,
  jugador: firestorePaths.jugador,
};

/** The loader of such a page. */
function loaderOf({ id }: RouteObject, store: LiveStore): LoaderFunction | undefined {
  const pathOf = SUBJECTS[id ?? ''];
  return (
    pathOf &&
    (async ({ params }) => {
      if (isDocumentId(params.id)) await store.whenKnown(pathOf(params.id));
      return null;
    })
  );
}

/**
 * The site's router for the browser, once the code of the page that was opened is there: React can then hydrate it in
 * one go. Pages that are opened later load their code when they are.
 */
export async function openRouter(ajustes: Ajustes, store: LiveStore) {
  const all = [...workshopRoutes, ...publicRoutes(ajustes)];
  const [match] = matchRoutes(all, window.location) ?? [];
  const code = match ? await codeOf(match.route) : {};
  const routes = all.map((route) => {
    const loader = loaderOf(route, store);
    const withLoader = loader ? { ...route, loader } : route;
    if (route !== match?.route) return withLoader;
    const { lazy: _, ...rest } = withLoader;
    return { ...rest, ...code };
  });
  silenceSkippedTransitions();
  // Of the page that was opened the server has sent what is known: nothing is waited for.
  const hydrationData = { loaderData: { [match?.route.id ?? '']: null } };
  return createBrowserRouter(withLayout(routes), { hydrationData });
}
