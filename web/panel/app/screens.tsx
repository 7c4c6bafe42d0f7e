import ArticleIcon from '@mui/icons-material/ArticleRounded';
import BackupIcon from '@mui/icons-material/BackupRounded';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsRounded';
import GroupsIcon from '@mui/icons-material/GroupsRounded';
import HistoryIcon from '@mui/icons-material/HistoryRounded';
import HomeIcon from '@mui/icons-material/HomeRounded';
import KeyIcon from '@mui/icons-material/KeyRounded';
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import QueryStatsIcon from '@mui/icons-material/QueryStatsRounded';
import SeasonIcon from '@mui/icons-material/CalendarMonthRounded';
import SettingsIcon from '@mui/icons-material/SettingsRounded';
import ShieldIcon from '@mui/icons-material/ShieldRounded';
import SportsSoccerIcon from '@mui/icons-material/SportsSoccerRounded';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Cuenta } from '../../lib/count-text';
import type { AdminLink } from '../shell/admin-nav';
import { adminPaths } from './admin-paths';
import { HelperHomeRoute, InicioRoute } from './home-route';

/** A screen of the panel: path, content by role, and navigation entry if it has one. */
export interface Screen {
  readonly path: string;
  readonly enlace?: Omit<AdminLink, 'to'>;
  readonly administrador: ReactNode;
  /**
   * Content for a helper, who may only enter matches (docs/decisions/0020). Without it helpers cannot open the screen.
   */
  readonly ayudante?: ReactNode;
}

function screen(load: () => Promise<ComponentType>): ReactNode {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

const empezar = screen(async () => (await import('./setup-route')).SetupRoute);
const miClave = screen(async () => (await import('./my-password-route')).MyPasswordRoute);

/** All screens, in navigation order. A new one needs an entry here, a path and a file. */
export const screens: readonly Screen[] = [
  {
    path: adminPaths.inicio,
    enlace: { label: 'Inicio', grupo: 'diario', Icono: HomeIcon },
    administrador: <InicioRoute />,
    ayudante: <HelperHomeRoute />,
  },
  { path: adminPaths.empezar, administrador: empezar },
  { path: adminPaths.paso(':paso'), administrador: empezar },
  {
    path: adminPaths.miClub,
    administrador: screen(async () => (await import('./my-club-route')).MyClubRoute),
  },
  {
    path: adminPaths.empezarTemporada,
    administrador: screen(
      async () => (await import('./start-temporada-route')).StartTemporadaRoute,
    ),
  },
  {
    path: adminPaths.partidos,
    enlace: { label: 'Partidos', grupo: 'diario', Icono: SportsSoccerIcon },
    administrador: screen(async () => (await import('./partidos-route')).PartidosRoute),
    ayudante: screen(async () => (await import('./actas-route')).ActasRoute),
  },
  {
    path: adminPaths.ficha(':id'),
    administrador: screen(async () => (await import('./acta-route')).ActaRoute),
    ayudante: screen(async () => (await import('./acta-route')).ActaAyudanteRoute),
  },
  {
    path: adminPaths.cronica(':id'),
    administrador: screen(async () => (await import('./cronica-route')).CronicaRoute),
  },
  {
    path: adminPaths.plantilla,
    enlace: { label: 'Plantilla', grupo: 'diario', Icono: GroupsIcon },
    administrador: screen(
      async () => (await import('../plantilla/plantilla-screen')).PlantillaScreen,
    ),
  },
  {
    path: adminPaths.noticias,
    enlace: { label: 'Noticias', grupo: 'diario', Icono: ArticleIcon },
    administrador: screen(async () => (await import('../noticias/noticias-screen')).NoticiasScreen),
  },
  {
    path: adminPaths.equipos,
    enlace: { label: 'Equipos', grupo: 'temporada', Icono: ShieldIcon },
    administrador: screen(async () => (await import('../equipos/equipos-screen')).EquiposScreen),
  },
  {
    path: adminPaths.competiciones,
    enlace: { label: 'Competiciones', grupo: 'temporada', Icono: EmojiEventsIcon },
    administrador: screen(
      async () => (await import('../competiciones/competiciones-screen')).CompeticionesScreen,
    ),
  },
  {
    path: adminPaths.campos,
    enlace: { label: 'Campos', grupo: 'temporada', Icono: PlaceIcon },
    administrador: screen(async () => (await import('../campos/campos-screen')).CamposScreen),
  },
  {
    path: adminPaths.temporadas,
    enlace: { label: 'Temporadas', grupo: 'temporada', Icono: SeasonIcon },
    administrador: screen(async () => (await import('./temporadas-route')).TemporadasRoute),
  },
  {
    path: adminPaths.estadisticas,
    enlace: { label: 'Estadísticas', grupo: 'temporada', Icono: QueryStatsIcon },
    administrador: screen(async () => (await import('./estadisticas-route')).EstadisticasRoute),
  },
  {
    path: adminPaths.historial,
    enlace: { label: 'Historial', grupo: 'club', Icono: HistoryIcon },
    administrador: screen(async () => (await import('../history/history-screen')).HistoryScreen),
  },
  {
    path: adminPaths.copia,
    enlace: { label: 'Copia', grupo: 'club', Icono: BackupIcon },
    administrador: screen(async () => (await import('../backup/backup-screen')).BackupScreen),
  },
  {
    path: adminPaths.ajustes,
    enlace: { label: 'Ajustes', grupo: 'club', Icono: SettingsIcon },
    administrador: screen(async () => (await import('../settings/settings-screen')).SettingsScreen),
  },
  {
    path: adminPaths.cuentas,
    enlace: { label: 'Cuentas', grupo: 'club', Icono: ManageAccountsIcon },
    administrador: screen(async () => (await import('./accounts-route')).AccountsRoute),
  },
  {
    path: adminPaths.miClave,
    enlace: { label: 'Mi clave', grupo: 'club', Icono: KeyIcon },
    administrador: miClave,
    ayudante: miClave,
  },
];

/** The screen's content for an account; `undefined` if it has no access. */
export const contentFor = ({ administrador, ayudante }: Screen, cuenta: Cuenta): ReactNode =>
  cuenta.isAdministrador ? administrador : ayudante;

/** Navigation links for an account, in the order of the screens. */
export const linksFor = (all: readonly Screen[], cuenta: Cuenta) =>
  all.flatMap((one) =>
    one.enlace === undefined || contentFor(one, cuenta) === undefined
      ? []
      : [{ to: one.path, ...one.enlace }],
  );
