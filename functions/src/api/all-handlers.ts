import type { Handlers } from '../http/handler';
import { catalogosHandlers } from './handlers/catalogos';
import { directoHandlers } from './handlers/directo';
import { imagenesHandlers } from './handlers/imagenes';
import { historialHandlers } from './handlers/historial';
import { jugadoresHandlers } from './handlers/jugadores';
import { nextGamesHandlers } from './handlers/next-games';
import { noticiasHandlers } from './handlers/noticias';
import { partidosHandlers } from './handlers/partidos';
import { saludHandlers } from './handlers/salud';
import { serviciosHandlers } from './handlers/servicios';
import { sesionHandlers } from './handlers/sesion';
import { temporadasHandlers } from './handlers/temporadas';

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
