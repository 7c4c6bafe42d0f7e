import { ajustesEndpoints } from './ajustes';
import { avisoEndpoints } from './avisos';
import { catalogoEndpoints } from './catalogos';
import { cuentaEndpoints } from './cuentas';
import { directoEndpoints } from './directo';
import { bulkAnswerSchema, read } from './endpoint';
import { imagenEndpoints } from './imagenes';
import { inicioEndpoints } from './inicio';
import { historialEndpoints } from './historial';
import { jugadorEndpoints } from './jugadores';
import { nextGamesEndpoints } from './next-games';
import { noticiaEndpoints } from './noticias';
import { partidoEndpoints } from './partidos';
import { servicioEndpoints } from './servicios';
import { sesionEndpoints } from './sesion';
import { temporadaEndpoints } from './temporadas';

/** Every call under `/b-api`, by name: the contract that server and web client share. */
export const endpoints = {
  ...ajustesEndpoints,
  ...catalogoEndpoints,
  ...temporadaEndpoints,
  ...jugadorEndpoints,
  ...partidoEndpoints,
  ...directoEndpoints,
  ...nextGamesEndpoints,
  ...noticiaEndpoints,
  ...imagenEndpoints,
  ...sesionEndpoints,
  ...cuentaEndpoints,
  ...avisoEndpoints,
  ...servicioEndpoints,
  ...historialEndpoints,
  ...inicioEndpoints,
  salud: {
    ...read('salud', bulkAnswerSchema, 'Comprueba que almacén y cuentas responden'),
    isInstantanea: true as const,
  },
};

export type EndpointName = keyof typeof endpoints;
