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
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import type { Account } from '../../lib/count-text';
import { AdminHome } from '../home/admin-home';
import { HelperHome } from '../home/helper-home';
import type { AdminLink } from '../shell/admin-nav';
import { adminPaths } from './admin-paths';

/** Outlet context of the panel's screens. */
export interface PanelContext {
  readonly cuenta: Account;
  /** Screens this account can open, home first. */
  readonly links: readonly AdminLink[];
}

/** The panel's context; only inside a screen. */
export const usePanel = () => useOutletContext<PanelContext>();

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

/** A screen whose code is loaded when it is first opened, with the properties that `useProps` returns. */
function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useProps: () => Props,
): ReactNode {
  const Loaded = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  const Screen = () => createElement(Loaded, useProps());
  return <Screen />;
}

const noProps = () => ({});
const useEmail = () => ({ email: usePanel().cuenta.email });

/** Links from a match list to a match: its sheet and its touchline entry. */
function usePartidoLinks() {
  const navigate = useNavigate();
  return {
    onActa: (id: string) => void navigate(adminPaths.acta(id)),
    bandaPath: adminPaths.banda,
  };
}

const Home = () => <AdminHome paths={adminPaths} quien={usePanel().cuenta.email} />;

const setup = screen(async () => (await import('./setup-route')).SetupRoute, noProps);
const myPassword = screen(
  async () => (await import('../accounts/my-password-screen')).MyPasswordScreen,
  useEmail,
);

/** All screens, in navigation order. A new one needs an entry here, a path and a file. */
export const screens: readonly Screen[] = [
  {
    path: adminPaths.inicio,
    enlace: { label: 'Inicio', menuGroup: 'diario', Icon: HomeIcon },
    administrador: <Home />,
    ayudante: <HelperHome paths={adminPaths} />,
  },
  { path: adminPaths.empezar, administrador: setup },
  { path: adminPaths.paso(':paso'), administrador: setup },
  {
    path: adminPaths.miClub,
    administrador: screen(
      async () => (await import('../my-club/my-club-screen')).MyClubScreen,
      () => ({
        setupPath: adminPaths.empezar,
        // Full reload: the page's name, colours and cached data belong to the demonstration.
        onEmptied: () => {
          window.location.assign(adminPaths.empezar);
        },
      }),
    ),
  },
  {
    path: adminPaths.empezarTemporada,
    administrador: screen(
      async () => (await import('../temporadas/start-temporada-screen')).StartTemporadaScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.partidos,
    enlace: { label: 'Partidos', menuGroup: 'diario', Icon: SportsSoccerIcon },
    administrador: screen(
      async () => (await import('../partidos/partidos-screen')).PartidosScreen,
      () => ({ ...usePartidoLinks(), temporadasPath: adminPaths.temporadas }),
    ),
    ayudante: screen(
      async () => (await import('../partidos/actas-screen')).ActasScreen,
      usePartidoLinks,
    ),
  },
  {
    path: adminPaths.acta(':id'),
    administrador: screen(async () => (await import('./acta-route')).ActaRoute, noProps),
    ayudante: screen(async () => (await import('./acta-route')).HelperActaRoute, noProps),
  },
  {
    path: adminPaths.cronica(':id'),
    administrador: screen(async () => (await import('./cronica-route')).CronicaRoute, noProps),
  },
  {
    path: adminPaths.plantilla,
    enlace: { label: 'Plantilla', menuGroup: 'diario', Icon: GroupsIcon },
    administrador: screen(
      async () => (await import('../plantilla/plantilla-screen')).PlantillaScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.noticias,
    enlace: { label: 'Noticias', menuGroup: 'diario', Icon: ArticleIcon },
    administrador: screen(
      async () => (await import('../noticias/noticias-screen')).NoticiasScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.equipos,
    enlace: { label: 'Equipos', menuGroup: 'temporada', Icon: ShieldIcon },
    administrador: screen(
      async () => (await import('../equipos/equipos-screen')).EquiposScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.competiciones,
    enlace: { label: 'Competiciones', menuGroup: 'temporada', Icon: EmojiEventsIcon },
    administrador: screen(
      async () => (await import('../competiciones/competiciones-screen')).CompeticionesScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.campos,
    enlace: { label: 'Campos', menuGroup: 'temporada', Icon: PlaceIcon },
    administrador: screen(
      async () => (await import('../campos/campos-screen')).CamposScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.temporadas,
    enlace: { label: 'Temporadas', menuGroup: 'temporada', Icon: SeasonIcon },
    administrador: screen(
      async () => (await import('../temporadas/temporadas-screen')).TemporadasScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.estadisticas,
    enlace: { label: 'Estadísticas', menuGroup: 'temporada', Icon: QueryStatsIcon },
    administrador: screen(
      async () => (await import('../estadisticas/estadisticas-screen')).EstadisticasScreen,
      () => ({ temporadasPath: adminPaths.temporadas }),
    ),
  },
  {
    path: adminPaths.historial,
    enlace: { label: 'Historial', menuGroup: 'club', Icon: HistoryIcon },
    administrador: screen(
      async () => (await import('../history/history-screen')).HistoryScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.copia,
    enlace: { label: 'Copia', menuGroup: 'club', Icon: BackupIcon },
    administrador: screen(
      async () => (await import('../backup/backup-screen')).BackupScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.ajustes,
    enlace: { label: 'Ajustes', menuGroup: 'club', Icon: SettingsIcon },
    administrador: screen(
      async () => (await import('../settings/settings-screen')).SettingsScreen,
      noProps,
    ),
  },
  {
    path: adminPaths.cuentas,
    enlace: { label: 'Cuentas', menuGroup: 'club', Icon: ManageAccountsIcon },
    administrador: screen(
      async () => (await import('../accounts/accounts-screen')).AccountsScreen,
      useEmail,
    ),
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
