import { z } from 'zod';
import { eachField, idSchema, imageSchema, namedJugadorSchema } from './base';
import { balanceSchema, countersSchema, equipoEstadisticasDocSchema } from './estadisticas';

/** Manual correction of a player's figures in one season. All zeros: he is only listed, without matches. */
const jugadorCorrectionSchema = namedJugadorSchema.extend({
  img_perfil: imageSchema,
  /** Added to the sums of his sheets. May be negative. */
  ajuste: countersSchema,
});

/**
 * Document `correcciones/{temporadaId}`: all manual entries about a season's figures. A season of which only the totals
 * are known has corrections and no matches. Created and deleted together with its season.
 */
export const correctionsDocSchema = z.object({
  temporada_id: idSchema,
  ...equipoEstadisticasDocSchema.pick(eachField(true, 'posicion', 'num_equipos', 'posicion_el'))
    .shape,
  /** Added to the record from the matches. */
  ajuste: balanceSchema,
  ...equipoEstadisticasDocSchema.pick(eachField(true, 'clasificacion', 'retirado')).shape,
  /**
   * By player: corrected figures, and players whom a past season lists without matches. Names are as at the end of the
   * season.
   */
  jugadores: z.record(z.string(), jugadorCorrectionSchema),
  /**
   * Set if somebody adds the current season's archive, which does not exist by default, or deletes a past season's,
   * which does. Removed when another season becomes current.
   */
  archivo: z.enum(['puesto', 'retirado']).optional(),
});
export type CorrectionsDoc = z.infer<typeof correctionsDocSchema>;
