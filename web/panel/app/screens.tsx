import ArticleIcon from '@mui/icons-material/ArticleRounded';
import BackupIcon from '@mui/icons-material/BackupRounded';
import CupIcon from '@mui/icons-material/EmojiEventsRounded';
import GroupsIcon from '@mui/icons-material/GroupsRounded';
import HistoryIcon from '@mui/icons-material/HistoryRounded';
import HomeIcon from '@mui/icons-material/HomeRounded';
import KeyIcon from '@mui/icons-material/KeyRounded';
import AccountsIcon from '@mui/icons-material/ManageAccountsRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import StatsIcon from '@mui/icons-material/QueryStatsRounded';
import SeasonIcon from '@mui/icons-material/CalendarMonthRounded';
import SettingsIcon from '@mui/icons-material/SettingsRounded';
import ShieldIcon from '@mui/icons-material/ShieldRounded';
import BallIcon from '@mui/icons-material/SportsSoccerRounded';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Account } from '../../lib/auth/session';
import { AdminHome, HelperHome } from '../home/home';
import type { AdminLink } from '../shell/admin-nav';
import { adminPaths } from './admin-paths';

/** A screen of the panel: path, navigation entry if it has one, and content for each role. */
export interface Screen {
  readonly path: string;
  readonly link?: Omit<AdminLink, 'to'>;
  readonly administrador: ReactNode;
  /**
   * Content for a helper, who may only enter matches (docs/decisions/0020). Without it helpers cannot open the screen.
   */
  readonly ayudante?: ReactNode;
}

/** Content of a screen whose code is loaded when the screen is first opened. */
function lazily<Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): ReactNode {
  const Loaded = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return <Loaded />;
}

const adminHome = <AdminHome />;
const helperHome = <HelperHome />;
const catalogues = () => import('../catalogues/catalogue-screens');
const noticias = () => import('../noticias/noticias-screen');
const partidos = () => import('../partidos/partidos-screen');
const plantilla = () => import('../plantilla/plantilla-screen');
const temporadas = () => import('../temporadas/temporadas-screen');
const estadisticas = () => import('../estadisticas/estadisticas-screen');
const history = () => import('../history/history-screen');
const backup = () => import('../backup/backup-screen');
const settings = () => import('../settings/settings-screen');
const accounts = () => import('../accounts/accounts-screen');
const setup = lazily(() => import('../setup/setup-screen'), 'SetupScreen');
const acta = lazily(() => import('./acta-route'), 'ActaRoute');
const actas = lazily(partidos, 'ActasScreen');
const myClub = lazily(() => import('../my-club/my-club-screen'), 'MyClubScreen');
const myPassword = lazily(() => import('../accounts/my-password-screen'), 'MyPasswordScreen');
const startTemporada = lazily(
  () => import('../temporadas/start-temporada-screen'),
  'StartTemporadaScreen',
);
const callUp = lazily(() => import('../partidos/call-up-screen'), 'CallUpScreen');
const cronica = lazily(() => import('../cronica/cronica-screen'), 'CronicaScreen');

type ListedScreen = readonly [
  path: string,
  label: string,
  Icon: AdminLink['Icon'],
  administrador: ReactNode,
  ayudante?: ReactNode,
];

/** Screens of one group of the navigation, in its order. */
const inGroup = (
  group: AdminLink['group'],
  ...listed: readonly ListedScreen[]
): readonly Screen[] =>
  listed.map(([path, label, Icon, administrador, ayudante]) => ({
    path,
    link: { label, group, Icon },
    administrador,
    ayudante,
  }));

/** All screens, those of the navigation first. A new screen needs an entry here, and a path in `adminPaths`. */
export const screens: readonly Screen[] = [
  ...inGroup(
    'daily',
    [adminPaths.inicio, 'Inicio', HomeIcon, adminHome, helperHome],
    [adminPaths.partidos, 'Partidos', BallIcon, lazily(partidos, 'PartidosScreen'), actas],
    [adminPaths.plantilla, 'Plantilla', GroupsIcon, lazily(plantilla, 'PlantillaScreen')],
    [adminPaths.noticias, 'Noticias', ArticleIcon, lazily(noticias, 'NoticiasScreen')],
  ),
  ...inGroup(
    'season',
    [adminPaths.equipos, 'Equipos', ShieldIcon, lazily(catalogues, 'EquiposScreen')],
    [adminPaths.competiciones, 'Competiciones', CupIcon, lazily(catalogues, 'CompeticionesScreen')],
    [adminPaths.campos, 'Campos', PlaceIcon, lazily(catalogues, 'CamposScreen')],
    [adminPaths.temporadas, 'Temporadas', SeasonIcon, lazily(temporadas, 'TemporadasScreen')],
    [
      adminPaths.estadisticas,
      'Estadísticas',
      StatsIcon,
      lazily(estadisticas, 'EstadisticasScreen'),
    ],
  ),
  ...inGroup(
    'club',
    [adminPaths.historial, 'Historial', HistoryIcon, lazily(history, 'HistoryScreen')],
    [adminPaths.copia, 'Copia', BackupIcon, lazily(backup, 'BackupScreen')],
    [adminPaths.ajustes, 'Ajustes', SettingsIcon, lazily(settings, 'SettingsScreen')],
    [adminPaths.cuentas, 'Cuentas', AccountsIcon, lazily(accounts, 'AccountsScreen')],
    [adminPaths.miClave, 'Mi contraseña', KeyIcon, myPassword, myPassword],
  ),
  { path: adminPaths.empezar, administrador: setup },
  { path: adminPaths.paso(':paso'), administrador: setup },
  { path: adminPaths.miClub, administrador: myClub },
  { path: adminPaths.empezarTemporada, administrador: startTemporada },
  { path: adminPaths.acta(':id'), administrador: acta, ayudante: acta },
  { path: adminPaths.callUp(':id'), administrador: callUp },
  { path: adminPaths.cronica(':id'), administrador: cronica },
];

/** The screen's content for an account; `undefined` if it has no access. */
export const contentFor = (
  { administrador: admin, ayudante: helper }: Screen,
  account: Account,
): ReactNode => (account.isAdmin ? admin : helper);

/** Navigation links for an account, in the order of the screens. */
export const linksFor = (all: readonly Screen[], account: Account) =>
  all.flatMap((screen) =>
    screen.link && contentFor(screen, account) !== undefined
      ? [{ to: screen.path, ...screen.link }]
      : [],
  );
