import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadIslands } from '../lib/hydration';
import type { ClubWeb } from '../lib/state/club-context';
import { type DocumentsByPath, LiveStore } from '../lib/live/live-store';
import { isAwaited } from '../lib/live/near-match';
import { publicRoutes, withLayout } from './app/public-routes';
import { Site } from './app/site';
import { loadLiveCode } from './partidos/use-live';

interface RenderCall {
  readonly url: string;
  /** The page's documents; the same ones are written into the HTML for hydration. */
  readonly docs: DocumentsByPath;
  readonly now: Date;
  readonly club: ClubWeb;
}

interface Rendered {
  /** Content of the root element. */
  readonly html: string;
  readonly routeId: string | undefined;
  /** Whether the page must be live at once. */
  readonly isAwaited: boolean;
}

/** Preload links for images, added by React. Removed, as hydration does not expect them. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a public page to HTML. The function `page` sends it and the browser hydrates it. */
export async function renderApp({ url, docs, now, club }: RenderCall): Promise<Rendered> {
  await loadLiveCode();
  const handler = createStaticHandler(withLayout(publicRoutes(club.ajustes)));
  const context = await handler.query(new Request(`http://sitio.invalid${url}`));
  if (context instanceof Response) throw new Error(`${url} was not rendered but redirected`);
  // After the query, which loads the route's module.
  await loadIslands();
  const store = new LiveStore(docs);
  const html = renderToString(
    <Site store={store} now={now} club={club}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
  );
  return {
    html: html.replace(PRELOADS, ''),
    routeId: context.matches.at(-1)?.route.id,
    isAwaited: Object.keys(docs).some(
      // The names of a published call-up are loaded in the browser.
      (path) =>
        (path.startsWith('convocatorias/') && store.get(path).status === 'ready') ||
        isAwaited(path, store.get(path), now),
    ),
  };
}
