import { z } from 'zod';
import { idSchema, instantSchema } from './base';
import { clubFileSchema, imagenFileSchema } from './club-file';
import { huellaImagenSchema, tipoImagenSchema } from './imagen';

/** Name of the format of lines, in the first and the last line of every such file (docs/export-format.md). */
export const CLUB_LINES_SCHEMA = 'club-lineas/1';

/** Photos of one club: their list has to fit into the document that accompanies an import. */
export const FOTOS_MAX = 8_000;

/** Largest club, in JSON, that goes out or comes in with one call, photos in it (docs/decisions/0030). */
export const CLUB_MAX_BYTES = 10 * 1024 * 1024;

/** Largest club without its photos, in JSON: some forty seasons with every sheet. */
export const CLUB_PARTE_MAX_BYTES = 10 * 1024 * 1024;

/** Bytes of photos, before base64, in one part of an export or an import. */
export const PARTE_MAX_BYTES = 1024 * 1024;

/** A photo that belongs to a club, bytes apart. */
export const fotoListadaSchema = z.strictObject({
  tipo: tipoImagenSchema,
  registro_id: idSchema,
  cuando: instantSchema,
  huella: huellaImagenSchema,
  bytes: z.int().min(1),
});
export type FotoListada = z.infer<typeof fotoListadaSchema>;

/** The club without its photos, and which photos are its own: the first line of a file, the first part of a transfer. */
export const clubParteSchema = z.strictObject({
  schema: z.literal(CLUB_LINES_SCHEMA),
  club: z.strictObject({
    ...clubFileSchema.shape,
    imagenes: z.array(imagenFileSchema).max(0, 'las fotos van aparte'),
  }),
  fotos: z.array(fotoListadaSchema).max(FOTOS_MAX),
});
export type ClubParte = z.infer<typeof clubParteSchema>;

/** Some photos of an export, in the order of their ids, each with the digest of its bytes. */
export const fotosParteSchema = z.strictObject({
  fotos: z.array(z.strictObject({ ...imagenFileSchema.shape, huella: huellaImagenSchema })),
  /** Id of the photo to go on with, `null` after the last one. */
  siguiente: z.string().nullable(),
});
export type FotosParte = z.infer<typeof fotosParteSchema>;

/** The last line of a file: that there is nothing behind it, and that its first line is what was written. */
export const finLineSchema = z.strictObject({
  fin: z.literal(CLUB_LINES_SCHEMA),
  fotos: z.int(),
  bytes: z.int(),
  huella: z.string(),
});

/** What there is to know of an import that has been begun and not finished. */
export const importacionSchema = z.object({
  empezada: instantSchema,
  fotos: z.int(),
  recibidas: z.int(),
  /** Set when it is no import but the emptying of the demonstration, which can only be finished. */
  vaciado: z.literal(true).optional(),
});
export type Importacion = z.infer<typeof importacionSchema>;
