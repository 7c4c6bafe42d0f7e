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
import type { Account } from '../../lib/auth/session';
import { AdminHome, HelperHome } from '../home/home';
import type { AdminLink } from '../shell/admin-nav';
import { adminPaths } from './admin-paths';

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

/** A screen whose code is loaded when it is first opened. */
function screen<Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): ReactNode {
  const Loaded = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return <Loaded />;
}

const setup = screen(() => import('../setup/setup-screen'), 'SetupScreen');
const acta = screen(() => import('./acta-route'), 'ActaRoute');
const myPassword = screen(() => import('../accounts/my-password-screen'), 'MyPasswordScreen');

/** All screens, in navigation order. A new one needs an entry here, a path and a file. */
export const screens: readonly Screen[] = [
  {
    path: adminPaths.inicio,
    enlace: { label: 'Inicio', menuGroup: 'diario', Icon: HomeIcon },
    administrador: <AdminHome />,
    ayudante: <HelperHome />,
  },
  { path: adminPaths.empezar, administrador: setup },
  { path: adminPaths.paso(':paso'), administrador: setup },
  {
    path: adminPaths.miClub,
    administrador: screen(() => import('../my-club/my-club-screen'), 'MyClubScreen'),
  },
  {
    path: adminPaths.empezarTemporada,
    administrador: screen(
      () => import('../temporadas/start-temporada-screen'),
      'StartTemporadaScreen',
    ),
  },
  {
    path: adminPaths.partidos,
    enlace: { label: 'Partidos', menuGroup: 'diario', Icon: SportsSoccerIcon },
    administrador: screen(() => import('../partidos/partidos-screen'), 'PartidosScreen'),
    ayudante: screen(() => import('../partidos/partidos-screen'), 'ActasScreen'),
  },
  {
    path: adminPaths.acta(':id'),
    administrador: acta,
    ayudante: acta,
  },
  {
    path: adminPaths.callUp(':id'),
    administrador: screen(() => import('../partidos/call-up-screen'), 'CallUpScreen'),
  },
  {
    path: adminPaths.cronica(':id'),
    administrador: screen(() => import('../cronica/cronica-screen'), 'CronicaScreen'),
  },
  {
    path: adminPaths.plantilla,
    enlace: { label: 'Plantilla', menuGroup: 'diario', Icon: GroupsIcon },
    administrador: screen(() => import('../plantilla/plantilla-screen'), 'PlantillaScreen'),
  },
  {
    path: adminPaths.noticias,
    enlace: { label: 'Noticias', menuGroup: 'diario', Icon: ArticleIcon },
    administrador: screen(() => import('../noticias/noticias-screen'), 'NoticiasScreen'),
  },
  {
    path: adminPaths.equipos,
    enlace: { label: 'Equipos', menuGroup: 'temporada', Icon: ShieldIcon },
    administrador: screen(() => import('../catalogues/catalogue-screens'), 'EquiposScreen'),
  },
  {
    path: adminPaths.competiciones,
    enlace: { label: 'Competiciones', menuGroup: 'temporada', Icon: EmojiEventsIcon },
    administrador: screen(() => import('../catalogues/catalogue-screens'), 'CompeticionesScreen'),
  },
  {
    path: adminPaths.campos,
    enlace: { label: 'Campos', menuGroup: 'temporada', Icon: PlaceIcon },
    administrador: screen(() => import('../catalogues/catalogue-screens'), 'CamposScreen'),
  },
  {
    path: adminPaths.temporadas,
    enlace: { label: 'Temporadas', menuGroup: 'temporada', Icon: SeasonIcon },
    administrador: screen(() => import('../temporadas/temporadas-screen'), 'TemporadasScreen'),
  },
  {
    path: adminPaths.estadisticas,
    enlace: { label: 'Estadísticas', menuGroup: 'temporada', Icon: QueryStatsIcon },
    administrador: screen(
      () => import('../estadisticas/estadisticas-screen'),
      'EstadisticasScreen',
    ),
  },
  {
    path: adminPaths.historial,
    enlace: { label: 'Historial', menuGroup: 'club', Icon: HistoryIcon },
    administrador: screen(() => import('../history/history-screen'), 'HistoryScreen'),
  },
  {
    path: adminPaths.copia,
    enlace: { label: 'Copia', menuGroup: 'club', Icon: BackupIcon },
    administrador: screen(() => import('../backup/backup-screen'), 'BackupScreen'),
  },
  {
    path: adminPaths.ajustes,
    enlace: { label: 'Ajustes', menuGroup: 'club', Icon: SettingsIcon },
    administrador: screen(() => import('../settings/settings-screen'), 'SettingsScreen'),
  },
  {
    path: adminPaths.cuentas,
    enlace: { label: 'Cuentas', menuGroup: 'club', Icon: ManageAccountsIcon },
    administrador: screen(() => import('../accounts/accounts-screen'), 'AccountsScreen'),
  },
  {
    path: adminPaths.miClave,
    enlace: { label: 'Mi clave', menuGroup: 'club', Icon: KeyIcon },
    administrador: myPassword,
    ayudante: myPassword,
  },
];

/** The screen's content for an account; `undefined` if it has no access. */
export const contentFor = (
  { administrador: admin, ayudante: helper }: Screen,
  cuenta: Account,
): ReactNode => (cuenta.isAdmin ? admin : helper);

/** Navigation links for an account, in the order of the screens. */
export const linksFor = (all: readonly Screen[], cuenta: Account) =>
  all.flatMap((one) =>
    one.enlace === undefined || contentFor(one, cuenta) === undefined
      ? []
      : [{ to: one.path, ...one.enlace }],
  );
