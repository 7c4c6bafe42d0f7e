import { lazy, type ReactNode } from 'react';
import { AdminHome } from '../inicio/admin-home';
import { adminPaths } from './admin-paths';

// A screen is downloaded when it is opened.
const NoticiasScreen = lazy(async () => ({
  default: (await import('../noticias/noticias-screen')).NoticiasScreen,
}));
const PlantillaScreen = lazy(async () => ({
  default: (await import('../plantilla/plantilla-screen')).PlantillaScreen,
}));
const PartidosRoute = lazy(async () => ({
  default: (await import('./partidos-route')).PartidosRoute,
}));
const FichasRoute = lazy(async () => ({ default: (await import('./fichas-route')).FichasRoute }));
const FichaRoute = lazy(async () => ({ default: (await import('./ficha-route')).FichaRoute }));
const CronicaRoute = lazy(async () => ({
  default: (await import('./cronica-route')).CronicaRoute,
}));
const EquiposScreen = lazy(async () => ({
  default: (await import('../equipos/equipos-screen')).EquiposScreen,
}));
const CompeticionesScreen = lazy(async () => ({
  default: (await import('../competiciones/competiciones-screen')).CompeticionesScreen,
}));
const CamposScreen = lazy(async () => ({
  default: (await import('../campos/campos-screen')).CamposScreen,
}));
const EstadisticasScreen = lazy(async () => ({
  default: (await import('../estadisticas/estadisticas-screen')).EstadisticasScreen,
}));
const TemporadasScreen = lazy(async () => ({
  default: (await import('../temporadas/temporadas-screen')).TemporadasScreen,
}));
const HistorialScreen = lazy(async () => ({
  default: (await import('../historial/historial-screen')).HistorialScreen,
}));
const CopiaScreen = lazy(async () => ({
  default: (await import('../copia/copia-screen')).CopiaScreen,
}));

/** A screen of the panel: its path, what shows it, and its name in the navigation if it stands there. */
export interface AdminScreen {
  readonly path: string;
  readonly label?: string;
  readonly element: ReactNode;
}

/** The screens in the order of the navigation; a new one is a line here and a file in features/admin. */
const temas: readonly AdminScreen[] = [
  { path: adminPaths.noticias, label: 'Noticias', element: <NoticiasScreen /> },
  { path: adminPaths.plantilla, label: 'Plantilla', element: <PlantillaScreen /> },
  { path: adminPaths.partidos, label: 'Partidos', element: <PartidosRoute /> },
  { path: adminPaths.ficha(':id'), element: <FichaRoute /> },
  { path: adminPaths.cronica(':id'), element: <CronicaRoute /> },
  { path: adminPaths.equipos, label: 'Equipos', element: <EquiposScreen /> },
  { path: adminPaths.competiciones, label: 'Competiciones', element: <CompeticionesScreen /> },
  { path: adminPaths.campos, label: 'Campos', element: <CamposScreen /> },
  { path: adminPaths.estadisticas, label: 'Estadísticas', element: <EstadisticasScreen /> },
  { path: adminPaths.temporadas, label: 'Temporadas', element: <TemporadasScreen /> },
  { path: adminPaths.historial, label: 'Historial', element: <HistorialScreen /> },
  { path: adminPaths.copia, label: 'Copia', element: <CopiaScreen /> },
];

/** The links of the panel's navigation, in the order of its screens. */
export const linksOf = (screens: readonly AdminScreen[]) =>
  screens.flatMap(({ path, label }) => (label === undefined ? [] : [{ to: path, label }]));

/** Everything that the panel shows, its home first. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: adminPaths.inicio,
    label: 'Inicio',
    element: <AdminHome links={linksOf(temas)} bandaPath={adminPaths.banda} />,
  },
  ...temas,
];

/** What a helper sees, who may only enter matches (docs/decisions/0022). */
const temasFichas: readonly AdminScreen[] = [
  { path: adminPaths.partidos, label: 'Partidos', element: <FichasRoute /> },
  { path: adminPaths.ficha(':id'), element: <FichaRoute isAyudante /> },
];
export const fichasScreens: readonly AdminScreen[] = [
  {
    path: adminPaths.inicio,
    label: 'Inicio',
    element: <AdminHome links={linksOf(temasFichas)} bandaPath={adminPaths.banda} />,
  },
  ...temasFichas,
];
