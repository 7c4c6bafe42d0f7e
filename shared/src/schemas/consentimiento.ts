import { z } from 'zod';
import { eachField, idSchema, imagenSchema, jugadorNombradoSchema } from './base';

/** What a player lets the club publish of him (regla 20); without a word of his everything is shown. */
export const consentimientoSchema = z.strictObject(eachField(z.boolean(), 'foto', 'apellidos'));
export type Consentimiento = z.infer<typeof consentimientoSchema>;

/**
 * What is known of a player and not published: kept apart in `privado/reservas`, because anybody may read his record
 * (docs/decisions/0020).
 */
export const reservaSchema = z.object({
  consentimiento: consentimientoSchema,
  ...eachField(z.string(), 'apellido1', 'apellido2', 'alias', 'trayectoria'),
  ...eachField(imagenSchema, 'img_perfil', 'img_banner'),
  clave_externa: z.string().optional(),
});
export type Reserva = z.infer<typeof reservaSchema>;

const noticiaCitadaSchema = z.object({ noticia_id: idSchema, titulo: z.string() });
/** A news item that a person should look at. */
export type NoticiaCitada = z.infer<typeof noticiaCitadaSchema>;

/** Answer of `POST anonimizar-jugador/{id}`. */
export const jugadorAnonimizadoSchema = jugadorNombradoSchema.extend({
  /** News that called him by a name that was his alone, with their new titles: the sentences may read oddly now. */
  noticias_cambiadas: z.array(noticiaCitadaSchema),
  /** News that still say a surname which another player has too: for a person to look at. */
  noticias_por_revisar: z.array(noticiaCitadaSchema),
});
export type JugadorAnonimizado = z.infer<typeof jugadorAnonimizadoSchema>;

/** Document `privado/reservas`: what is withheld, by player; only those of whom something is. */
export const reservasDocSchema = z.object({ jugadores: z.record(z.string(), reservaSchema) });
