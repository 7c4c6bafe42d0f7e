import { z } from 'zod';
import { IMAGE_KINDS } from '../vocabulary';
import { idSchema } from './base';

export const imageKindSchema = z.enum(IMAGE_KINDS);

/** Digest of an image's bytes: its version in URLs and its ETag. */
export const imageDigestSchema = z.string().regex(/^[0-9a-f]{16}$/, 'no se reconoce');

/** Data of a stored image, without its bytes. */
export const storedImageSchema = z.object({
  tipo: imageKindSchema,
  registro_id: idSchema,
  /** URL with the digest: it shows this image or redirects to the current one, never to another. */
  url: z.string(),
  ancho: z.int(),
  alto: z.int(),
  bytes: z.int(),
  huella: imageDigestSchema,
});
export type StoredImage = z.infer<typeof storedImageSchema>;
