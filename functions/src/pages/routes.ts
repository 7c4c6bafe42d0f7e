import {
  type Settings,
  type StoredSettings,
  type WithArticle,
  cutAtWord,
  decisionText,
  joinParts,
  onThisDay,
  sharePicturePath,
  aboutPath,
  documentTitle,
  SEARCH_KEY,
  countPages,
  deriveRival,
  withArticle,
  type Rendered,
} from '@club/shared';
import { type DocumentSpec, documents } from '../store/documents';
import { readAllPreviews, readClub } from '../store/read-club';
import { search } from './search';
import type { Reader } from '../store/reader';
import type { Page } from './render';
import { clubData, matchData, newsData, playerData, squadData } from './structured-data';

/** Query parameters of pages: season, page of a list, two players (`a`, `b`), searched words (`q`). */
export const QUERY = ['temporada', 'pagina', 'a', 'b', 'q'] as const;
export type Query = Readonly<Partial<Record<(typeof QUERY)[number], string | undefined>>>;

/** A page that the web has rendered, and what its head is made from. */
interface HeadCall {
  /** Without the club's name. */
  readonly title: string;
  /** Id of the record in the path. */
  readonly id: string;
  /** A document that the page shows. */
  readonly doc: <T>(spec: DocumentSpec<T>) => T | undefined;
  readonly query: Query;
  readonly ajustes: Settings;
  readonly origin: string;
}

/** What search engines and link previews read, besides the title. */
type Head = Partial<Omit<Page, 'status' | 'titulo' | 'docs'>>;
type Describe = (call: HeadCall) => Head;

/** Maximum length of a description in search results and link previews, characters. */
const DESCRIPTION_MAX = 155;

const asDescription = (text: string) =>
  cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), DESCRIPTION_MAX);

/** The head of a page with a fixed path. */
const fixed =
  (canonical: string, describe: (club: WithArticle) => string): Describe =>
  ({ ajustes }) => ({ canonical, descripcion: describe(withArticle(ajustes)) });

/** The head of the page of one stored record. */
const ofRecord =
  <T>(
    document: (id: string) => DocumentSpec<T>,
    describe: (stored: T, call: HeadCall) => Head,
  ): Describe =>
  (call) => {
    const stored = call.doc(document(call.id));
    return stored ? describe(stored, call) : {};
  };

/** The head of a page of one season: the one in the query, or the current one. */
const ofTemporada =
  (path: string, title: string): Describe =>
  ({ doc, query, ajustes }) => {
    const { temporada_actual: current, temporadas = [] } = doc(documents.club()) ?? {};
    const temporada = temporadas.find(({ _id }) => _id === query.temporada) ?? current;
    const isPast = temporada && temporada._id !== current?._id;
    return {
      canonical: isPast ? `${path}?temporada=${temporada._id}` : path,
      descripcion: `${title} ${withArticle(ajustes).del}${temporada ? ` en la ${temporada.nombre}` : ''}.`,
    };
  };

const noticiasPath = (number: number) =>
  number === 1 ? '/noticias' : `/noticias?pagina=${String(number)}`;

/** The head of each page, by the id of its route in `web/site/app/public-routes.tsx`. */
const HEADS: Readonly<Record<string, Describe>> = {
  home: ({ ajustes, origin }) => ({
    canonical: '/',
    descripcion: `${ajustes.lema === '' ? '' : `${ajustes.lema}. `}Próximos partidos, noticias, plantilla y estadísticas ${withArticle(ajustes).del}.`,
    structuredData: clubData(ajustes, origin),
  }),
  noticias({ doc, query, ajustes }) {
    const number = Number(query.pagina ?? 1);
    return {
      canonical: noticiasPath(number),
      descripcion: `Todas las noticias ${withArticle(ajustes).del}, la más reciente primero.`,
      ...(number > 1 && { previous: noticiasPath(number - 1) }),
      ...(number < countPages(doc(documents.noticias())) && { next: noticiasPath(number + 1) }),
    };
  },
  noticia: ofRecord(documents.noticia, (stored, { id, ajustes, origin }) => {
    const descripcion = asDescription(stored.contenido);
    return {
      canonical: `/noticias/${id}`,
      descripcion,
      tipo: 'article',
      publishedAt: stored.fecha_date,
      structuredData: newsData(stored, descripcion, ajustes, origin),
    };
  }),
  plantilla: ({ doc, ajustes, origin }) => ({
    canonical: '/plantilla',
    descripcion: `Los jugadores ${withArticle(ajustes).del}: dorsal, posición y estadísticas de cada uno.`,
    structuredData: squadData(doc(documents.plantilla()), ajustes, origin),
  }),
  jugador: ofRecord(documents.jugador, (stored, { title, id, ajustes, origin }) => ({
    canonical: `/jugador/${id}`,
    descripcion: `${title}, dorsal ${String(stored.dorsal)} ${withArticle(ajustes).del}: datos, posición, trayectoria y estadísticas de la temporada.`,
    tipo: 'profile',
    structuredData: playerData(stored, ajustes, origin),
  })),
  // Two players side by side (regla 107), or the form to choose them.
  compare: ({ query: { a = '', b = '' }, ajustes }) => ({
    ...(a !== '' && b !== '' && { canonical: `/comparar?a=${a}&b=${b}` }),
    descripcion: `Las cifras de dos jugadores ${withArticle(ajustes).del} en la temporada, frente a frente.`,
  }),
  search: ({ ajustes }) => ({
    descripcion: `Busca jugadores, rivales, partidos y noticias ${withArticle(ajustes).del}.`,
    isForOne: true,
  }),
  partidos: ofTemporada('/partidos', 'Partidos'),
  partido: ofRecord(documents.partido, (stored, { title, id, ajustes, origin }) => {
    const decision = stored.jugado ? decisionText(stored, ajustes.nombre) : '';
    return {
      picture: { path: sharePicturePath('partido', stored, ajustes), alt: title },
      canonical: `/partidos/${id}`,
      descripcion: `${joinParts(', ', stored.nombre_competicion, `${stored.fecha_str} a las ${stored.hora_str}`, stored.nombre_campo)}.${decision === '' ? '' : ` ${decision}.`}`,
      structuredData: matchData(stored, ajustes, origin),
    };
  }),
  // Linked from the match's page, not indexed (regla 95).
  score: ofRecord(documents.partido, ({ nombre_competicion: name, fecha_str: day }) => ({
    descripcion: `${name}, ${day}.`,
  })),
  estadisticas: ofTemporada('/estadisticas', 'Estadísticas'),
  rival({ doc, id, title, ajustes }) {
    const historia = doc(documents.historia());
    const found = historia && deriveRival(historia, [], id);
    const { jugados = 0, ganados = 0, empatados = 0, perdidos = 0 } = found?.totales ?? {};
    return {
      canonical: `/rivales/${id}`,
      descripcion: `Todos los partidos ${withArticle(ajustes).del} contra ${title}: ${String(jugados)} jugados, ${String(ganados)} ganados, ${String(empatados)} empatados y ${String(perdidos)} perdidos.`,
    };
  },
  history: fixed(
    '/historia',
    ({ del }) => `Todas las temporadas ${del}: récords, goleadores y rivales de siempre.`,
  ),
  donations: fixed(
    '/donaciones',
    ({ al }) => `Ayuda ${al} a comprar material: cualquier cantidad cuenta.`,
  ),
  // Its path contains the club's slug (regla 9).
  about: ({ ajustes }) => ({
    canonical: aboutPath(ajustes.slug),
    descripcion: `Quiénes somos y de dónde viene ${withArticle(ajustes).el}. ${ajustes.lema}`,
  }),
  contact: fixed('/contacto', ({ al }) => `Cómo escribir ${al} y dónde seguirnos.`),
  'contact-developer': fixed(
    '/contacto-desarrollador',
    ({ del }) => `¿Un fallo o una idea para la web ${del}? Escribe a quien la hace.`,
  ),
  privacy: fixed(
    '/privacidad',
    ({ del }) => `Qué datos publica la web ${del} y cómo pedir que se corrijan o se retiren.`,
  ),
};

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

const SCREENS =
  'noticias|plantilla|partidos|equipos|competiciones|campos|estadisticas|temporadas|historial|copia|ajustes|cuentas|mi-clave|salir|empezar|empezar-temporada|mi-club';

/**
 * A screen of the panel (regla 7), a step of the setup wizard, the sheet of a match with its subpages, or the pages to
 * log in. The code of an invitation is in the fragment of /alta, so the server never sees it.
 */
export const PANEL_PATH = new RegExp(
  `^/(login|alta|admin(/(${SCREENS}|empezar/[a-z]+|partidos/[^/]+(/(cronica|banda|convocatoria))?))?/*)$`,
);

/** Any page of the panel, which is rendered in the browser. */
export const panelPage = (settings: Settings): Page => ({
  status: 200,
  tipo: 'website',
  titulo: documentTitle('Administración', settings),
  descripcion: asDescription(settings.lema),
  docs: {},
  isPrivate: true,
});

/** Path without trailing slashes. */
export const cleanPath = (path: string) =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** Whether a path is that of the page about the club with an earlier slug. */
export const isFormerAboutPath = (
  path: string,
  { slug, slugs_anteriores: earlier }: Pick<StoredSettings, 'slug' | 'slugs_anteriores'>,
): boolean => earlier.some((former) => former !== slug && cleanPath(path) === aboutPath(former));

/** Documents that pages show. */
const SHOWN: readonly ((id: string) => DocumentSpec<unknown>)[] = [
  documents.club,
  documents.portada,
  documents.noticias,
  documents.noticiasPage,
  documents.noticia,
  documents.plantilla,
  documents.jugador,
  documents.calendario,
  documents.partido,
  documents.directo,
  documents.convocatoria,
  documents.estadisticasEquipo,
  documents.estadisticasJugadores,
  documents.historia,
];

/** A document that a page asks for by its path; `null` if there is none, and for an unpublished call-up. */
export async function readShown(reader: Reader, path: string): Promise<unknown> {
  const [, id = ''] = path.split('/');
  const spec = SHOWN.map((document) => document(id)).find((one) => one.path === path);
  if (!spec) throw new Error(`no page may show ${path}`);
  const callUp = documents.convocatoria(id);
  if (path === callUp.path && !(await reader.read(callUp))?.publica) return null;
  return (await reader.read(spec)) ?? null;
}

interface PrepareCall extends Pick<HeadCall, 'query' | 'ajustes'> {
  readonly reader: Reader;
  readonly now: Date;
}

/** What the page of a path shows besides the documents that its components ask for. */
export async function prepareDocs(
  path: string,
  { reader, query, now, ajustes }: PrepareCall,
): Promise<Page['docs']> {
  if (path === '/buscar') return { [SEARCH_KEY]: await search(reader, query.q ?? '', ajustes) };
  // On days that recall a match of an earlier year, the previous season's calendar, so that the page does not shift.
  const [previous, current] = (await readClub(reader)).temporadas.slice(-2);
  const { temporada = current?._id } = query;
  if (path !== '/partidos' || !previous || !current || temporada !== current._id) return {};
  const partidos = await readAllPreviews(reader, [previous, current]);
  if (onThisDay(partidos, now, ajustes.zona_horaria).length === 0) return {};
  const spec = documents.calendario(previous._id);
  return { [spec.path]: (await reader.read(spec)) ?? null };
}

/** The page that the web has rendered, with its head. */
export function describePage(
  { routeId = '', id, title, isFound, docs }: Omit<Rendered, 'html' | 'isAwaited'>,
  { query, ajustes, origin }: Pick<HeadCall, 'query' | 'ajustes' | 'origin'>,
): Page {
  // Parsed with the same specification when it was read.
  const doc = <T>({ path }: DocumentSpec<T>) => (docs[path] ?? undefined) as T | undefined;
  const { descripcion = '', ...head } = isFound
    ? (HEADS[routeId]?.({ title, id, doc, query, ajustes, origin }) ?? {})
    : { descripcion: 'Esta página no existe' };
  return {
    status: isFound ? 200 : 404,
    tipo: 'website',
    ...head,
    titulo: documentTitle(title, ajustes),
    descripcion:
      asDescription(descripcion) || asDescription(`${title} · ${ajustes.nombre}: ${ajustes.lema}`),
    docs,
  };
}
