import { notificationEndpoints } from './notifications';
import { catalogueEndpoints } from './catalogues';
import { accountEndpoints, sessionEndpoints } from './accounts';
import { plainAnswerSchema, freshRead } from './endpoint';
import { federationEndpoints } from './federation';
import { imageEndpoints, noticiaEndpoints } from './noticias';
import { jugadorEndpoints } from './jugadores';
import { panelEndpoints, temporadaEndpoints } from './temporadas';
import { partidoEndpoints } from './partidos';
import { serviceEndpoints } from './services';

/** Every call under `/b-api`, by name: the contract between server and web client. */
export const endpoints = {
  ...catalogueEndpoints,
  ...temporadaEndpoints,
  ...jugadorEndpoints,
  ...partidoEndpoints,
  ...federationEndpoints,
  ...noticiaEndpoints,
  ...imageEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...notificationEndpoints,
  ...serviceEndpoints,
  ...panelEndpoints,
  salud: freshRead('salud', plainAnswerSchema, 'Comprueba que almacén y cuentas responden'),
};

export type EndpointName = keyof typeof endpoints;
