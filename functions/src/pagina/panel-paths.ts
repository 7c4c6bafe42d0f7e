const PANTALLAS =
  'noticias|plantilla|partidos|equipos|competiciones|campos|estadisticas|temporadas|historial|copia|ajustes|cuentas|mi-clave|salir|empezar|empezar-temporada|mi-club';

/** A screen of the panel, a step of the assistant, or the sheet of a match with what belongs to it. */
const PANEL_PATH = new RegExp(
  `^/admin(/(${PANTALLAS}|empezar/[a-z]+|partidos/[^/]+(/(cronica|banda))?))?/*$`,
);

/** Whether a path is one of the panel's (regla 7); every other one below it is not found. */
export const isPanelPath = (pathname: string): boolean => PANEL_PATH.test(pathname);
