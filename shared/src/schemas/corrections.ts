import { z } from 'zod';
import { eachField, idSchema, imagenSchema, jugadorNombradoSchema } from './base';
import { balanceSchema, contadoresSchema, equipoEstadisticasDocSchema } from './estadisticas';

/** What somebody typed over a player's computed figures in one season; zeros where the row itself is all there is. */
const jugadorCorrectionSchema = jugadorNombradoSchema.extend({
  img_perfil: imagenSchema,
  /** Added to what his sheets add up to; may be negative. */
  ajuste: contadoresSchema,
});

/**
 * Record `correcciones/{temporadaId}`: everything that people typed about a season's numbers. A season that is known only
 * as totals has corrections and no matches. Written and deleted together with its season.
 */
export const correctionsDocSchema = z.object({
  temporada_id: idSchema,
  ...equipoEstadisticasDocSchema.pick(eachField(true, 'posicion', 'num_equipos', 'posicion_el'))
    .shape,
  /** Added to the record that the matches add up to. */
  ajuste: balanceSchema,
  ...equipoEstadisticasDocSchema.pick(eachField(true, 'clasificacion', 'retirado')).shape,
  /**
   * By player: corrected figures, and the players that a past season lists without matches. Their names are those at the
   * end of the season.
   */
  jugadores: z.record(z.string(), jugadorCorrectionSchema),
  /**
   * Set when somebody adds the current season's archive, which otherwise has none, or deletes a past season's, which
   * otherwise has one. Removed when another season becomes current.
   */
  archivo: z.enum(['puesto', 'retirado']).optional(),
});
export type CorrectionsDoc = z.infer<typeof correctionsDocSchema>;
