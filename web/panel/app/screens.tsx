import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Cuenta } from '../../lib/cuenta';
import { adminPaths } from './admin-paths';
import { InicioRoute } from './inicio-route';

/** A screen of the panel: its path, what shows it, and its name in the navigation if it stands there. */
export interface Screen {
  readonly path: string;
  readonly label?: string;
  readonly administrador: ReactNode;
  /** What a helper sees, who may only enter matches (docs/decisions/0022); without it the screen is none of his. */
  readonly ayudante?: ReactNode;
}

/** A screen that is downloaded when it is opened. */
function screen(load: () => Promise<ComponentType>): ReactNode {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

const inicio = <InicioRoute />;

/** The screens in the order of the navigation; a new one is an entry here, a path and a file. */
export const screens: readonly Screen[] = [
  { path: adminPaths.inicio, label: 'Inicio', administrador: inicio, ayudante: inicio },
  {
    path: adminPaths.noticias,
    label: 'Noticias',
    administrador: screen(async () => (await import('../noticias/noticias-screen')).NoticiasScreen),
  },
  {
    path: adminPaths.plantilla,
    label: 'Plantilla',
    administrador: screen(
      async () => (await import('../plantilla/plantilla-screen')).PlantillaScreen,
    ),
  },
  {
    path: adminPaths.partidos,
    label: 'Partidos',
    administrador: screen(async () => (await import('./partidos-route')).PartidosRoute),
    ayudante: screen(async () => (await import('./fichas-route')).FichasRoute),
  },
  {
    path: adminPaths.ficha(':id'),
    administrador: screen(async () => (await import('./ficha-route')).FichaRoute),
    ayudante: screen(async () => (await import('./ficha-route')).FichaAyudanteRoute),
  },
  {
    path: adminPaths.cronica(':id'),
    administrador: screen(async () => (await import('./cronica-route')).CronicaRoute),
  },
  {
    path: adminPaths.equipos,
    label: 'Equipos',
    administrador: screen(async () => (await import('../equipos/equipos-screen')).EquiposScreen),
  },
  {
    path: adminPaths.competiciones,
    label: 'Competiciones',
    administrador: screen(
      async () => (await import('../competiciones/competiciones-screen')).CompeticionesScreen,
    ),
  },
  {
    path: adminPaths.campos,
    label: 'Campos',
    administrador: screen(async () => (await import('../campos/campos-screen')).CamposScreen),
  },
  {
    path: adminPaths.estadisticas,
    label: 'Estadísticas',
    administrador: screen(
      async () => (await import('../estadisticas/estadisticas-screen')).EstadisticasScreen,
    ),
  },
  {
    path: adminPaths.temporadas,
    label: 'Temporadas',
    administrador: screen(
      async () => (await import('../temporadas/temporadas-screen')).TemporadasScreen,
    ),
  },
  {
    path: adminPaths.historial,
    label: 'Historial',
    administrador: screen(
      async () => (await import('../historial/historial-screen')).HistorialScreen,
    ),
  },
  {
    path: adminPaths.copia,
    label: 'Copia',
    administrador: screen(async () => (await import('../copia/copia-screen')).CopiaScreen),
  },
];

/** What an account sees of a screen; `undefined` where the screen is none of his. */
export const contentFor = ({ administrador, ayudante }: Screen, cuenta: Cuenta): ReactNode =>
  cuenta.isAdministrador ? administrador : ayudante;

/** The links of the panel's navigation, in the order of its screens. */
export const linksFor = (all: readonly Screen[], cuenta: Cuenta) =>
  all.flatMap((one) =>
    one.label === undefined || contentFor(one, cuenta) === undefined
      ? []
      : [{ to: one.path, label: one.label }],
  );
