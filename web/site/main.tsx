import '../lib/zod-without-eval';
import { startTransition } from 'react';
import { RouterProvider } from 'react-router-dom';
import { readEntorno } from '../lib/estado/entorno';
import { readScriptJson } from '../lib/estado/script-json';
import { atFirstSign } from '../lib/first-sign';
import { type DocumentsByPath, LiveStore } from '../lib/live/live-store';
import { nextTask } from '../lib/next-task';
import { loadOtherPages, openRouter } from './app/router';
import { Site } from './app/site';
import { loadLiveViews } from './partidos/live-chunk';

/**
 * Takes over the page that the server rendered, or renders it where the server has sent a shell. In several short tasks
 * rather than a long one: the reader scrolls and taps in between.
 */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const { ahora: madeAt, ajustes, paletas } = readEntorno();
  const isRendered = root.hasChildNodes();
  const { createRoot, hydrateRoot } = await import('./react-dom-client');
  await nextTask();
  const docs = readScriptJson('club-estado') as DocumentsByPath | undefined;
  const store = new LiveStore(docs);
  const router = await openRouter(ajustes, store);
  await nextTask();
  // The server has rendered the match in play: hydration begins with the same.
  if (Object.keys(docs ?? {}).some((path) => path.startsWith('directo/'))) await loadLiveViews();
  const site = (
    <Site store={store} ahora={new Date(madeAt)} club={{ ajustes, paletas }}>
      <RouterProvider router={router} />
    </Site>
  );
  await nextTask();
  // As a transition: React takes the page over in short steps too.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  atFirstSign(() => void loadOtherPages(ajustes));
}

void start();
