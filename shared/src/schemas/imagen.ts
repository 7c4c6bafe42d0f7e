import { z } from 'zod';
import { TIPOS_IMAGEN } from '../vocabulario';
import { idSchema } from './base';

export const tipoImagenSchema = z.enum(TIPOS_IMAGEN);

/** Digest of an image's bytes: its version in URLs and its ETag. */
export const huellaImagenSchema = z.string().regex(/^[0-9a-f]{16}$/, 'no se reconoce');

/** What is known of a stored image, bytes apart. */
export const imagenGuardadaSchema = z.object({
  tipo: tipoImagenSchema,
  registro_id: idSchema,
  /** Address with the digest in it: it shows this image or leads to the present one, never to another. */
  url: z.string(),
  ancho: z.int(),
  alto: z.int(),
  bytes: z.int(),
  huella: huellaImagenSchema,
});
export type ImagenGuardada = z.infer<typeof imagenGuardadaSchema>;
