import { avisoEndpoints } from './avisos';
import { catalogoEndpoints } from './catalogos';
import { cuentaEndpoints, sesionEndpoints } from './cuentas';
import { bulkAnswerSchema, instantRead } from './endpoint';
import { imagenEndpoints } from './imagenes';
import { jugadorEndpoints } from './jugadores';
import { noticiaEndpoints } from './noticias';
import { panelEndpoints } from './panel';
import { partidoEndpoints } from './partidos';
import { servicioEndpoints } from './servicios';
import { temporadaEndpoints } from './temporadas';

/** Every call under `/b-api`, by name: the contract between server and web client. */
export const endpoints = {
  ...catalogoEndpoints,
  ...temporadaEndpoints,
  ...jugadorEndpoints,
  ...partidoEndpoints,
  ...noticiaEndpoints,
  ...imagenEndpoints,
  ...sesionEndpoints,
  ...cuentaEndpoints,
  ...avisoEndpoints,
  ...servicioEndpoints,
  ...panelEndpoints,
  salud: instantRead('salud', bulkAnswerSchema, 'Comprueba que almacén y cuentas responden'),
};

export type EndpointName = keyof typeof endpoints;
