import { type Settings, clubConfig, NOTICIAS_RSS_PATH, type Palettes } from '@club/shared';
import { SHARE_PICTURE } from '../share-pictures/share-picture';
import { escapeMarkup, jsonScript } from '../escape';
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
export function renderHead(
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
