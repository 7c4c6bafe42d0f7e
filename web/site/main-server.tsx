import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { publicRoutes, withLayout, workshopRoutes } from './app/public-routes';
import { Site } from './app/site';
import { createClubTheme } from './app/theme/theme';
import { loadLiveViews } from './partidos/live-chunk';
import { type Documentos, LiveStore } from '../lib/live/live-store';

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
  /** Style elements for the head. */
  readonly estilos: string;
  /** Id of the route that was rendered. */
  readonly ruta: string | undefined;
}

const theme = createClubTheme();
const handler = createStaticHandler(withLayout([...workshopRoutes, ...publicRoutes]));

/**
 * Style elements of what was rendered, marked as emotion in the browser expects it: it takes them over and inserts none
 * of them again. `data-s` says that they are where they belong: moving them makes the browser compute all styles anew. The library's own extraction is for a cache that several pages share.
 */
function styleElements({ key, inserted, registered }: EmotionCache): string {
  const scoped: (readonly [string, string])[] = [];
  const globals: string[] = [];
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    // No value in a style, wherever it comes from, may end the element.
    const safe = css.replaceAll('</', '<\\/');
    if (registered[`${key}-${id}`] !== undefined) scoped.push([id, safe]);
    else globals.push(`<style data-emotion="${key}-global ${id}" data-s="">${safe}</style>`);
  }
  const ids = scoped.map(([id]) => id).join(' ');
  const css = scoped.map(([, rules]) => rules).join('');
  return `${globals.join('')}<style data-emotion="${key} ${ids}" data-s="">${css}</style>`;
}

/** A public page as HTML, from its documents alone: `pagina` sends it, the browser hydrates it. */
export async function renderApp({ url, documentos, ahora }: RenderCall): Promise<Rendered> {
  await loadLiveViews();
  const context = await handler.query(new Request(`http://sitio.invalid${url}`));
  if (context instanceof Response) throw new Error(`${url} was not rendered but redirected`);
  const cache = createCache({ key: 'css' });
  // Styles are collected, not written beside each element.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <Site theme={theme} store={new LiveStore(documentos)} ahora={ahora}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Site>
    </CacheProvider>,
  );
  return { html, estilos: styleElements(cache), ruta: context.matches.at(-1)?.route.id };
}
