import type { JsonLd } from './datos-estructurados';
import type { SharePicture } from '../compartir/share-picture';

/** What `pagina` knows of a route: status, head, and the documents that the page shows. */
export interface Pagina {
  readonly status: 200 | 404;
  readonly titulo: string;
  readonly descripcion: string;
  /** By path; `null` where there is none, so that the page says so at once. */
  readonly docs: Readonly<Record<string, unknown>>;
  /** Path and query by which search engines know the page; absent where they must not. */
  readonly canonica?: string;
  /** Paths and queries of the pages before and after it, of a list that has several. */
  readonly anterior?: string;
  readonly siguiente?: string;
  readonly tipo: 'website' | 'article' | 'profile';
  /** What a shared link shows; the club's picture where it is absent. */
  readonly imagen?: SharePicture;
  /** When the article was published, ISO 8601. */
  readonly publicada?: string;
  /** What the page is about, for search engines; takes the site's origin. */
  readonly datos?: (origen: string) => JsonLd;
  /** Pages for the administrator: never stored, never found, rendered in the browser only. */
  readonly isPrivate?: boolean;
}
