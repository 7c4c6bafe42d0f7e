import { z } from 'zod';
import { eachField } from '../schemas/base';
import {
  clubFileSchema,
  imageFileSchema,
  CLUB_MAX_BYTES,
  CLUB_PART_MAX_BYTES,
  clubPartSchema,
  MAX_PHOTOS,
  photosPartSchema,
  importSchema,
} from '../schemas/club-file';
import { plainAnswerSchema, freshRead, call } from './endpoint';

const MIB = 1024 * 1024;

/** Maximum size of a part: 1 MiB of photos as base64, plus their metadata. */
const PHOTOS_PART_MAX_BYTES = 2 * MIB;

const importedSchema = z.object({
  ...eachField(z.int(), 'temporadas', 'jugadores', 'partidos', 'noticias', 'imagenes'),
  /** Number of photos whose embedded metadata was removed. */
  imagenes_limpiadas: z.int().optional(),
});

const IN_PARTS = 'Carga la copia por partes: con «npm run import» o desde la pantalla «Copia».';

/** Calls for the whole club, and for the API's description. */
export const serviceEndpoints = {
  exportar: call('service', 'administrador', {
    method: 'GET',
    path: 'exportar',
    response: clubFileSchema,
    resumen: 'El club entero en un fichero (esquema club/2), si cabe en una respuesta',
  }),
  exportarClub: call('service', 'administrador', {
    method: 'GET',
    path: 'exportar/club',
    response: clubPartSchema,
    resumen: 'El club sin sus fotos, y la lista de ellas',
  }),
  exportarFotos: call('service', 'administrador', {
    method: 'GET',
    path: 'exportar/fotos',
    response: photosPartSchema,
    resumen: 'Una parte de las fotos, en orden, desde ?desde= en adelante',
  }),
  importar: call('service', 'administrador', {
    method: 'POST',
    path: 'importar',
    body: clubFileSchema,
    maxBytes: CLUB_MAX_BYTES,
    tooLargeHint: IN_PARTS,
    response: plainAnswerSchema.extend({ data: importedSchema }),
    resumen: 'Carga un club entero en uno vacío',
  }),
  importarClub: call('service', 'administrador', {
    method: 'POST',
    path: 'importar/club',
    body: clubPartSchema,
    maxBytes: CLUB_PART_MAX_BYTES,
    response: plainAnswerSchema.extend({
      data: z.object({
        /** Whether the import is complete and visible. */
        publicada: z.boolean(),
        /** Identifies this import in the calls that send its photos. */
        huella: z.string(),
        /** Ids of the photos that must be sent first. */
        faltan: z.array(z.string()).max(MAX_PHOTOS),
        cargado: importedSchema,
      }),
    }),
    resumen: 'Empieza o termina de cargar un club por partes: dice qué fotos faltan',
  }),
  importarFotos: call('service', 'administrador', {
    method: 'POST',
    path: 'importar/fotos',
    body: z.strictObject({ huella: z.string().max(64), fotos: z.array(imageFileSchema).min(1) }),
    maxBytes: PHOTOS_PART_MAX_BYTES,
    response: plainAnswerSchema.extend({
      data: importedSchema.pick({ imagenes_limpiadas: true }),
    }),
    resumen: 'Fotos de un club que se está cargando por partes',
  }),
  fetchImportacion: call('service', 'administrador', {
    method: 'GET',
    path: 'importar',
    response: z.object({ importacion: importSchema.nullable() }),
    resumen: 'La importación que está a medias, si la hay',
  }),
  abandonarImportacion: call('service', 'administrador', {
    method: 'DELETE',
    path: 'importar',
    response: plainAnswerSchema,
    resumen: 'Abandona la importación que está a medias: el club vuelve a estar vacío',
  }),
  vaciarClub: call('service', 'administrador', {
    method: 'POST',
    path: 'vaciar',
    /** `nombre` is the club's name, typed to confirm a destructive action. */
    body: z.strictObject({ nombre: z.string().max(200) }),
    response: plainAnswerSchema,
    resumen: 'Vacía el club de demostración; las cuentas se quedan',
  }),
  openapi: freshRead(
    'openapi.json',
    z.record(z.string(), z.unknown()),
    'Esta descripción de la API, en OpenAPI 3.1',
  ),
};
