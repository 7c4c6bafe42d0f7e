import { z } from 'zod';
import { idSchema, instantSchema, imageKindSchema, imageDigestSchema } from './base';
import { storedSettingsSchema } from '../records/settings';
import {
  campoSchema,
  competicionSchema,
  equipoSchema,
  temporadaSchema,
} from '../records/catalogues';
import { balanceSchema, correctionsDocSchema } from './estadisticas';
import { noticiaSchema } from '../records/noticia';
import { partidoSchema } from '../records/partido';
import { consentSchema, jugadorDocSchema } from '../records/jugador';
import { temporadaRowSchema } from './public';

/** Current format name (docs/export-format.md). */
export const CLUB_FILE_SCHEMA = 'club/2';
/** All format names. Older files are accepted too (`rules/club-file.ts`). */
export const CLUB_FILE_SCHEMAS = [CLUB_FILE_SCHEMA, 'club/1'] as const;

const filaFileSchema = z.strictObject(temporadaRowSchema.shape);

const { posicion, num_equipos, posicion_el, clasificacion, retirado, archivo } =
  correctionsDocSchema.shape;

/** A season with the manual entries about its figures, and with its players' rows. */
const temporadaFileSchema = z.strictObject({
  ...temporadaSchema.shape,
  posicion,
  num_equipos,
  ajuste: z.strictObject(balanceSchema.shape),
  estadisticas: z.array(filaFileSchema),
  posicion_el,
  clasificacion,
  retirado,
  archivo,
});

const jugadorFileSchema = z.strictObject({
  ...jugadorDocSchema.omit({ edad: true, edades_al: true }).shape,
  fecha_nac: z.iso.date({ error: 'debe tener la forma AAAA-MM-DD' }),
  /** Present only if the player withholds something. */
  consentimiento: consentSchema.optional(),
});

export const imageFileSchema = z.strictObject({
  tipo: imageKindSchema,
  registro_id: idSchema,
  cuando: instantSchema,
  jpeg_base64: z.base64('no se puede leer'),
});

/**
 * The whole club in one file. Contains no derived data: lists, previews, rankings, all-time statistics and ages are
 * derived again on import.
 */
export const clubFileSchema = z.strictObject({
  schema: z.enum(CLUB_FILE_SCHEMAS),
  exportado: instantSchema,
  ultimo_cambio: instantSchema,
  /** Absent in older files, and if no settings were changed. */
  ajustes: z.strictObject(storedSettingsSchema.shape).optional(),
  /** In order of creation. The last one is current. */
  temporadas: z.array(temporadaFileSchema),
  equipos: z.array(z.strictObject(equipoSchema.shape)),
  competiciones: z.array(z.strictObject(competicionSchema.shape)),
  campos: z.array(z.strictObject(campoSchema.shape)),
  jugadores: z.array(jugadorFileSchema),
  partidos: z.array(z.strictObject(partidoSchema.omit({ noticias: true }).shape)),
  noticias: z.array(z.strictObject(noticiaSchema.omit({ partido: true }).shape)),
  imagenes: z.array(imageFileSchema),
});
export type ClubFile = z.infer<typeof clubFileSchema>;
export type ImageFile = z.infer<typeof imageFileSchema>;

/** Name of the line format, in the first and last line of each file (docs/export-format.md). */
export const CLUB_LINES_SCHEMA = 'club-lineas/1';

/** Maximum number of photos: their list must fit into the document of an import in progress. */
export const MAX_PHOTOS = 8_000;

/** Maximum JSON size of a club with photos that one call exports or imports, bytes (docs/decisions/0027). */
export const CLUB_MAX_BYTES = 10 * 1024 * 1024;

/** Maximum JSON size of a club without photos, bytes: some forty seasons with all sheets. */
export const CLUB_PART_MAX_BYTES = 10 * 1024 * 1024;

/** Maximum size of the photos in one part of an export or import, bytes before base64. */
export const PART_MAX_BYTES = 1024 * 1024;

/** A photo of a club, without its bytes. */
const listedPhotoSchema = z.strictObject({
  tipo: imageKindSchema,
  registro_id: idSchema,
  cuando: instantSchema,
  huella: imageDigestSchema,
  bytes: z.int().min(1),
});
export type ListedPhoto = z.infer<typeof listedPhotoSchema>;

/** The club without photos, and the list of its photos: first line of a file, first part of a transfer. */
export const clubPartSchema = z.strictObject({
  schema: z.literal(CLUB_LINES_SCHEMA),
  club: z.strictObject({
    ...clubFileSchema.shape,
    imagenes: z.array(imageFileSchema).max(0, 'las fotos van aparte'),
  }),
  fotos: z.array(listedPhotoSchema).max(MAX_PHOTOS),
});
export type ClubPart = z.infer<typeof clubPartSchema>;

/** Some photos of an export, ordered by id, each with the digest of its bytes. */
export const photosPartSchema = z.strictObject({
  fotos: z.array(z.strictObject({ ...imageFileSchema.shape, huella: imageDigestSchema })),
  /** Id of the next photo, `null` after the last one. */
  siguiente: z.string().nullable(),
});
export type PhotosPart = z.infer<typeof photosPartSchema>;

/** Last line of a file. It marks the end, and its digest verifies the first line. */
export const lastLineSchema = z.strictObject({
  fin: z.literal(CLUB_LINES_SCHEMA),
  fotos: z.int(),
  bytes: z.int(),
  huella: z.string(),
});

/** State of an unfinished import. */
export const importSchema = z.object({
  empezada: instantSchema,
  fotos: z.int(),
  recibidas: z.int(),
  /** Set for the deletion of the demo club, which can only be completed. */
  vaciado: z.literal(true).optional(),
});
export type ImportState = z.infer<typeof importSchema>;
