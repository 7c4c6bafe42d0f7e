import {
  type Settings,
  type StoredSettings,
  type WithArticle,
  cutAtWord,
  decisionText,
  idSchema,
  joinParts,
  type Partido,
  previewPartido,
  sharePicturePath,
  aboutPath,
  NOT_FOUND_TITLE,
  documentTitle,
  jugadorTitle,
  own,
  COMPARE_TITLE,
  compareTitle,
  SEARCH_KEY,
  type Temporada,
  partidoTitle,
  countPages,
  deriveRival,
  withArticle,
} from '@club/shared';
import { type DocumentSpec, documents } from '../store/documents';
import { readClub, readPreviews } from '../store/read-club';
import { search } from './search';
import type { Reader } from '../store/reader';
import type { Page } from './head';
import { clubData, matchData, newsData, playerData, squadData } from './structured-data';
import { anniversarySpecs, homeSpecs, liveSpecs } from './page-specs';

/** Query parameters of pages: season, page of a list, two players (`a`, `b`), searched words (`q`). */
export const QUERY = ['temporada', 'pagina', 'a', 'b', 'q'] as const;
export type Query = Readonly<Partial<Record<(typeof QUERY)[number], string | undefined>>>;

interface RouteCall {
  readonly reader: Reader;
  readonly id: string;
  readonly query: Query;
  readonly now: Date;
  readonly ajustes: Settings;
  readonly origin: string;
}

/** A page as its route describes it, with defaults and documents still missing. */
interface RoutePage extends Partial<Page> {
  /** Without the club's name. */
  readonly titulo: string;
  /** Documents that the page shows. */
  readonly specs?: readonly DocumentSpec<unknown>[];
}

type Load = (call: RouteCall) => RoutePage | Promise<RoutePage>;

/** Maximum length of a description in search results and link previews, characters. */
const DESCRIPTION_MAX = 155;

const asDescription = (text: string) =>
  cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), DESCRIPTION_MAX);

/** The not-found page, for unknown paths and ids (regla 6). */
const notFound = (...specs: readonly DocumentSpec<unknown>[]): RoutePage => ({
  status: 404,
  tipo: 'website',
  titulo: NOT_FOUND_TITLE,
  descripcion: 'Esta página no existe',
  specs,
});

/** The page of one stored record, or the not-found page. */
const recordPage =
  <T>(
    document: (id: string) => DocumentSpec<T>,
    show: (stored: T, call: RouteCall) => RoutePage | Promise<RoutePage>,
  ): Load =>
  async (call) => {
    const spec = document(call.id);
    const stored = await call.reader.read(spec);
    if (!stored) return notFound(spec);
    const shown = await show(stored, call);
    return { ...shown, specs: [...(shown.specs ?? []), spec] };
  };

/** The page about the club (regla 9), whose path contains the club's slug. */
const about: Load = ({ ajustes }) => {
  const { el } = withArticle(ajustes);
  return {
    titulo: `Sobre ${el}`,
    canonical: aboutPath(ajustes.slug),
    descripcion: `Quiénes somos y de dónde viene ${el}. ${ajustes.lema}`,
    specs: [documents.portada(), documents.historia()],
  };
};

/** Any page of the panel, which is rendered in the browser. */
const admin: Load = ({ ajustes }) => ({
  titulo: 'Administración',
  descripcion: ajustes.lema,
  isPrivate: true,
});

const home: Load = async ({ reader, now, ajustes, origin }) => ({
  titulo: '',
  canonical: '/',
  descripcion: `${ajustes.lema === '' ? '' : `${ajustes.lema}. `}Próximos partidos, noticias, plantilla y estadísticas ${withArticle(ajustes).del}.`,
  specs: await homeSpecs(reader, now, ajustes.zona_horaria),
  structuredData: clubData(ajustes, origin),
});

const noticiasPath = (number: number) =>
  number === 1 ? '/noticias' : `/noticias?pagina=${String(number)}`;

const noticias: Load = async ({ reader, query: { pagina: page = '1' }, ajustes }) => {
  const spec = documents.noticias();
  const stored = await reader.read(spec);
  const total = countPages(stored);
  const number = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0;
  if (number < 1 || number > total) return notFound(spec);
  const older = stored?.paginas?.[number - 2];
  return {
    titulo: number === 1 ? 'Noticias' : `Noticias, página ${String(number)}`,
    canonical: noticiasPath(number),
    descripcion: `Todas las noticias ${withArticle(ajustes).del}, la más reciente primero.`,
    specs: [spec, ...(older ? [documents.noticiasPage(older.pagina_id)] : [])],
    ...(number > 1 && { previous: noticiasPath(number - 1) }),
    ...(number < total && { next: noticiasPath(number + 1) }),
  };
};

const plantilla: Load = async ({ reader, ajustes, origin }) => ({
  titulo: 'Plantilla',
  canonical: '/plantilla',
  descripcion: `Los jugadores ${withArticle(ajustes).del}: dorsal, posición y estadísticas de cada uno.`,
  specs: [documents.plantilla()],
  structuredData: squadData(await reader.read(documents.plantilla()), ajustes, origin),
});

/** A page of one season: the one in the query, or the current one. */
const temporadaPage =
  (
    path: string,
    title: string,
    listSpecs: (
      temporadaId: string,
      call: RouteCall & { readonly isPast: boolean },
    ) => readonly DocumentSpec<unknown>[] | Promise<readonly DocumentSpec<unknown>[]>,
  ): Load =>
  async (call) => {
    const { reader, ajustes } = call;
    const askedId = call.query.temporada;
    const { temporada_actual: current, temporadas } = await readClub(reader);
    const id = askedId ?? current?._id;
    const temporada = temporadas.find(({ _id }) => _id === id);
    if (askedId !== undefined && !temporada) return notFound(documents.club());
    const isPast = temporada !== undefined && temporada._id !== current?._id;
    const specs = temporada ? await listSpecs(temporada._id, { ...call, isPast }) : [];
    return {
      titulo: isPast ? `${title}, ${temporada.nombre}` : title,
      canonical: isPast ? `${path}?temporada=${temporada._id}` : path,
      descripcion: `${title} ${withArticle(ajustes).del}${temporada ? ` en la ${temporada.nombre}` : ''}.`,
      specs: [documents.club(), ...specs],
    };
  };

const partidos = temporadaPage(
  '/partidos',
  'Partidos',
  async (id, { reader, isPast, now, ajustes }) => [
    documents.calendario(id),
    ...liveSpecs(await readPreviews(reader, id)),
    ...(isPast ? [] : await anniversarySpecs(reader, now, ajustes.zona_horaria)),
  ],
);

const estadisticas = temporadaPage('/estadisticas', 'Estadísticas', (id) => [
  documents.estadisticasEquipo(id),
  documents.calendario(id),
]);

const noticia = recordPage(documents.noticia, (stored, { id, ajustes, origin }) => {
  const descripcion = asDescription(stored.contenido);
  return {
    titulo: stored.titulo,
    canonical: `/noticias/${id}`,
    descripcion,
    tipo: 'article',
    publishedAt: stored.fecha_date,
    structuredData: newsData(stored, descripcion, ajustes, origin),
  };
});

/** The document with the players' figures of a season. */
const seasonFigures = (temporada: Temporada | null) =>
  temporada ? [documents.estadisticasJugadores(temporada._id)] : [];

const jugador = recordPage(documents.jugador, async (stored, { reader, id, ajustes, origin }) => {
  const { temporada_actual: current } = await readClub(reader);
  const nombre = jugadorTitle(stored);
  return {
    titulo: nombre,
    canonical: `/jugador/${id}`,
    descripcion: `${nombre}, dorsal ${String(stored.dorsal)} ${withArticle(ajustes).del}: datos, posición, trayectoria y estadísticas de la temporada.`,
    specs: [documents.plantilla(), ...seasonFigures(current)],
    tipo: 'profile',
    structuredData: playerData(stored, ajustes, origin),
  };
});

/** Two players side by side (regla 107), or the form to choose them. */
const compare: Load = async ({ reader, query: { a = '', b = '' }, ajustes }) => {
  const plantilla = await reader.read(documents.plantilla());
  const ids = [a, b].filter((id) => id !== '');
  const jugadores = ids.flatMap((id) => own(plantilla?.jugadores ?? {}, id) ?? []);
  if (jugadores.length < ids.length) return notFound(documents.plantilla());
  const { temporada_actual: current } = await readClub(reader);
  const [first, second] = jugadores;
  const isPair = first && second;
  return {
    titulo: isPair ? compareTitle(first, second) : COMPARE_TITLE,
    ...(isPair && { canonical: `/comparar?a=${a}&b=${b}` }),
    descripcion: `Las cifras de dos jugadores ${withArticle(ajustes).del} en la temporada, frente a frente.`,
    specs: [documents.plantilla(), ...seasonFigures(current)],
  };
};

/** Search results for the words in the query (regla 108). */
const searchPage: Load = async ({ reader, query: { q = '' }, ajustes }) => ({
  titulo: 'Buscar',
  descripcion: `Busca jugadores, rivales, partidos y noticias ${withArticle(ajustes).del}.`,
  docs: { [SEARCH_KEY]: await search(reader, q, ajustes) },
  isForOne: true,
});

/** The call-up document of an unplayed match, unless it is unpublished, because it would be in the page's data. */
async function callUpSpecs(reader: Reader, { _id, jugado, estado }: Partido) {
  if (jugado || estado !== 'programado') return [];
  const spec = documents.convocatoria(_id);
  const stored = await reader.read(spec);
  return stored && !stored.publica ? [] : [spec];
}

const partido = recordPage(documents.partido, async (stored, { reader, id, ajustes, origin }) => {
  const title = partidoTitle(stored, ajustes.nombre);
  const decision = stored.jugado ? decisionText(stored, ajustes.nombre) : '';
  return {
    titulo: title,
    picture: { path: sharePicturePath('partido', stored, ajustes), alt: title },
    canonical: `/partidos/${id}`,
    descripcion: `${joinParts(', ', stored.nombre_competicion, `${stored.fecha_str} a las ${stored.hora_str}`, stored.nombre_campo)}.${decision === '' ? '' : ` ${decision}.`}`,
    specs: [
      documents.calendario(stored.temporada_id),
      ...liveSpecs([previewPartido(stored)]),
      ...(await callUpSpecs(reader, stored)),
    ],
    structuredData: matchData(stored, ajustes, origin),
  };
});

/** A rival's page: all seasons, and the calendar of the current one (regla 86). */
const rival: Load = async ({ reader, id, ajustes }) => {
  const { temporada_actual: current } = await readClub(reader);
  const specs = [documents.historia(), ...(current ? [documents.calendario(current._id)] : [])];
  const historia = await reader.read(documents.historia());
  const partidos = await readPreviews(reader, current?._id);
  const found = historia && deriveRival(historia, partidos, id);
  if (!found) return notFound(...specs);
  const { nombre, totales } = found;
  const { jugados: played, ganados, empatados, perdidos } = totales;
  return {
    titulo: nombre,
    canonical: `/rivales/${id}`,
    descripcion: `Todos los partidos ${withArticle(ajustes).del} contra ${nombre}: ${String(played)} jugados, ${String(ganados)} ganados, ${String(empatados)} empatados y ${String(perdidos)} perdidos.`,
    specs,
  };
};

/** The score of a match for a big screen: linked from the match's page, not indexed (regla 95). */
const marcador = recordPage(documents.partido, (stored, { ajustes }) => ({
  titulo: `Marcador de ${partidoTitle(stored, ajustes.nombre)}`,
  descripcion: `${stored.nombre_competicion}, ${stored.fecha_str}.`,
  specs: liveSpecs([previewPartido(stored)]),
}));

/** Paths of pages without a record, for the sitemap. */
export const fixedPaths = ({ slug }: Pick<Settings, 'slug'>): readonly string[] => [
  '/',
  '/noticias',
  '/plantilla',
  '/partidos',
  '/estadisticas',
  '/historia',
  '/donaciones',
  aboutPath(slug),
  '/contacto',
  '/contacto-desarrollador',
  '/privacidad',
];

type Route = readonly [pattern: RegExp, load: Load];

/** A route with a fixed path. */
const fixed = (
  path: string,
  title: string,
  describe: (club: WithArticle) => string,
  more: Omit<RoutePage, 'titulo'> = { canonical: path },
): Route => [
  new RegExp(`^${path}$`),
  ({ ajustes }) => ({ titulo: title, descripcion: describe(withArticle(ajustes)), ...more }),
];

const SCREENS =
  'noticias|plantilla|partidos|equipos|competiciones|campos|estadisticas|temporadas|historial|copia|ajustes|cuentas|mi-clave|salir|empezar|empezar-temporada|mi-club';

/** A screen of the panel (regla 7), a step of the setup wizard, or the sheet of a match with its subpages. */
export const PANEL_PATH = new RegExp(
  `^/admin(/(${SCREENS}|empezar/[a-z]+|partidos/[^/]+(/(cronica|banda|convocatoria))?))?/*$`,
);

/** Every public and admin route (regla 5). `id` is the record in the path. */
const routes: readonly Route[] = [
  [/^\/(home)?$/, home],
  [/^\/noticias$/, noticias],
  [/^\/noticias\/(?<id>[^/]+)$/, noticia],
  [/^\/plantilla$/, plantilla],
  [/^\/jugador\/(?<id>[^/]+)$/, jugador],
  [/^\/comparar$/, compare],
  [/^\/buscar$/, searchPage],
  [/^\/partidos$/, partidos],
  [/^\/partidos\/(?<id>[^/]+)$/, partido],
  [/^\/partidos\/(?<id>[^/]+)\/marcador$/, marcador],
  [/^\/estadisticas$/, estadisticas],
  [/^\/rivales\/(?<id>[^/]+)$/, rival],
  // The all-time page: one document for any number of seasons (regla 83).
  fixed(
    '/historia',
    'Historia',
    ({ del }) => `Todas las temporadas ${del}: récords, goleadores y rivales de siempre.`,
    { canonical: '/historia', specs: [documents.historia()] },
  ),
  fixed(
    '/donaciones',
    'Donaciones',
    ({ al }) => `Ayuda ${al} a comprar material: cualquier cantidad cuenta.`,
  ),
  fixed('/contacto', 'Contacto', ({ al }) => `Cómo escribir ${al} y dónde seguirnos.`),
  fixed(
    '/contacto-desarrollador',
    'Contacto con el desarrollador',
    ({ del }) => `¿Un fallo o una idea para la web ${del}? Escribe a quien la hace.`,
  ),
  fixed(
    '/privacidad',
    'Política de privacidad',
    ({ del }) => `Qué datos publica la web ${del} y cómo pedir que se corrijan o se retiren.`,
  ),
  // The code of an invitation is in the fragment of /alta, so the server never sees it.
  [/^\/(login|alta)$/, admin],
  [PANEL_PATH, admin],
];

/** Path without trailing slashes. */
export const cleanPath = (path: string) =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** Whether a path is that of the page about the club with an earlier slug. */
export const isFormerAboutPath = (
  path: string,
  { slug, slugs_anteriores: earlier }: Pick<StoredSettings, 'slug' | 'slugs_anteriores'>,
): boolean => earlier.some((former) => former !== slug && cleanPath(path) === aboutPath(former));

function findRoute(path: string, { slug }: Settings): readonly [load: Load, id: string] {
  if (path === aboutPath(slug)) return [about, ''];
  for (const [pattern, load] of routes) {
    const match = pattern.exec(path);
    if (!match) continue;
    const id = match.groups?.['id'] ?? '';
    return [id === '' || idSchema.safeParse(id).success ? load : () => notFound(), id];
  }
  return [() => notFound(), ''];
}

/** The page of a path, with its documents. */
export async function loadPage(path: string, call: Omit<RouteCall, 'id'>): Promise<Page> {
  const { reader, ajustes } = call;
  const [load, id] = findRoute(cleanPath(path), ajustes);
  const { titulo, descripcion = '', specs = [], docs, ...rest } = await load({ ...call, id });
  const contents = await Promise.all(specs.map((spec) => reader.read(spec)));
  const defaultDescription = rest.isPrivate ? '' : `${titulo} · ${ajustes.nombre}: ${ajustes.lema}`;
  return {
    status: 200,
    tipo: 'website',
    ...rest,
    titulo: documentTitle(titulo, ajustes),
    descripcion: asDescription(descripcion) || asDescription(defaultDescription),
    docs: {
      ...docs,
      ...Object.fromEntries(specs.map(({ path }, index) => [path, contents[index] ?? null])),
    },
  };
}
