import type { Handlers } from '../http/handler';
import { ajustesHandlers } from './handlers/ajustes';
import { avisosHandlers } from './handlers/avisos';
import { catalogosHandlers } from './handlers/catalogos';
import { cuentasHandlers } from './handlers/cuentas';
import { directoHandlers } from './handlers/directo';
import { imagenesHandlers } from './handlers/imagenes';
import { historialHandlers } from './handlers/historial';
import { inicioHandlers } from './handlers/inicio';
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
  ...ajustesHandlers,
  ...catalogosHandlers,
  ...temporadasHandlers,
  ...jugadoresHandlers,
  ...partidosHandlers,
  ...directoHandlers,
  ...nextGamesHandlers,
  ...noticiasHandlers,
  ...historialHandlers,
  ...inicioHandlers,
  ...saludHandlers,
  ...imagenesHandlers,
  ...serviciosHandlers,
  ...sesionHandlers,
  ...cuentasHandlers,
  ...avisosHandlers,
};
