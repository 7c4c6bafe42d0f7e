import { toSlug, joinParts } from '@club/shared';

/** Paths of the site's routes (regla 5), except the page about the club (`aboutPath`). */
export const paths = {
  home: '/',
  noticias: '/noticias',
  /** Page of the news list, from 1. */
  noticiasPage: (number: number) => `/noticias${number > 1 ? `?pagina=${String(number)}` : ''}`,
  noticia: (id: string) => `/noticias/${id}`,
  plantilla: '/plantilla',
  jugador: (id: string) => `/jugador/${id}`,
  /** Two players side by side; the query has their ids, `a` and `b`. */
  compare: '/comparar',
  /** Search; the query `q` has the words. */
  search: '/buscar',
  partidos: '/partidos',
  partido: (id: string) => `/partidos/${id}`,
  /** The score alone, full screen. */
  marcador: (id: string) => `/partidos/${id}/marcador`,
  estadisticas: '/estadisticas',
  historia: '/historia',
  rival: (nombre: string) => `/rivales/${toSlug(nombre)}`,
  donaciones: '/donaciones',
  contacto: '/contacto',
  developerContact: '/contacto-desarrollador',
  privacidad: '/privacidad',
  login: '/login',
  /** Invitation page. The code is in the URL fragment, so the server never sees it. */
  alta: '/alta',
  admin: '/admin',
} as const;

/* Link props for records. The pages change with a view transition (docs/decisions/0002). */

export const toPartido = (id: string) => ({ to: paths.partido(id), viewTransition: true });

export const toJugador = (id: string) => ({ to: paths.jugador(id), viewTransition: true });

/** Google Maps link for a place. Nothing is loaded from Google until the reader follows it. */
export const mapUrl = (...place: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(joinParts(', ', ...place))}`;
