import '../lib/zod-without-eval';
import { startTransition } from 'react';
import { RouterProvider } from 'react-router-dom';
import { loadIslands } from '../lib/hydration';
import type { DocumentsByPath } from '@club/shared';
import { nextTask, whenIdle } from '../lib/scheduling';
import { readEnvironment, readScriptJson } from '../lib/state/environment';
import { preloadPages, createSiteRouter } from './app/router';
import { Site } from './app/site';
import { SiteStore } from './app/site-store';
import { loadLiveCode } from './partidos/use-live';

/**
 * Hydrates the page that the server rendered, or renders it if the server sent an empty shell. Split into several short
 * tasks, so that scrolling and taps are handled in between.
 */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const club = readEnvironment();
  const isRendered = root.hasChildNodes();
  const { createRoot, hydrateRoot } = await import('./react-dom-client');
  await nextTask();
  const docs = readScriptJson('club-estado') as DocumentsByPath | undefined;
  const store = new SiteStore(docs);
  const router = await createSiteRouter(club.ajustes, store);
  await nextTask();
  // The server rendered a live match, so hydration needs its code.
  if (Object.keys(docs ?? {}).some((path) => path.startsWith('directo/'))) await loadLiveCode();
  const site = (
    <Site store={store} now={new Date(club.now)} club={club}>
      <RouterProvider router={router} />
    </Site>
  );
  await nextTask();
  // Inside a transition, React hydrates in short tasks.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  // Without network the islands' code may be missing; the rest of the page still works.
  await loadIslands().catch(() => undefined);
  // React handles all events from now on. The starter (scripts/build/start-after-paint.ts) repeats what came too early.
  dispatchEvent(new Event('hydrated'));
  whenIdle(() => void preloadPages(club.ajustes));
}

void start();
