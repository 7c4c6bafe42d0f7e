import { type Settings, shareCardPath } from '@club/shared';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { RootLayout } from './root-layout';
import { RouteError } from '../../components/route-error';

/** A route whose component is loaded when the page is opened. */
const page = (id: string, path: string, load: () => Promise<ComponentType>): RouteObject => ({
  id,
  path,
  lazy: async () => ({ Component: await load() }),
});

/**
 * Public routes, rendered on the server and in the browser. Each page is a chunk named after its module, so a reader
 * hydrates only the open page (docs/decisions/0007).
 */
export const publicRoutes = ({ slug }: Pick<Settings, 'slug'>): readonly RouteObject[] => [
  // The home page has two URLs (regla 5).
  page('home', `${paths.home}home?`, async () => (await import('../pages/home')).HomeRoute),
  page('noticias', paths.noticias, async () => (await import('../pages/noticias')).NoticiasRoute),
  page(
    'noticia',
    paths.noticia(':id'),
    async () => (await import('../pages/noticia')).NoticiaRoute,
  ),
  page(
    'plantilla',
    paths.plantilla,
    async () => (await import('../pages/plantilla')).PlantillaRoute,
  ),
  page(
    'jugador',
    paths.jugador(':id'),
    async () => (await import('../pages/jugador')).JugadorRoute,
  ),
  page('compare', paths.compare, async () => (await import('../pages/compare')).CompareRoute),
  page('search', paths.search, async () => (await import('../pages/search')).SearchRoute),
  page('partidos', paths.partidos, async () => (await import('../pages/partidos')).PartidosRoute),
  page(
    'partido',
    paths.partido(':id'),
    async () => (await import('../pages/partido')).PartidoRoute,
  ),
  page('marcador', paths.marcador(':id'), async () => (await import('../pages/score')).ScoreRoute),
  page(
    'estadisticas',
    paths.estadisticas,
    async () => (await import('../pages/estadisticas')).EstadisticasRoute,
  ),
  page('rival', '/rivales/:id', async () => (await import('../pages/rival')).RivalRoute),
  page('historia', paths.historia, async () => (await import('../pages/history')).HistoryRoute),
  page(
    'donaciones',
    paths.donaciones,
    async () => (await import('../pages/donations')).DonationsRoute,
  ),
  page('sobre', shareCardPath(slug), async () => (await import('../pages/about')).AboutRoute),
  page('contacto', paths.contacto, async () => (await import('../pages/contact')).ContactRoute),
  page(
    'contacto-desarrollador',
    paths.developerContact,
    async () => (await import('../pages/contact-developer')).ContactDeveloperRoute,
  ),
  page('privacidad', paths.privacidad, async () => (await import('../pages/privacy')).PrivacyRoute),
  page('not-found', '*', async () => (await import('../../components/not-found')).NotFound),
];

/** Routes for developers: not in a menu, not preloaded. */
export const workshopRoutes: readonly RouteObject[] = [
  page('componentes', paths.componentes, async () =>
    (await import('../pages/components/load')).loadComponents(),
  ),
];

/** Full-screen routes. */
const isBare = ({ id }: RouteObject) => id === 'marcador';

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
