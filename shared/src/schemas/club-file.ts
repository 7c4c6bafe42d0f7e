import { z } from 'zod';
import { idSchema, instantSchema, imageKindSchema } from './base';
import { storedSettingsSchema } from '../records/settings';
import { consentSchema } from './consent';
import {
  campoSchema,
  competicionSchema,
  equipoSchema,
  temporadaSchema,
} from '../records/catalogues';
import { correctionsDocSchema } from './corrections';
import { balanceSchema } from './estadisticas';
import { noticiaSchema } from '../records/noticia';
import { partidoSchema } from '../records/partido';
import { jugadorDocSchema } from '../records/jugador';
import { temporadaRowSchema } from './public';

/** Current format name (docs/export-format.md). */
export const CLUB_FILE_SCHEMA = 'club/2';
/** All format names. Older files are accepted too (`rules/club-file.ts`). */
export const CLUB_FILE_SCHEMAS = [CLUB_FILE_SCHEMA, 'club/1'] as const;

const filaFileSchema = z.strictObject(temporadaRowSchema.shape);

const { posicion, num_equipos, posicion_el, clasificacion, retirado, archivo } =
  correctionsDocSchema.shape;

/** A season with its data that cannot be derived: manual entries about its figures, and rows with corrections. */
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
  /** Only if something is withheld. */
  consentimiento: consentSchema.optional(),
});

export const imageFileSchema = z.strictObject({
  tipo: imageKindSchema,
  registro_id: idSchema,
  cuando: instantSchema,
  jpeg_base64: z.base64('no se puede leer'),
});

/**
 * The whole club in one file. Contains no derived data: lists, previews, rankings, records and ages are derived again
 * on import.
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
