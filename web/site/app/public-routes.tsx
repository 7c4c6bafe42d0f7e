import { type Settings, aboutPath } from '@club/shared';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFound, RouteError } from '../../components/page-states';
import { paths } from '../../lib/paths';
import { RootLayout } from './root-layout';

/**
 * A route whose module is loaded when the page is opened. React Router renders the module's `Component`. `id` is the
 * name of the module; the server needs it to preload the chunk (scripts/build/web.ts) and to write the page's head
 * (functions/src/pages/routes.ts).
 */
const page = (
  id: string,
  path: string,
  lazy: () => Promise<{ readonly Component: ComponentType }>,
): RouteObject => ({ id, path, lazy, caseSensitive: true });

/**
 * Public routes, rendered on the server and in the browser. Each page is a chunk named after its module, so a reader
 * hydrates only the open page (docs/decisions/0007).
 */
export const publicRoutes = ({ slug }: Pick<Settings, 'slug'>): readonly RouteObject[] => [
  // The home page has two URLs (regla 5).
  page('home', `${paths.home}home?`, () => import('../pages/home')),
  page('noticias', paths.noticias, () => import('../pages/noticias')),
  page('noticia', paths.noticia(':id'), () => import('../pages/noticia')),
  page('plantilla', paths.plantilla, () => import('../pages/plantilla')),
  page('jugador', paths.jugador(':id'), () => import('../pages/jugador')),
  page('compare', paths.compare, () => import('../pages/compare')),
  page('search', paths.search, () => import('../pages/search')),
  page('partidos', paths.partidos, () => import('../pages/partidos')),
  page('partido', paths.partido(':id'), () => import('../pages/partido')),
  page('score', paths.marcador(':id'), () => import('../pages/score')),
  page('estadisticas', paths.estadisticas, () => import('../pages/estadisticas')),
  page('rival', '/rivales/:id', () => import('../pages/rival')),
  page('history', paths.historia, () => import('../pages/history')),
  page('donations', paths.donaciones, () => import('../pages/donations')),
  page('about', aboutPath(slug), () => import('../pages/about')),
  page('contact', paths.contacto, () => import('../pages/contact')),
  page('contact-developer', paths.developerContact, () => import('../pages/contact-developer')),
  page('privacy', paths.privacidad, () => import('../pages/privacy')),
  { id: 'not-found', path: '*', Component: NotFound },
];

/** Full-screen routes. */
const isBare = ({ id }: RouteObject) => id === 'score';

/** Wraps routes in the layout, except full-screen ones. Each route has its own error boundary. */
export function withLayout(routes: readonly RouteObject[]): RouteObject[] {
  const guarded = routes.map((route) => ({ ...route, ErrorBoundary: RouteError }));
  return [
    {
      id: 'sitio',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      // While a chunk loads, the server's HTML or the previous page stays on screen.
      HydrateFallback: () => null,
      children: guarded.filter((route) => !isBare(route)),
    },
    ...guarded.filter(isBare).map((route) => ({ ...route, HydrateFallback: () => null })),
  ];
}
