import type { Settings } from './records/settings';
import type { Palettes } from './palettes';
import type { Temporada } from './records/catalogues';

/* What the server and the web's code tell each other about a page. */

/** Documents by path; `null` if there is none. */
export type DocumentsByPath = Readonly<Record<string, unknown>>;

/** Data about the club that every page needs. */
export interface ClubOfPage {
  readonly ajustes: Settings;
  /** Colours of the interface, derived from the settings on the server. */
  readonly palettes: Palettes;
  /** The current season; absent before the first one. */
  readonly temporada?: Temporada | undefined;
  /** Whether this is the demonstration club; sent to the panel only. */
  readonly demo?: true;
}

/** Configuration of Firebase and of its options in the browser. */
export interface WebEnvironment {
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    readonly appId?: string;
  };
  /** Addresses of the emulators; `null` in production. */
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
  /** Site key of reCAPTCHA and its kind, if the web sends App Check tokens (docs/decisions/0021). */
  readonly appCheck?: { readonly clave: string; readonly provider: 'enterprise' | 'v3' };
  /** Public VAPID key for push notifications; absent if the club sends none (docs/decisions/0042). */
  readonly avisos?: string;
}

/** What the server asks the web's code to render. */
export interface RenderCall {
  readonly url: string;
  /** Documents that are known from the start. */
  readonly docs: DocumentsByPath;
  /** Reads a document that the page asks for. */
  readonly read: (path: string) => Promise<unknown>;
  readonly now: Date;
  readonly club: ClubOfPage;
}

/** What a page says about itself. */
export interface PageHead {
  /** Without the club's name. */
  readonly title: string;
  /** False for the not-found page. */
  readonly isFound: boolean;
}

/** A rendered page. */
export interface Rendered extends PageHead {
  /** Content of the root element. */
  readonly html: string;
  readonly routeId: string | undefined;
  /** Id of the record in the path; empty if it has none. */
  readonly id: string;
  /** The documents that the page shows. They are written into the HTML for hydration. */
  readonly docs: DocumentsByPath;
  /** Whether the page must hydrate at once, because it is around the time of a match. */
  readonly isAwaited: boolean;
}
