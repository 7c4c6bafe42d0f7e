import type { Handlers } from '../http/handler';
import { catalogosHandlers } from './catalogos/handlers';
import { directoHandlers } from './directo/handlers';
import { imagenesHandlers } from './imagenes/handlers';
import { historialHandlers } from './historial/handlers';
import { jugadoresHandlers } from './jugadores/handlers';
import { nextGamesHandlers } from './next-games/handlers';
import { noticiasHandlers } from './noticias/handlers';
import { partidosHandlers } from './partidos/handlers';
import { saludHandlers } from './salud/handlers';
import { serviciosHandlers } from './servicios/handlers';
import { sesionHandlers } from './sesion/handlers';
import { temporadasHandlers } from './temporadas/handlers';

/** A handler for every call of the catalogue; a missing one does not compile. */
export const handlers: Handlers = {
  ...catalogosHandlers,
  ...temporadasHandlers,
  ...jugadoresHandlers,
  ...partidosHandlers,
  ...directoHandlers,
  ...nextGamesHandlers,
  ...noticiasHandlers,
  ...historialHandlers,
  ...saludHandlers,
  ...imagenesHandlers,
  ...serviciosHandlers,
  ...sesionHandlers,
};
