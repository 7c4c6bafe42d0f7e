import { z } from 'zod';
import { NOTIFICATION_TOPICS } from '../vocabulary';
import { idSchema, instantSchema } from './base';

/** A key of this many bytes in base64url. Padding, which some browsers add, is removed. */
const keySchema = (bytes: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9_-]{${String(Math.ceil((bytes * 4) / 3))}}={0,2}$`),
      'no es como las que dan los navegadores',
    )
    .overwrite((text) => text.replaceAll('=', ''));

/** Endpoint from the browser's push service, normalised as browsers do. A secret of the device. */
const endpointSchema = z
  .url({ error: 'debe ser una dirección web', normalize: true })
  .max(1_000, 'es demasiado largo');

/** Body of `POST avisos/suscripcion`: endpoint (RFC 8030), keys (RFC 8291) and topics. */
export const subscribeSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: z.strictObject({ p256dh: keySchema(65), auth: keySchema(16) }),
  temas: z
    .array(z.enum(NOTIFICATION_TOPICS))
    .min(1, 'elige al menos uno')
    .overwrite((temas) => NOTIFICATION_TOPICS.filter((tema) => temas.includes(tema))),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

/** Body of `DELETE avisos/suscripcion`. */
export const unsubscribeSchema = z.strictObject({ endpoint: endpointSchema });

const subscriptionSchema = subscribeSchema.extend({ desde: instantSchema });
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Document `suscripciones/{lote}`: devices by the digest of their endpoint, which begins with `lote`. */
export const subscriptionsDocSchema = z.object({
  suscripciones: z.record(z.string(), subscriptionSchema),
});
export type SubscriptionsDoc = z.infer<typeof subscriptionsDocSchema>;

/** Document `privado/suscripciones`: number of devices in each `suscripciones` document. */
export const subscriptionsTotalSchema = z.object({ lotes: z.record(z.string(), z.int()) });

export const notificationSchema = z.object({
  id: idSchema,
  /** A device shows only the latest notification per match or news item. */
  tag: z.string().max(80),
  /** Order of notifications with the same `tag`. */
  orden: z.int(),
  titulo: z.string(),
  cuerpo: z.string(),
  /** Path of the page to open. */
  url: z.string().startsWith('/'),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Identifies a goal: `clave` is its touchline step, or its number among the side's goals in a sheet. */
const notifiedGoalSchema = z.object({
  clave: z.string(),
  lado: z.enum(['goles_anotados', 'goles_encajados']),
});
export type NotifiedGoal = z.infer<typeof notifiedGoalSchema>;

/** Document `avisos/{id}`: a notification being sent (docs/decisions/0042). */
export const notificationDocSchema = z.object({
  _id: idSchema,
  /** Kind of notification. */
  clase: z.enum(['gol', 'anulado', 'final', 'horario', 'noticia']),
  tema: z.enum(NOTIFICATION_TOPICS),
  partido_id: idSchema.optional(),
  gol: notifiedGoalSchema.optional(),
  /** Removed after sending, because it may contain a name. */
  aviso: notificationSchema.optional(),
  /** Not sent after this time. */
  caduca: instantSchema,
  /** Deleted by Firestore's TTL at this time. Until then it prevents duplicates. */
  expira: z.unknown(),
  estado: z.enum(['pendiente', 'terminado']),
  /** Set once sending has started. */
  empezado: z.literal(true).optional(),
  /** The notification was withdrawn during or after sending, because a goal was cancelled, for example. */
  retirado: z.literal(true).optional(),
  /** Withdrawn before all devices had it. `avisos_diario` lists those that did. */
  parcial: z.literal(true).optional(),
  /** Ids of the notifications that this one withdraws. It is sent to the devices that got one of them. */
  tras: z.array(idSchema).optional(),
  /** Lease of the sender: its id, and when the lease ends. */
  turno: z.object({ por: z.string(), hasta: instantSchema }).optional(),
});
export type NotificationDoc = z.infer<typeof notificationDocSchema>;
export type NotificationClass = NotificationDoc['clase'];

/** Document `avisos_diario/{id}`: digests of devices that have the notification or will never get it. */
export const notificationLogSchema = z.object({
  _id: idSchema,
  aviso_id: idSchema,
  hechos: z.array(z.string()),
  expira: z.unknown(),
});
