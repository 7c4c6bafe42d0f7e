import { API_BASE, clubConfig, endpoints, type Partido } from '@club/shared';
import { inject } from 'vitest';

/** A public page of the demo club. */
export interface PublicRoute {
  readonly name: string;
  readonly path: string;
  /** What its content says, beyond what is on every page. */
  readonly text: string;
  /** Whether it shows documents, and listens to them. */
  readonly isLive: boolean;
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${inject('siteUrl')}${API_BASE}/${path}`);
  return (await response.json()) as T;
}

/** Every public page of the running site, with an example of each page that shows a record. */
export async function publicRoutes(): Promise<readonly PublicRoute[]> {
  const partidos = await read<Partido[]>(endpoints.fetchPartidos.path);
  const played = partidos.find(({ jugado, mvp }) => jugado && mvp);
  const unplayed = partidos.findLast(({ jugado }) => !jugado);
  const [goleador] = await read<{ jugador_id: string }[]>(endpoints.fetchRankingGoleadores.path);
  const [noticia] = await read<{ _id: string; titulo: string }[]>(endpoints.fetchNoticias.path);
  if (!played?.mvp || !unplayed || !goleador || !noticia)
    throw new Error('the demo club is incomplete');
  const live = (name: string, path: string, text: string) => ({ name, path, text, isLive: true });
  const fixed = (name: string, path: string, text: string) => ({ name, path, text, isLive: false });
  return [
    live('home', '/', noticia.titulo),
    live('news', '/noticias', noticia.titulo),
    live('news item', `/noticias/${noticia._id}`, noticia.titulo),
    live('squad', '/plantilla', 'Ver jugador'),
    live('player', `/jugador/${goleador.jugador_id}`, 'Goles por partido'),
    live('matches', '/partidos', 'Ver ficha'),
    live('played match', `/partidos/${played._id}`, played.mvp.nombre_con_inicial),
    live('unplayed match', `/partidos/${unplayed._id}`, unplayed.nombre_equipo),
    live('statistics', '/estadisticas', 'Partidos jugados'),
    fixed('donations', '/donaciones', `Donar a ${clubConfig.nombre}`),
    fixed('about', `/sobre-${clubConfig.slug}`, 'equipo de amigos'),
    fixed('contact', '/contacto', clubConfig.contacto.email),
    fixed('developer contact', '/contacto-desarrollador', clubConfig.contacto.emailDesarrollador),
    fixed('privacy', '/privacidad', 'Cookies'),
    fixed('not found', '/no-existe', 'Esta página no existe'),
  ];
}
