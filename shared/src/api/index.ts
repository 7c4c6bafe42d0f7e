import { catalogoEndpoints } from './catalogos';
import { bulkAnswerSchema, read } from './endpoint';
import { historialEndpoints } from './historial';
import { jugadorEndpoints } from './jugadores';
import { nextGamesEndpoints } from './next-games';
import { noticiaEndpoints } from './noticias';
import { partidoEndpoints } from './partidos';
import { temporadaEndpoints } from './temporadas';

/** Every call under `/b-api`, by name: the contract that server and web client share. */
export const endpoints = {
  ...catalogoEndpoints,
  ...temporadaEndpoints,
  ...jugadorEndpoints,
  ...partidoEndpoints,
  ...nextGamesEndpoints,
  ...noticiaEndpoints,
  ...historialEndpoints,
  salud: read('salud', bulkAnswerSchema, 'Comprueba que almacén y cuentas responden'),
};

export type EndpointName = keyof typeof endpoints;

/** Path under which all calls live. */
export const API_BASE = '/b-api';
