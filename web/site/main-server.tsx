import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type Documentos, LiveStore } from '../lib/live/live-store';
import { publicRoutes, withLayout, workshopRoutes } from './app/public-routes';
import { Site } from './app/site';
import { loadLiveViews } from './partidos/live-chunk';

interface RenderCall {
  /** Path and query of the page. */
  readonly url: string;
  /** The page's documents, the same that are inlined for the browser. */
  readonly documentos: Documentos;
  readonly ahora: Date;
}

interface Rendered {
  /** Content of the root element. */
  readonly html: string;
  /** Id of the route that was rendered. */
  readonly ruta: string | undefined;
}

const handler = createStaticHandler(withLayout([...workshopRoutes, ...publicRoutes]));

/** A public page as HTML, from its documents alone: `pagina` sends it, the browser hydrates it. */
export async function renderApp({ url, documentos, ahora }: RenderCall): Promise<Rendered> {
  await loadLiveViews();
  const context = await handler.query(new Request(`http://sitio.invalid${url}`));
  if (context instanceof Response) throw new Error(`${url} was not rendered but redirected`);
  const html = renderToString(
    <Site store={new LiveStore(documentos)} ahora={ahora}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
  );
  return { html, ruta: context.matches.at(-1)?.route.id };
}
