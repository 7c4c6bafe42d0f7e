import { z } from 'zod';
import { TEMAS_AVISO } from '../vocabulario';
import { idSchema, instantSchema } from './base';

/** What stands between two lengths of base64url is a key of so many bytes; some browsers add the filling. */
const claveSchema = (bytes: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9_-]{${String(Math.ceil((bytes * 4) / 3))}}={0,2}$`),
      'no es como las que dan los navegadores',
    )
    .overwrite((text) => text.replaceAll('=', ''));

/** Where a browser's messages go, as its push service has given it out and as browsers write addresses: a secret of that device. */
const endpointSchema = z
  .url({ error: 'debe ser una dirección web', normalize: true })
  .max(1_000, 'es demasiado largo');

/** Body of `POST avisos/suscripcion`: RFC 8030's address, RFC 8291's keys, and what is wanted. */
export const suscribirSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: z.strictObject({ p256dh: claveSchema(65), auth: claveSchema(16) }),
  temas: z
    .array(z.enum(TEMAS_AVISO))
    .min(1, 'elige al menos uno')
    .overwrite((temas) => TEMAS_AVISO.filter((tema) => temas.includes(tema))),
});
export type Suscribir = z.infer<typeof suscribirSchema>;

/** Body of `DELETE avisos/suscripcion`. */
export const desuscribirSchema = z.strictObject({ endpoint: endpointSchema });

const suscripcionSchema = suscribirSchema.extend({ desde: instantSchema });
export type Suscripcion = z.infer<typeof suscripcionSchema>;

/** Document `suscripciones/{lote}`: the devices whose digest begins with its number, by digest. */
export const suscripcionesDocSchema = z.object({
  suscripciones: z.record(z.string(), suscripcionSchema),
});
export type SuscripcionesDoc = z.infer<typeof suscripcionesDocSchema>;

/** Document `privado/suscripciones`: how many devices there are in each of these. */
export const suscripcionesTotalSchema = z.object({ lotes: z.record(z.string(), z.int()) });

export const avisoSchema = z.object({
  id: idSchema,
  /** Of one match or news item there is one notice on a device: the latest. */
  tag: z.string().max(80),
  /** Which of two notices with one `tag` is the later one. */
  orden: z.int(),
  titulo: z.string(),
  cuerpo: z.string(),
  /** Path of the page that it opens. */
  url: z.string().startsWith('/'),
});
export type Aviso = z.infer<typeof avisoSchema>;

/** Which goal: a step of the touchline, or the nth of a side in a sheet. */
export const golAvisadoSchema = z.object({
  clave: z.string(),
  lado: z.enum(['goles_anotados', 'goles_encajados']),
});
export type GolAvisado = z.infer<typeof golAvisadoSchema>;

/** Document `avisos/{id}`: a notice on its way (docs/decisions/0049). */
export const avisoDocSchema = z.object({
  _id: idSchema,
  /** What it is of. */
  clase: z.enum(['gol', 'anulado', 'final', 'horario', 'noticia']),
  tema: z.enum(TEMAS_AVISO),
  partido_id: idSchema.optional(),
  gol: golAvisadoSchema.optional(),
  /** Gone once it has been sent: it may name somebody. */
  aviso: avisoSchema.optional(),
  /** Nobody sends it after that. */
  caduca: instantSchema,
  /** When it goes by Firestore's TTL: until then it is not told again. */
  expira: z.unknown(),
  estado: z.enum(['pendiente', 'terminado']),
  /** Set once somebody has begun to send it. */
  empezado: z.literal(true).optional(),
  /** What it tells has been taken back while it was being sent, or after. */
  retirado: z.literal(true).optional(),
  /** It was taken back before everybody had it: who did, is in its journal. */
  parcial: z.literal(true).optional(),
  /** Ids of the notices that it takes back: it goes to who got one of them. */
  tras: z.array(idSchema).optional(),
  /** Who sends it, and until when he need not be asked whether he still lives. */
  turno: z.object({ por: z.string(), hasta: instantSchema }).optional(),
});
export type AvisoDoc = z.infer<typeof avisoDocSchema>;
export type ClaseAviso = AvisoDoc['clase'];

/** Document `avisos_diario/{id}`: digests of devices that have a notice, or will never have it. */
export const avisoDiarioSchema = z.object({
  _id: idSchema,
  aviso_id: idSchema,
  hechos: z.array(z.string()),
  expira: z.unknown(),
});
