import { z } from 'zod';
import { clubFileSchema } from '../schemas/club-file';
import { type Endpoint, read } from './endpoint';

/** Largest file of a club that is taken: what Cloud Functions itself accepts (docs/decisions/0012). */
const CLUB_MAX_BYTES = 32 * 1024 * 1024;

/** Calls on the whole club, and the description of all calls (decisions, section 2). */
export const servicioEndpoints = {
  exportar: {
    method: 'GET',
    path: 'exportar',
    permiso: 'administrador',
    body: null,
    response: clubFileSchema,
    status: 200,
    resumen: 'El club entero en un fichero (esquema club/1)',
    servicio: true,
  },
  importar: {
    method: 'POST',
    path: 'importar',
    permiso: 'administrador',
    body: clubFileSchema,
    maxBytes: CLUB_MAX_BYTES,
    response: z.object({
      success: z.literal(true),
      msg: z.string(),
      data: z.object({
        temporadas: z.int(),
        jugadores: z.int(),
        partidos: z.int(),
        noticias: z.int(),
        imagenes: z.int(),
      }),
    }),
    status: 200,
    resumen: 'Carga un club entero en uno vacío',
    servicio: true,
  },
  openapi: {
    ...read(
      'openapi.json',
      z.record(z.string(), z.unknown()),
      'Esta descripción de la API, en OpenAPI 3.1',
    ),
    isInstantanea: true,
  },
} as const satisfies Record<string, Endpoint>;
