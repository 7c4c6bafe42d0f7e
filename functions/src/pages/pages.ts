import {
  type Settings,
  type StoredSettings,
  INITIAL_SETTINGS,
  settingsSchema,
  aboutPath,
  type ClubOfPage,
  type WebEnvironment,
} from '@club/shared';
import { PAGE_SPANS, quietUntil, readQuietUntil, sharedUntil } from '../cache/cache-seconds';
import { palettes } from '@club/shared/palettes';
import { createAnswerCache } from '../cache/answer-cache';
import { pack, type Packed } from '../cache/packed';
import { readClub } from '../store/read-club';
import type { Reader } from '../store/reader';
import type { Services } from '../services';
import { contentSecurityPolicy } from './content-policy';
import { renderPage, type WebBuild } from './render';
import {
  describePage,
  isFormerAboutPath,
  PANEL_PATH,
  panelPage,
  prepareDocs,
  type Query,
  readShown,
} from './routes';

export interface PagesOptions extends WebBuild {
  readonly services: Pick<Services, 'db' | 'now'>;
  readonly environment: WebEnvironment;
}

interface PageRequest {
  readonly path: string;
  readonly query: Query;
  readonly origin: string;
}

/** A page as HTML, or a redirect. */
interface BuiltPage {
  readonly status: number;
  readonly packed: Packed;
  readonly policy: string;
  readonly location?: string;
  /** Whether shared caches may keep it: it is found, public and the same for everybody. */
  readonly isShared: boolean;
  readonly quietUntil: number;
}

/** For pages that may exist a moment later, and administrators' pages. */
export const NO_CACHE = 'private, no-store';

function formatQuery(params: Query): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/** What every page shows of a club with these settings. */
export const clubWeb = (settings: Settings): ClubOfPage => ({
  ajustes: settingsSchema.parse(settings),
  palettes: palettes(settings.colores),
});

/** The pages of the site, cached while none of their documents has changed. */
export function createPages(options: PagesOptions) {
  const { services, shells, chunks, renderApp, environment } = options;
  let latest: StoredSettings = INITIAL_SETTINGS;
  const cached = createAnswerCache<BuiltPage>(services.db);

  const makePage = async ({ path, query, origin }: PageRequest, now: Date, reader: Reader) => {
    const { ajustes = INITIAL_SETTINGS, demo, temporada_actual: current } = await readClub(reader);
    latest = ajustes;
    const club = { ...clubWeb(ajustes), ...(current && { temporada: current }) };
    const policy = contentSecurityPolicy(environment, ajustes);
    if (isFormerAboutPath(path, ajustes)) {
      const moved = { status: 301, packed: await pack(''), location: aboutPath(ajustes.slug) };
      return { value: { ...moved, policy, isShared: false, quietUntil: 0 } };
    }
    const isPrivate = PANEL_PATH.test(path);
    const rendered = isPrivate
      ? undefined
      : await renderApp({
          url: path + formatQuery(query),
          docs: await prepareDocs(path, { reader, query, now, ajustes }),
          read: (wanted) => readShown(reader, wanted),
          now,
          club,
        });
    const page = rendered ? describePage(rendered, { query, ajustes, origin }) : panelPage(ajustes);
    const { status, docs, isForOne = false } = page;
    const html = renderPage(page, rendered, {
      shell: isPrivate ? shells.panel : shells.site,
      chunks,
      environment,
      origin,
      now,
      // Only the panel shows that the club is a demo.
      club: isPrivate && demo ? { ...club, demo } : club,
    });
    const isShared = status === 200 && !isPrivate && !isForOne;
    const packed = await pack(html);
    // A page without documents does not depend on matches.
    const until =
      Object.keys(docs).length > 0
        ? await readQuietUntil(reader, now)
        : quietUntil(now, [], ajustes.zona_horaria);
    const value: BuiltPage = { status, packed, policy, isShared, quietUntil: until };
    return isShared ? { value, bytes: packed.bytes.length } : { value };
  };

  const answer = async (request: PageRequest): Promise<BuiltPage & { readonly cache: string }> => {
    const now = services.now();
    const { origin, path, query } = request;
    const key = JSON.stringify([origin, path, query]);
    const built = await cached(key, now, (reader) => makePage(request, now, reader));
    const cache = built.isShared ? sharedUntil(built.quietUntil, now, PAGE_SPANS) : NO_CACHE;
    return { ...built, cache };
  };

  // The settings of the page that was built last are for the error page when the store is away.
  return { answer, latestSettings: () => latest };
}
