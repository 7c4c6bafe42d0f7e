import { type Ajustes, sobrePath } from '@club/shared';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { RootLayout } from './root-layout';
import { RouteError } from '../../components/route-error';

/**
 * Public routes, rendered on the server and in the browser. Each page is a chunk named after its module, so a reader
 * hydrates only the open page (docs/decisions/0007).
 */
export const publicRoutes = ({ slug }: Pick<Ajustes, 'slug'>): readonly RouteObject[] => [
  {
    // The home page has two URLs (regla 5).
    path: `${paths.home}home?`,
    id: 'home',
    lazy: async () => ({ Component: (await import('../pages/home')).HomeRoute }),
  },
  {
    path: paths.noticias,
    id: 'noticias',
    lazy: async () => ({ Component: (await import('../pages/noticias')).NoticiasRoute }),
  },
  {
    path: paths.noticia(':id'),
    id: 'noticia',
    lazy: async () => ({ Component: (await import('../pages/noticia')).NoticiaRoute }),
  },
  {
    path: paths.plantilla,
    id: 'plantilla',
    lazy: async () => ({ Component: (await import('../pages/plantilla')).PlantillaRoute }),
  },
  {
    path: paths.jugador(':id'),
    id: 'jugador',
    lazy: async () => ({ Component: (await import('../pages/jugador')).JugadorRoute }),
  },
  {
    path: paths.partidos,
    id: 'partidos',
    lazy: async () => ({ Component: (await import('../pages/partidos')).PartidosRoute }),
  },
  {
    path: paths.partido(':id'),
    id: 'partido',
    lazy: async () => ({ Component: (await import('../pages/partido')).PartidoRoute }),
  },
  {
    path: paths.marcador(':id'),
    id: 'marcador',
    lazy: async () => ({ Component: (await import('../pages/score')).ScoreRoute }),
  },
  {
    path: paths.estadisticas,
    id: 'estadisticas',
    lazy: async () => ({ Component: (await import('../pages/estadisticas')).EstadisticasRoute }),
  },
  {
    path: paths.historia,
    id: 'historia',
    lazy: async () => ({ Component: (await import('../pages/history')).HistoryRoute }),
  },
  {
    path: paths.donaciones,
    id: 'donaciones',
    lazy: async () => ({ Component: (await import('../pages/donations')).DonationsRoute }),
  },
  {
    path: sobrePath(slug),
    id: 'sobre',
    lazy: async () => ({ Component: (await import('../pages/about')).AboutRoute }),
  },
  {
    path: paths.contacto,
    id: 'contacto',
    lazy: async () => ({ Component: (await import('../pages/contact')).ContactRoute }),
  },
  {
    path: paths.contactoDesarrollador,
    id: 'contacto-desarrollador',
    lazy: async () => ({
      Component: (await import('../pages/contact-developer')).ContactDeveloperRoute,
    }),
  },
  {
    path: paths.privacidad,
    id: 'privacidad',
    lazy: async () => ({ Component: (await import('../pages/privacy')).PrivacyRoute }),
  },
  {
    path: '*',
    id: 'not-found',
    lazy: async () => ({ Component: (await import('../../components/not-found')).NotFound }),
  },
];

/** Routes for developers: not in a menu, not preloaded. */
export const workshopRoutes: readonly RouteObject[] = [
  {
    path: paths.componentes,
    id: 'componentes',
    lazy: async () => ({
      Component: await (await import('../pages/components/load')).loadComponents(),
    }),
  },
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
