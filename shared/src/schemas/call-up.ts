import { z } from 'zod';
import { timeStrSchema } from '../records/partido';
import { idSchema, textSchema } from './base';

/** A call-up (convocatoria) of an unplayed match: who, when and where to meet (regla 102). */
export const callUpSchema = z.strictObject({
  /** Player ids, in the order chosen. */
  jugadores: z.array(idSchema).max(60, 'admite como mucho 60'),
  /** When and where the players meet. */
  hora_str: timeStrSchema.optional(),
  lugar: textSchema(120).optional(),
  nota: textSchema(500).optional(),
  /** Whether the match page shows it. Otherwise only administrators can read it. */
  publica: z.boolean(),
});
export type CallUp = z.infer<typeof callUpSchema>;

/** Why a player misses a match (regla 101). */
export const SUSPENSION_REASONS = ['amarillas', 'roja', 'doble amarilla'] as const;
export const suspensionSchema = z.object({
  jugador_id: idSchema,
  nombre_con_inicial: z.string(),
  motivo: z.enum(SUSPENSION_REASONS),
});
export type Suspension = z.infer<typeof suspensionSchema>;
