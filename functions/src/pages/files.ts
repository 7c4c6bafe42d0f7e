import {
  type Settings,
  calendarIcs,
  clubConfig,
  type LiveMatchDoc,
  idSchema,
  EMBED_PATH,
  NOTICIAS_RSS_PATH,
  type Palettes,
  firestorePaths,
  toSlug,
  clubStyle,
  type ClubOfPage,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import { createAnswerCache } from '../cache/answer-cache';
import { PAGE_SPANS, readQuietUntil, sharedFor, sharedUntil } from '../cache/cache-seconds';
import { pack, type Packed, sendPacked } from '../cache/packed';
import { ICONS } from '../share-pictures/club-pictures';
import { documents } from '../store/documents';
import { withReadTimeout } from '../store/timeouts';
import { readSettings, readClub, readPreviews, readAllPreviews } from '../store/read-club';
import type { Reader } from '../store/reader';
import { noticiasRss, EMBED_POLICY, embedPage } from '../feeds/feeds';
import type { Services } from '../services';
import { clubWeb } from './pages';
import { readListedCards } from '../store/projections/front-page';
import { escapeMarkup, barePage } from '../escape';
import { fixedPaths } from './routes';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;color:var(--text);background:var(--ground);font:1rem/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;min-height:48px;padding:5px 16px;color:var(--on-brand);background:var(--brand)}
header b,h1{font-family:'Barlow Condensed','Roboto Condensed','Arial Narrow',system-ui,sans-serif;font-weight:700;line-height:1.1}
header b{font-size:1.5rem}
main{align-self:center;justify-self:center;width:min(480px,100% - 32px);margin:24px 0;padding:24px;border:1px solid var(--line);border-radius:12px;background:var(--paper);text-align:center}
h1{margin:12px 0 8px;font-size:2.25rem}
p{margin:0 0 16px}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
nav a{display:inline-grid;align-items:center;min-height:44px;padding:8px 18px;border:1px solid var(--line);border-radius:999px;color:var(--primary);font-weight:700;text-decoration:none}
nav a:first-child{border-color:transparent;color:var(--on-primary);background:var(--primary)}
a:focus-visible{outline:3px solid var(--secondary);outline-offset:2px}
`;

/** Page shown offline instead of a page that is not cached. Needs nothing but its picture. */
export const offlinePage = ({ ajustes: { nombre }, palettes }: ClubOfPage): string =>
  barePage({
    title: `Sin conexión · ${nombre}`,
    style: clubStyle(palettes) + STYLE,
    body: `
<header><img src="/icono-192.png" alt="" width="38" height="38"><b>${escapeMarkup(nombre)}</b></header>
<main>
<img src="/icono-192.png" alt="" width="96" height="96">
<h1>Sin conexión</h1>
<p>Esta página aún no está guardada en este dispositivo. Las que ya has visto se pueden leer también sin conexión.</p>
<nav aria-label="Seguir"><a href="">Reintentar</a><a href="/">Ir a la portada</a></nav>
</main>
`,
  });

interface Entry {
  readonly path: string;
  /** ISO 8601, if known. */
  readonly lastmod?: string;
}

/** Pages of matches, and of the rivals that have one: they were played, or are in the current season. */
async function partidoEntries(reader: Reader): Promise<readonly Entry[]> {
  const { temporadas } = await readClub(reader);
  const partidos = await readAllPreviews(reader, temporadas);
  const rivals = new Set(
    partidos
      .filter(
        ({ temporada_id: id, resultado }) => resultado !== '' || id === temporadas.at(-1)?._id,
      )
      .map(({ nombre_equipo: nombre }) => toSlug(nombre)),
  );
  return [
    ...[...rivals].map((slug) => ({ path: `/rivales/${slug}` })),
    ...partidos.map(({ partido_id: id }) => ({ path: `/${firestorePaths.partido(id)}` })),
  ];
}

/** The sitemap with every public page. */
async function renderSitemap(reader: Reader, origin: string): Promise<string> {
  const [ajustes, noticias, plantilla, partidos] = await Promise.all([
    readSettings(reader),
    readListedCards(reader),
    reader.read(documents.plantilla()),
    partidoEntries(reader),
  ]);
  const entries: readonly Entry[] = [
    ...fixedPaths(ajustes).map((path) => ({ path })),
    ...noticias.map(({ _id, fecha_date: lastmod }) => ({ path: `/noticias/${_id}`, lastmod })),
    ...Object.values(plantilla?.jugadores ?? {})
      .filter(({ activo }) => activo)
      .map(({ jugador_id: id }) => ({ path: `/jugador/${id}` })),
    ...partidos,
  ];
  const urls = entries.map(({ path, lastmod }) => {
    const date = lastmod === undefined ? '' : `<lastmod>${escapeMarkup(lastmod)}</lastmod>`;
    return `  <url><loc>${escapeMarkup(origin + path)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: everything public is allowed, with the sitemap's URL. */
const renderRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /alta\n\nSitemap: ${origin}/sitemap.xml\n`;

interface FilesOptions extends Pick<Services, 'db' | 'now'> {
  readonly readSiteOrigin: (request: Request) => string;
  readonly logError: (message: string, error: unknown) => void;
}

interface FileCall {
  readonly reader: Reader;
  readonly db: Firestore;
  readonly origin: string;
  readonly now: Date;
  /** Id of the season in a calendar's path, if there is one. */
  readonly askedId: string | undefined;
}

/** A text file served under a path. */
interface TextFile {
  readonly type: string;
  /** `Cache-Control`. Default: shorter, the nearer a match is. */
  readonly cache?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text. `undefined` gives the not-found page. */
  readonly make: (call: FileCall) => Promise<string | undefined>;
}

interface FileAnswer {
  readonly packed: Packed;
  readonly quietUntil: number;
}

/** Limits of the cache. A site has few files: their cache keys vary only in origin and season. */
const LIMITS = { max: 400, maxSize: 32_000_000 };

/** Sitemap and robots.txt change slowly. */
const ROBOTS_CACHE = 'public, max-age=300, s-maxage=600';

/** Five minutes in a shared cache, as often as feed readers ask at most. */
const FILE_CACHE = sharedFor(300);
const CALENDAR_CACHE = sharedFor(30);

/** The web app manifest (W3C Application Manifest), from the club's settings. */
function webManifest({ nombre, lema }: Pick<Settings, 'nombre' | 'lema'>, { light }: Palettes) {
  const icon = (path: keyof typeof ICONS, purpose: 'any' | 'maskable') => ({
    src: path,
    sizes: `${String(ICONS[path].size)}x${String(ICONS[path].size)}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: nombre,
    short_name: nombre,
    description: lema,
    lang: clubConfig.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light.brand,
    background_color: light.ground,
    icons: [
      icon('/icono-192.png', 'any'),
      icon('/icono-512.png', 'any'),
      icon('/icono-maskable-512.png', 'maskable'),
    ],
    shortcuts: [
      { name: 'Partidos', url: '/partidos' },
      { name: 'Estadísticas', url: '/estadisticas' },
      { name: 'Noticias', url: '/noticias' },
    ],
  };
}

/** The current season's matches, and the logs of live ones. */
async function readMatches(reader: Reader) {
  const { temporada_actual: current } = await readClub(reader);
  const partidos = await readPreviews(reader, current?._id);
  const liveMatches: Record<string, LiveMatchDoc> = {};
  for (const { partido_id: id, estado } of partidos) {
    const log = estado === 'en_juego' ? await reader.read(documents.directo(id)) : undefined;
    if (log) liveMatches[id] = log;
  }
  return { partidos, liveMatches };
}

const FILES: Readonly<Record<string, TextFile>> = {
  '/sitemap.xml': {
    type: 'application/xml',
    cache: ROBOTS_CACHE,
    make: ({ reader, origin }) => renderSitemap(reader, origin),
  },
  '/manifest.webmanifest': {
    type: 'application/manifest+json',
    cache: FILE_CACHE,
    async make({ reader }) {
      const { ajustes, palettes } = clubWeb(await readSettings(reader));
      return JSON.stringify(webManifest(ajustes, palettes));
    },
  },
  // Service workers keep it for devices without a connection.
  '/sin-conexion.html': {
    type: 'html',
    cache: FILE_CACHE,
    make: async ({ reader }) => offlinePage(clubWeb(await readSettings(reader))),
  },
  [NOTICIAS_RSS_PATH]: {
    type: 'application/rss+xml; charset=utf-8',
    cache: FILE_CACHE,
    async make({ reader, origin }) {
      const [ajustes, stored] = await Promise.all([
        readSettings(reader),
        reader.read(documents.noticias()),
      ]);
      return noticiasRss(stored?.noticias ?? [], { ...ajustes, origin });
    },
  },
  [EMBED_PATH]: {
    type: 'html',
    headers: { 'Content-Security-Policy': EMBED_POLICY },
    async make({ reader, origin, now: at }) {
      const [ajustes, matches] = await Promise.all([readSettings(reader), readMatches(reader)]);
      return embedPage({ ...matches, ajustes, now: at, origin });
    },
  },
};

/** Calendar with the matches of the requested season, or of the current one. Empty in a club without seasons. */
const CALENDAR: TextFile = {
  type: 'text/calendar; charset=utf-8',
  cache: CALENDAR_CACHE,
  headers: {
    'Content-Disposition': 'inline; filename="calendario.ics"',
    'X-Content-Type-Options': 'nosniff',
  },
  async make({ reader, db, origin, askedId }) {
    if (askedId !== undefined && !idSchema.safeParse(askedId).success) return undefined;
    const { temporadas, temporada_actual: current } = await readClub(reader);
    const { nombre, zona_horaria: zone } = await readSettings(reader);
    const id = askedId ?? current?._id;
    if (askedId !== undefined && !temporadas.some(({ _id }) => _id === askedId)) return undefined;
    const spec = id === undefined ? undefined : documents.calendario(id);
    const calendario = spec && (await reader.read(spec));
    // The document has no field for its last change, so Firestore's update time is read. It may be of a later change,
    // after which the response is made again anyway.
    const snapshot = spec && (await withReadTimeout(db.doc(spec.path).get()));
    return calendarIcs({
      club: nombre,
      zone,
      domain: clubConfig.loginDomain,
      origin,
      temporada: calendario?.temporada_nombre ?? '',
      partidos: Object.values(calendario?.partidos ?? {}),
      modified: (snapshot?.updateTime?.toDate() ?? new Date(0)).toISOString(),
    });
  },
};

/** Serves sitemap, robots.txt, calendars, feed, card, manifest and offline page, cached by version (0026). */
export function createFilesRouter(options: FilesOptions): Router {
  const { db, now, readSiteOrigin, logError } = options;
  const answer = createAnswerCache<FileAnswer | undefined>(db, LIMITS);

  const serve = (router: Router, path: string | RegExp, file: TextFile) =>
    router.get(path, async (request, response, next) => {
      const { type, cache, headers = {}, make } = file;
      // The group in the calendars' path.
      const { 0: askedId } = request.params;
      const origin = readSiteOrigin(request);
      const at = now();
      const key = JSON.stringify([String(path), askedId, origin]);
      const found = await answer(key, at, async (reader) => {
        const text = await make({ reader, db, origin, now: at, askedId });
        if (text === undefined) return { value: undefined };
        const packed = await pack(text);
        const quietUntil = cache === undefined ? await readQuietUntil(reader, at) : 0;
        return { value: { packed, quietUntil }, bytes: packed.bytes.length };
      });
      if (!found) {
        next();
        return;
      }
      const { packed, quietUntil } = found;
      const caching = cache ?? sharedUntil(quietUntil, at, PAGE_SPANS);
      response.set({ 'Cache-Control': caching, ...headers }).type(type);
      await sendPacked(request, response, packed);
    });

  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`calendar ${request.path}: not read`, error);
    // A calendar client keeps its entries on an error. An empty calendar would delete them.
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).end();
  };
  const calendars = express.Router();
  serve(calendars, /^\/calendario(?:-(.+))?\.ics$/, CALENDAR).use(onError);

  const router = express.Router();
  for (const [path, file] of Object.entries(FILES)) serve(router, path, file);
  // Cloud Functions answers /robots.txt with 404 itself, so Hosting redirects robots (docs/decisions/0007).
  router.get('/robots', (request, response) => {
    const text = renderRobots(readSiteOrigin(request));
    response.set('Cache-Control', ROBOTS_CACHE).type('text/plain').send(text);
  });
  return router.use(calendars);
}
