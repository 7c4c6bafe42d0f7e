import { z } from 'zod';
import { eachField, idSchema, imageSchema, namedJugadorSchema } from './base';

/** Whether a player lets the club publish his photo and his surnames (regla 20). Both by default. */
export const consentSchema = z.strictObject(eachField(z.boolean(), 'foto', 'apellidos'));
export type Consent = z.infer<typeof consentSchema>;

/**
 * Data that a player withholds. Stored in `privado/reservas`, as player records are public (docs/decisions/0018).
 */
export const withheldSchema = z.object({
  consentimiento: consentSchema,
  ...eachField(z.string(), 'apellido1', 'apellido2', 'alias', 'trayectoria'),
  ...eachField(imageSchema, 'img_perfil', 'img_banner'),
  nombre_federacion: z.string().optional(),
  clave_externa: z.string().optional(),
});
export type Withheld = z.infer<typeof withheldSchema>;

/** A news item that names an anonymised player. */
const mentionedNoticiaSchema = z.object({ noticia_id: idSchema, titulo: z.string() });
export type MentionedNoticia = z.infer<typeof mentionedNoticiaSchema>;

/** Response of `POST anonimizar-jugador/{id}`. */
export const anonymisedJugadorSchema = namedJugadorSchema.extend({
  /** News in which his names were replaced, with the new titles. Some sentences may need editing. */
  noticias_cambiadas: z.array(mentionedNoticiaSchema),
  /** News that still contain one of his surnames, maybe another player's. A person has to check them. */
  noticias_por_revisar: z.array(mentionedNoticiaSchema),
});
export type AnonymisedJugador = z.infer<typeof anonymisedJugadorSchema>;

/** Document `privado/reservas`: withheld data by player. Players without any are left out. */
export const withheldDocSchema = z.object({ jugadores: z.record(z.string(), withheldSchema) });
