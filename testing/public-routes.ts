import { endpoints, toSlug, withArticle } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { readApi } from './club-access';

/** A public page of the demo club. */
export interface PublicRoute {
  readonly name: string;
  readonly path: string;
  /** Its heading, or part of it. */
  readonly heading: string;
  /** Part of the text in `#contenido`. */
  readonly text: string;
  /** Whether it listens to documents. */
  readonly isLive: boolean;
  /** 404 if there is no such page or record. */
  readonly status: 200 | 404;
}

/** One record of each kind, to which the pages lead. */
async function readExamples() {
  const partidos = await readApi(endpoints.fetchPartidos);
  const played = partidos.find(({ jugado, mvp }) => jugado && mvp);
  const unplayed = partidos.findLast(({ jugado }) => !jugado);
  const [scorer, other] = await readApi(endpoints.fetchRankingGoleadores);
  const [noticia] = await readApi(endpoints.fetchNoticias);
  if (!played?.mvp || !unplayed || !scorer || !other || !noticia)
    throw new Error('the demo club is incomplete');
  const { nombre } = await readApi(endpoints.fetchJugador, scorer.jugador_id);
  const mvp = played.mvp.nombre_con_inicial;
  return { played, mvp, unplayed, scorer: { ...scorer, nombre }, other, noticia };
}

type Examples = Awaited<ReturnType<typeof readExamples>>;
type Pages = Readonly<
  Record<string, (examples: Examples) => readonly [path: string, heading: string, text: string]>
>;

const { contacto, nombre: club, slug } = demoSettings;
const NOT_FOUND = ['ERROR 404 - Esta pagina no existe', 'Esta página no existe'] as const;

/** Pages with a picture in `e2e/pictures`. All of them are live. */
const PICTURED: Pages = {
  home: ({ noticia }) => ['/', club, noticia.titulo],
  news: ({ noticia }) => ['/noticias', 'Noticias', noticia.titulo],
  'news item': ({ noticia: { _id, titulo } }) => [`/noticias/${_id}`, titulo, titulo],
  squad: () => ['/plantilla', 'Plantilla', 'Ver jugador'],
  player: ({ scorer }) => [`/jugador/${scorer.jugador_id}`, scorer.nombre, 'Más cifras'],
  comparison: ({ scorer: { jugador_id: a }, other: { jugador_id: b } }) => [
    `/comparar?a=${a}&b=${b}`,
    'frente a frente',
    'Goles',
  ],
  matches: () => ['/partidos', 'Partidos', 'Ver ficha'],
  'played match': ({ played, mvp }) => [`/partidos/${played._id}`, played.nombre_equipo, mvp],
  'unplayed match': ({ unplayed: { _id, nombre_equipo: rival } }) => [
    `/partidos/${_id}`,
    rival,
    rival,
  ],
  statistics: () => ['/estadisticas', 'Estadísticas', 'Partidos jugados'],
  rival: ({ played: { nombre_equipo: rival } }) => [`/rivales/${toSlug(rival)}`, rival, 'Récords'],
  history: () => ['/historia', 'Historia', 'Mayor victoria'],
};

const LIVE: Pages = { ...PICTURED, about: () => [`/sobre-${slug}`, club, 'equipo de amigos'] };
const MISSING: Pages = {
  'not found': () => ['/no-existe', ...NOT_FOUND],
  'no player': () => ['/jugador/no-existe', ...NOT_FOUND],
};
const PAGES: Pages = {
  ...LIVE,
  donations: () => ['/donaciones', 'Donaciones', `Donar ${withArticle(demoSettings).al}`],
  contact: () => ['/contacto', 'Contacto', contacto.email],
  'developer contact': () => [
    '/contacto-desarrollador',
    'desarrollador',
    contacto.email_desarrollador,
  ],
  privacy: () => ['/privacidad', 'Política de privacidad', 'Cookies'],
  ...MISSING,
};

/** Names of pages, because tests are named before the site runs. */
export const PICTURED_ROUTE_NAMES = Object.keys(PICTURED);
export const PUBLIC_ROUTE_NAMES = Object.keys(PAGES);

/** Every public page of the running site, with one example per kind of record. */
export async function publicRoutes(): Promise<readonly PublicRoute[]> {
  const examples = await readExamples();
  return Object.entries(PAGES).map(([name, page]) => {
    const [path, heading, text] = page(examples);
    return { name, path, heading, text, isLive: name in LIVE, status: name in MISSING ? 404 : 200 };
  });
}
