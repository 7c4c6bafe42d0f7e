import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { ContactoRoute } from './routes/contacto';
import { ContactoDesarrolladorRoute } from './routes/contacto-desarrollador';
import { DonacionesRoute } from './routes/donaciones';
import { EstadisticasRoute } from './routes/estadisticas';
import { HomeRoute } from './routes/home';
import { JugadorRoute } from './routes/jugador';
import { NotFound } from './routes/not-found';
import { NoticiaRoute } from './routes/noticia';
import { NoticiasRoute } from './routes/noticias';
import { PartidoRoute } from './routes/partido';
import { PartidosRoute } from './routes/partidos';
import { PlantillaRoute } from './routes/plantilla';
import { PrivacidadRoute } from './routes/privacidad';
import { SobreRoute } from './routes/sobre';

const AdminApp = lazy(async () => ({
  default: (await import('./routes/admin/admin-app')).AdminApp,
}));
const LoginRoute = lazy(async () => ({
  default: (await import('./routes/admin/login-route')).LoginRoute,
}));

const routes: RouteObject[] = [
  { index: true, Component: HomeRoute },
  { path: 'home', Component: HomeRoute },
  { path: paths.noticias, Component: NoticiasRoute },
  { path: paths.noticia(':id'), Component: NoticiaRoute },
  { path: paths.plantilla, Component: PlantillaRoute },
  { path: paths.jugador(':id'), Component: JugadorRoute },
  { path: paths.partidos, Component: PartidosRoute },
  { path: paths.partido(':id'), Component: PartidoRoute },
  { path: paths.estadisticas, Component: EstadisticasRoute },
  { path: paths.donaciones, Component: DonacionesRoute },
  { path: paths.sobre, Component: SobreRoute },
  { path: paths.contacto, Component: ContactoRoute },
  { path: paths.contactoDesarrollador, Component: ContactoDesarrolladorRoute },
  { path: paths.privacidad, Component: PrivacidadRoute },
  { path: paths.login, Component: LoginRoute },
  { path: `${paths.admin}/*`, Component: AdminApp },
  { path: '*', Component: NotFound },
];

/** The site's router; every route has an error boundary of its own inside the layout. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: routes.map((route) => ({ ...route, ErrorBoundary: RouteError })),
    },
  ]);
