import type { PageHead, RenderCall, Rendered } from '@club/shared';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { PageHeadContext } from '../components/page';
import { loadIslands } from '../lib/hydration';
import { LiveStore } from '../lib/live/live-store';
import { isAwaited } from '../lib/live/near-match';
import { publicRoutes, withLayout } from './app/public-routes';
import { Site } from './app/site';
import { loadLiveCode } from './partidos/use-live';

/** Preload links for images, added by React. Removed, as hydration does not expect them. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A store that notes which documents the page still needs. */
class ServerStore extends LiveStore {
  readonly missing = new Set<string>();

  override initial(path: string) {
    const doc = super.initial(path);
    if (doc.status === 'loading') this.missing.add(path);
    return doc;
  }
}

/**
 * Renders a public page to HTML. The function `pagina` sends it and the browser hydrates it. What a document contains
 * decides which others the page needs, so the page is rendered again with each, until no document is missing.
 */
export async function renderApp({
  url,
  docs: known,
  read,
  now,
  club,
}: RenderCall): Promise<Rendered> {
  await loadLiveCode();
  const handler = createStaticHandler(withLayout(publicRoutes(club.ajustes)));
  const context = await handler.query(new Request(`http://sitio.invalid${url}`));
  if (context instanceof Response) throw new Error(`${url} was not rendered but redirected`);
  // After the query, because it loads the route's module, which registers its islands.
  await loadIslands();
  const docs: Record<string, unknown> = { ...known };
  for (;;) {
    const store = new ServerStore(docs);
    // No route matches a path with a line break, not even the route `*`.
    let head: PageHead = { title: '', isFound: context.statusCode !== 404 };
    const html = renderToString(
      <PageHeadContext value={(shown) => (head = shown)}>
        <Site store={store} now={now} club={club}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Site>
      </PageHeadContext>,
    );
    if (store.missing.size > 0) {
      const paths = [...store.missing];
      const found = await Promise.all(paths.map(read));
      paths.forEach((path, index) => (docs[path] = found[index]));
      continue;
    }
    const match = context.matches.at(-1);
    return {
      ...head,
      html: html.replace(PRELOADS, ''),
      routeId: match?.route.id,
      id: match?.params['id'] ?? '',
      docs,
      isAwaited: Object.keys(docs).some(
        // The names of a published call-up are loaded in the browser.
        (path) =>
          (path.startsWith('convocatorias/') && store.get(path).status === 'ready') ||
          isAwaited(path, store.get(path), now),
      ),
    };
  }
}
