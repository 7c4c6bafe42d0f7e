import { readFile } from 'node:fs/promises';
import {
  type Settings,
  clubStyle,
  type Palettes,
  clubConfig,
  NOTICIAS_RSS_PATH,
  type ClubOfPage,
  type RenderCall,
  type Rendered,
  type WebEnvironment,
} from '@club/shared';
import { z } from 'zod';
import { PICTURE_FILES, SHARE_PICTURE } from '../share-pictures/share-picture';
import { escapeMarkup, jsonScript } from '../escape';
import { SCHEME_SCRIPT } from './content-policy';
import type { JsonLd } from './structured-data';

/** Data of a page: status, head, and the documents that it shows. */
export interface Page {
  readonly status: 200 | 404;
  readonly titulo: string;
  readonly descripcion: string;
  /** Documents by path. `null` for a missing one, so that the page can say so at once. */
  readonly docs: Readonly<Record<string, unknown>>;
  /** Canonical path and query. Absent if search engines must not index the page. */
  readonly canonical?: string;
  /** Paths and queries of the previous and next pages of a list. */
  readonly previous?: string;
  readonly next?: string;
  readonly tipo: 'website' | 'article' | 'profile';
  /** Picture for shared links. Default: the club's. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Publication time of an article, ISO 8601. */
  readonly publishedAt?: string;
  /** Structured data for search engines. */
  readonly structuredData?: JsonLd;
  /** Administrators' pages: not cached, not indexed, rendered in the browser only. */
  readonly isPrivate?: boolean;
  /** Results of one reader's search, which no shared cache may keep. */
  readonly isForOne?: boolean;
}

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`;

const link = (rel: string, url: string) => `<link rel="${rel}" href="${escapeMarkup(url)}">`;

/** Head elements for link previews and search engines. Empty for a page hidden from both. */
function forSharing(page: Page, origin: string, { nombre }: Pick<Settings, 'nombre'>) {
  const { canonical } = page;
  const { path, alt } = page.picture ?? { ...SHARE_PICTURE, alt: `Escudo de ${nombre}` };
  if (canonical === undefined) return [meta('name', 'robots', 'noindex')];
  const url = origin + canonical;
  const picture = origin + path;
  return [
    link('canonical', url),
    `<link rel="alternate" type="application/rss+xml" title="Noticias de ${escapeMarkup(nombre)}" href="${NOTICIAS_RSS_PATH}">`,
    ...(page.previous === undefined ? [] : [link('prev', origin + page.previous)]),
    ...(page.next === undefined ? [] : [link('next', origin + page.next)]),
    meta('property', 'og:type', page.tipo),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', nombre),
    meta('property', 'og:locale', clubConfig.language.replace('-', '_')),
    meta('property', 'og:title', page.titulo),
    meta('property', 'og:description', page.descripcion),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', SHARE_PICTURE.type),
    meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
    meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
    meta('property', 'og:image:alt', alt),
    ...(page.publishedAt === undefined
      ? []
      : [meta('property', 'article:published_time', page.publishedAt)]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', page.titulo),
    meta('name', 'twitter:description', page.descripcion),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', alt),
    ...(page.structuredData ? [jsonScript('application/ld+json', page.structuredData)] : []),
  ];
}

/** The head elements that depend on the page, with stored text escaped. */
function renderHead(
  page: Page,
  origin: string,
  settings: Pick<Settings, 'nombre'>,
  { light }: Palettes,
): string {
  return [
    `<title>${escapeMarkup(page.titulo)}</title>`,
    meta('name', 'description', page.descripcion),
    // A phone colours its frame around the page like the site's header, which is the same in both schemes.
    meta('name', 'theme-color', light.brand),
    ...forSharing(page, origin, settings),
  ].join('\n    ');
}

/** JavaScript files of each route besides those of the shell, by route id. */
const chunksSchema = z.record(z.string(), z.array(z.string()));

/** Output of the web build (scripts/build/web.ts) in the functions folder. */
export async function readWebBuild(folder: URL) {
  const [site, panel, chunks, server] = await Promise.all([
    readFile(new URL('app.html', folder), 'utf8'),
    readFile(new URL('panel.html', folder), 'utf8'),
    readFile(new URL('app-chunks.json', folder), 'utf8'),
    import(new URL('app-server.js', folder).href) as Promise<{
      /** web/site/main-server.tsx */
      readonly renderApp: (call: RenderCall) => Promise<Rendered>;
    }>,
  ]);
  return {
    /** The built pages of both applications, without content. */
    shells: { site, panel },
    chunks: chunksSchema.parse(JSON.parse(chunks)),
    renderApp: server.renderApp,
    /** Folder with fonts and drawings for share pictures. */
    picturesDir: new URL(`${PICTURE_FILES.folder}/`, folder),
  };
}

export type WebBuild = Awaited<ReturnType<typeof readWebBuild>>;

interface RenderOptions {
  readonly shell: string;
  readonly chunks: WebBuild['chunks'];
  readonly environment: WebEnvironment;
  readonly origin: string;
  readonly now: Date;
  readonly club: ClubOfPage;
}

const NEEDS_SCRIPT =
  '<noscript><p style="margin:16px;text-align:center">Para ver esta página hace falta JavaScript.</p></noscript>';

/** The shell with disabled preloads. The starter (scripts/build/start-after-paint.ts) enables them after painting. */
const withDisabledPreloads = (shell: string) =>
  shell.replaceAll('<link rel="modulepreload"', '<link rel="codigo"');

/** The HTML of a page. Without `rendered` a shell for the browser to fill: panel, and pages that could not be read. */
export function renderPage(
  page: Page,
  rendered: Rendered | undefined,
  { shell, chunks, environment, origin, now, club }: RenderOptions,
): string {
  const preloads = (chunks[rendered?.routeId ?? ''] ?? []).map(
    (file) => `<link rel="codigo" crossorigin href="/${escapeMarkup(file)}">`,
  );
  // Rendered content comes before the code that hydrates it. A shell without content needs its code at once.
  const built = rendered ? withDisabledPreloads(shell) : shell;
  const head = [
    `<script>${SCHEME_SCRIPT}</script>`,
    // The club's colours as custom properties, used by both applications (shared/src/club-style.ts).
    `<style>${clubStyle(club.palettes)}</style>`,
    renderHead(page, origin, club.ajustes, club.palettes),
    ...preloads,
  ].join('\n    ');
  const state = [
    ...(rendered ? [] : [NEEDS_SCRIPT]),
    jsonScript(
      'application/json',
      { ...environment, ...club, now: now.toISOString() },
      'club-entorno',
    ),
    jsonScript('application/json', page.docs, 'club-estado'),
  ].join('');
  // Replacement functions, so that `$` in stored text has no special meaning.
  return built
    .replace('<html', rendered?.isAwaited ? '<html data-directo' : '<html')
    .replace('<!--cabecera-->', () => head)
    .replace('<!--contenido-->', () => rendered?.html ?? '')
    .replace('<!--estado-->', () => state);
}
