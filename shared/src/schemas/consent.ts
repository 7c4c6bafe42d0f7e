import { z } from 'zod';
import { eachField, idSchema, imagenSchema, jugadorNombradoSchema } from './base';

/** What a player lets the club publish (regla 20). Everything by default. */
export const consentSchema = z.strictObject(eachField(z.boolean(), 'foto', 'apellidos'));
export type Consentimiento = z.infer<typeof consentSchema>;

/**
 * Private data of a player. Stored in `privado/reservas`, because player records are public (docs/decisions/0018).
 */
export const reservaSchema = z.object({
  consentimiento: consentSchema,
  ...eachField(z.string(), 'apellido1', 'apellido2', 'alias', 'trayectoria'),
  ...eachField(imagenSchema, 'img_perfil', 'img_banner'),
  clave_externa: z.string().optional(),
});
export type Reserva = z.infer<typeof reservaSchema>;

const noticiaCitadaSchema = z.object({ noticia_id: idSchema, titulo: z.string() });
/** A news item that a person should check. */
export type NoticiaCitada = z.infer<typeof noticiaCitadaSchema>;

/** Response of `POST anonimizar-jugador/{id}`. */
export const jugadorAnonimizadoSchema = jugadorNombradoSchema.extend({
  /** News with his unique names, which were replaced, with the new titles. Some sentences may need editing. */
  noticias_cambiadas: z.array(noticiaCitadaSchema),
  /** News with a surname that another player shares, for manual review. */
  noticias_por_revisar: z.array(noticiaCitadaSchema),
});
export type JugadorAnonimizado = z.infer<typeof jugadorAnonimizadoSchema>;

/** Document `privado/reservas`: withheld data by player. Players without any are left out. */
export const reservasDocSchema = z.object({ jugadores: z.record(z.string(), reservaSchema) });
