import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ClubWeb } from '../lib/estado/club-context';
import { type DocumentsByPath, LiveStore } from '../lib/live/live-store';
import { publicRoutes, withLayout, workshopRoutes } from './app/public-routes';
import { Site } from './app/site';
import { loadLiveViews } from './partidos/live-chunk';

interface RenderCall {
  /** Path and query of the page. */
  readonly url: string;
  /** The page's documents, the same that are inlined for the browser. */
  readonly docs: DocumentsByPath;
  readonly ahora: Date;
  readonly club: ClubWeb;
}

interface Rendered {
  /** Content of the root element. */
  readonly html: string;
  /** Id of the route that was rendered. */
  readonly routeId: string | undefined;
}

/** The routes of a club whose page about itself has this slug. */
const createHandler = (slug: string) => ({
  slug,
  routes: createStaticHandler(withLayout([...workshopRoutes, ...publicRoutes({ slug })])),
});

/** Those of now: they are made anew when the slug changes. */
let known: ReturnType<typeof createHandler> | undefined;

function handlerOf(slug: string) {
  if (known?.slug !== slug) known = createHandler(slug);
  return known.routes;
}

/** Links by which React would have pictures fetched ahead: the browser finds these in the page as soon, and hydration expects none. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A public page as HTML, from its documents alone: `pagina` sends it, the browser hydrates it. */
export async function renderApp({ url, docs, ahora, club }: RenderCall): Promise<Rendered> {
  await loadLiveViews();
  const handler = handlerOf(club.ajustes.slug);
  const context = await handler.query(new Request(`http://sitio.invalid${url}`));
  if (context instanceof Response) throw new Error(`${url} was not rendered but redirected`);
  const html = renderToString(
    <Site store={new LiveStore(docs)} ahora={ahora} club={club}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
  );
  return { html: html.replace(PRELOADS, ''), routeId: context.matches.at(-1)?.route.id };
}
