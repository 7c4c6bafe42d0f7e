const PANTALLAS =
  'noticias|plantilla|partidos|equipos|competiciones|campos|estadisticas|temporadas|historial|copia|salir';

/** A screen of the panel, or the sheet of a match with what belongs to it. */
const RUTA_PANEL = new RegExp(`^/admin(/(${PANTALLAS}|partidos/[^/]+(/(cronica|banda))?))?/*$`);

/** Whether a path is one of the panel's (regla 7); every other one below it is not found. */
export const isRutaPanel = (pathname: string): boolean => RUTA_PANEL.test(pathname);
