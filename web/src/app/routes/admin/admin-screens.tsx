import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminHome } from '../../../features/admin/inicio/admin-home';
import { PartidosScreen } from '../../../features/admin/partidos/partidos-screen';
import { adminPaths } from './admin-paths';
import { FichaRoute } from './ficha-route';

function PartidosRoute() {
  const navigate = useNavigate();
  return <PartidosScreen onFicha={(id) => void navigate(adminPaths.ficha(id))} />;
}

/** A screen of the panel: its path, what shows it, and its name in the navigation if it stands there. */
interface AdminScreen {
  readonly path: string;
  readonly label?: string;
  readonly element: ReactNode;
}

/** The screens in the order of the navigation; a new one is a line here and a file in features/admin. */
const temas: readonly AdminScreen[] = [
  { path: adminPaths.partidos, label: 'Partidos', element: <PartidosRoute /> },
  { path: adminPaths.ficha(':id'), element: <FichaRoute /> },
];

const linksOf = (screens: readonly AdminScreen[]) =>
  screens.flatMap(({ path, label }) => (label === undefined ? [] : [{ to: path, label }]));

/** Everything that the panel shows, its home first. */
export const adminScreens: readonly AdminScreen[] = [
  { path: adminPaths.inicio, label: 'Inicio', element: <AdminHome links={linksOf(temas)} /> },
  ...temas,
];

/** The links of the panel's navigation, its home first. */
export const adminLinks = linksOf(adminScreens);
