import { endpoints, slugOf, withArticle } from '@club/shared';
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

/** Every public page of the running site, with one example per kind of record. */
export async function publicRoutes(): Promise<readonly PublicRoute[]> {
  const partidos = await readApi(endpoints.fetchPartidos);
  const played = partidos.find(({ jugado, mvp }) => jugado && mvp);
  const unplayed = partidos.findLast(({ jugado }) => !jugado);
  const [scorer, other] = await readApi(endpoints.fetchRankingGoleadores);
  const [noticia] = await readApi(endpoints.fetchNoticias);
  if (!played?.mvp || !unplayed || !scorer || !other || !noticia)
    throw new Error('the demo club is incomplete');
  const player = await readApi(endpoints.fetchJugador, scorer.jugador_id);
  const live = (name: string, path: string, heading: string, text: string) => ({
    name,
    path,
    heading,
    text,
    isLive: true,
    status: 200 as const,
  });
  const fixed = (name: string, path: string, heading: string, text: string) => ({
    ...live(name, path, heading, text),
    isLive: false,
  });
  const missing = (name: string, path: string) => ({
    ...fixed(name, path, 'ERROR 404 - Esta pagina no existe', 'Esta página no existe'),
    status: 404 as const,
  });
  const { contacto, nombre, slug } = demoSettings;
  return [
    live('home', '/', nombre, noticia.titulo),
    live('news', '/noticias', 'Noticias', noticia.titulo),
    live('news item', `/noticias/${noticia._id}`, noticia.titulo, noticia.titulo),
    live('squad', '/plantilla', 'Plantilla', 'Ver jugador'),
    live('player', `/jugador/${scorer.jugador_id}`, player.nombre, 'Más cifras'),
    live(
      'comparison',
      `/comparar?a=${scorer.jugador_id}&b=${other.jugador_id}`,
      'frente a frente',
      'Goles',
    ),
    live('matches', '/partidos', 'Partidos', 'Ver ficha'),
    live(
      'played match',
      `/partidos/${played._id}`,
      played.nombre_equipo,
      played.mvp.nombre_con_inicial,
    ),
    live(
      'unplayed match',
      `/partidos/${unplayed._id}`,
      unplayed.nombre_equipo,
      unplayed.nombre_equipo,
    ),
    live('statistics', '/estadisticas', 'Estadísticas', 'Partidos jugados'),
    live('rival', `/rivales/${slugOf(played.nombre_equipo)}`, played.nombre_equipo, 'Récords'),
    live('history', '/historia', 'Historia', 'Mayor victoria'),
    fixed('donations', '/donaciones', 'Donaciones', `Donar ${withArticle(demoSettings).al}`),
    live('about', `/sobre-${slug}`, nombre, 'equipo de amigos'),
    fixed('contact', '/contacto', 'Contacto', contacto.email),
    fixed(
      'developer contact',
      '/contacto-desarrollador',
      'desarrollador',
      contacto.email_desarrollador,
    ),
    fixed('privacy', '/privacidad', 'Política de privacidad', 'Cookies'),
    missing('not found', '/no-existe'),
    missing('no player', '/jugador/no-existe'),
  ];
}

/** Names of the pages with a picture in `e2e/pictures`. Fixed, because tests are named before the site runs. */
export const PICTURED_ROUTE_NAMES = [
  'home',
  'news',
  'news item',
  'squad',
  'player',
  'comparison',
  'matches',
  'played match',
  'unplayed match',
  'statistics',
  'rival',
  'history',
];

/** Names of all `publicRoutes`. */
export const PUBLIC_ROUTE_NAMES = [
  ...PICTURED_ROUTE_NAMES,
  'donations',
  'about',
  'contact',
  'developer contact',
  'privacy',
  'not found',
  'no player',
];
