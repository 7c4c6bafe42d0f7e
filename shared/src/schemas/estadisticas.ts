import { z } from 'zod';
import { countSchema, idSchema, imagenSchema, nombreSchema } from './base';

const ratioSchema = z.number().min(0);

/** Statistics of a player in one season (specification, section 3); ratios to two decimals. */
export const estadisticasTemporadaSchema = z.object({
  partidos_jugados: countSchema,
  goles: countSchema,
  asistencias: countSchema,
  porterias_imbatidas: countSchema,
  tarjetas_amarillas: countSchema,
  tarjetas_rojas: countSchema,
  ratio_goles_partido: ratioSchema,
  ratio_asistencias_partido: ratioSchema,
  goles_encajados: countSchema,
  ratio_golesencajados_partido: ratioSchema,
  mvp: countSchema,
});
export type EstadisticasTemporada = z.infer<typeof estadisticasTemporadaSchema>;

/** A correction by hand: any of the figures; ratios are accepted and recomputed. */
export const corregirEstadisticasSchema = z
  .strictObject(estadisticasTemporadaSchema.shape)
  .partial();
export type CorregirEstadisticas = z.infer<typeof corregirEstadisticasSchema>;

/** A player's figures in one season's archive, flat (decisions, section 6). */
export const filaEstadisticasSchema = estadisticasTemporadaSchema.extend({
  jugador_id: idSchema,
  jugador_nombre: z.string(),
});
export type FilaEstadisticas = z.infer<typeof filaEstadisticasSchema>;

export const archivoEstadisticasSchema = z.object({
  _id: idSchema,
  temporada_id: idSchema,
  temporada_nombre: nombreSchema,
  estadisticas: z.array(filaEstadisticasSchema),
});
export type ArchivoEstadisticas = z.infer<typeof archivoEstadisticasSchema>;

const filaRankingSchema = z.object({
  jugador_id: idSchema,
  jugador_nombre: z.string(),
  img_perfil: imagenSchema,
});
export const filaRankingGolesSchema = filaRankingSchema.extend({ goles: countSchema });
export const filaRankingAsistenciasSchema = filaRankingSchema.extend({ asistencias: countSchema });
export type FilaRankingGoles = z.infer<typeof filaRankingGolesSchema>;
export type FilaRankingAsistencias = z.infer<typeof filaRankingAsistenciasSchema>;

/** League position or number of teams; `null` while nobody has entered it. */
const puestoSchema = z
  .int('debe ser un número entero')
  .min(1, 'debe ser al menos 1')
  .max(999, 'es demasiado grande')
  .nullable();

/** Team record of one season with both top-five rankings (specification, section 3). */
export const equipoEstadisticasSchema = z.object({
  _id: idSchema,
  temporada_id: idSchema,
  temporada_nombre: nombreSchema,
  partidos_jugados: countSchema,
  num_equipos: puestoSchema,
  posicion: puestoSchema,
  ganados: countSchema,
  empatados: countSchema,
  perdidos: countSchema,
  ranking_goles: z.array(filaRankingGolesSchema),
  ranking_asistencias: z.array(filaRankingAsistenciasSchema),
});
export type EquipoEstadisticas = z.infer<typeof equipoEstadisticasSchema>;

/** What the administrator changes by hand in a season's record (specification, section 2). */
export const actualizarEquipoEstadisticasSchema = z.strictObject({
  posicion: puestoSchema.optional(),
  num_equipos: puestoSchema.optional(),
});
