import type { Ajustes } from '@club/shared';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { nextTask } from '../../lib/next-task';
import { publicRoutes, withLayout, workshopRoutes } from './public-routes';

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

/**
 * The site's router for the browser, once the code of the page that was opened is there: React can then hydrate it in
 * one go. Pages that are opened later load their code when they are.
 */
export async function openRouter(ajustes: Ajustes) {
  const all = [...workshopRoutes, ...publicRoutes(ajustes)];
  const [match] = matchRoutes(all, window.location) ?? [];
  const code = match ? await codeOf(match.route) : {};
  const routes = all.map((route) => {
    if (route !== match?.route) return route;
    const { lazy: _, ...rest } = route;
    return { ...rest, ...code };
  });
  return createBrowserRouter(withLayout(routes));
}
