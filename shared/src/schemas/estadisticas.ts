import { z } from 'zod';
import type { Contador } from '../vocabulario';
import { clasificacionGuardadaSchema } from './clasificacion';
import {
  eachField,
  countSchema,
  idSchema,
  imagenSchema,
  instantSchema,
  jugadorNombradoSchema,
  nombreSchema,
} from './base';

const enteroSchema = z.int();
/** A figure that rows of before it was kept lack. */
const nuevoSchema = z.int().default(0);

/** A player's figures as they are stored: whole numbers, a correction by hand may be negative. */
export const contadoresSchema = z.strictObject({
  ...eachField(enteroSchema, 'partidos_jugados', 'goles', 'asistencias', 'porterias_imbatidas'),
  ...eachField(enteroSchema, 'tarjetas_amarillas', 'tarjetas_rojas', 'goles_encajados', 'mvp'),
  ...eachField(nuevoSchema, 'titularidades', 'minutos', 'partidos_con_minutos'),
} satisfies Record<Contador, z.ZodType<number>>);

const ratioSchema = z.number().min(0);

/** Minutes of a season: more than other figures may be. */
const minutosSchema = z
  .int('debe ser un número entero')
  .min(0, 'no puede ser negativo')
  .max(99_999, 'es demasiado grande');

/** Statistics of a player in one season (regla 38); ratios to two decimals. */
export const estadisticasTemporadaSchema = z.object({
  ...eachField(countSchema, 'partidos_jugados', 'goles', 'asistencias', 'porterias_imbatidas'),
  ...eachField(countSchema, 'tarjetas_amarillas', 'tarjetas_rojas'),
  ...eachField(ratioSchema, 'ratio_goles_partido', 'ratio_asistencias_partido'),
  goles_encajados: countSchema,
  ratio_golesencajados_partido: ratioSchema,
  ...eachField(countSchema, 'mvp', 'titularidades'),
  minutos: minutosSchema,
  partidos_con_minutos: countSchema,
});
export type EstadisticasTemporada = z.infer<typeof estadisticasTemporadaSchema>;

/** A correction by hand: any of the figures; ratios are accepted and recomputed. */
export const corregirEstadisticasSchema = z
  .strictObject(estadisticasTemporadaSchema.shape)
  .partial();
export type CorregirEstadisticas = z.infer<typeof corregirEstadisticasSchema>;

/** A player's figures in one season's archive, flat (regla 52). */
export const filaEstadisticasSchema = estadisticasTemporadaSchema.extend(
  jugadorNombradoSchema.shape,
);
export type FilaEstadisticas = z.infer<typeof filaEstadisticasSchema>;

export const archivoEstadisticasSchema = z.object({
  _id: idSchema,
  temporada_id: idSchema,
  temporada_nombre: nombreSchema,
  estadisticas: z.array(filaEstadisticasSchema),
});
export type ArchivoEstadisticas = z.infer<typeof archivoEstadisticasSchema>;

const filaRankingSchema = jugadorNombradoSchema.extend({ img_perfil: imagenSchema });
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

/** Team record of one season with both top-five rankings (regla 51). */
export const equipoEstadisticasSchema = z.object({
  _id: idSchema,
  temporada_id: idSchema,
  temporada_nombre: nombreSchema,
  partidos_jugados: countSchema,
  ...eachField(puestoSchema, 'num_equipos', 'posicion'),
  ...eachField(countSchema, 'ganados', 'empatados', 'perdidos'),
  ranking_goles: z.array(filaRankingGolesSchema),
  ranking_asistencias: z.array(filaRankingAsistenciasSchema),
  /** Where a league table was entered: there is nothing else to ask for. */
  tiene_clasificacion: z.literal(true).optional(),
});
export type EquipoEstadisticas = z.infer<typeof equipoEstadisticasSchema>;

/** A player of the season with what the table of all players shows of him. */
const filaTablaSchema = jugadorNombradoSchema.extend({
  partidos_jugados: countSchema,
  minutos: minutosSchema,
  ...eachField(countSchema, 'partidos_con_minutos', 'goles', 'asistencias'),
  ...eachField(countSchema, 'tarjetas_amarillas', 'tarjetas_rojas', 'mvp'),
});
export type FilaTabla = z.infer<typeof filaTablaSchema>;

/** Who gave the pass, who scored, and how many goals they made in that way. */
const parejaSchema = z.object({
  ...eachField(jugadorNombradoSchema, 'asistente', 'autor'),
  goles: countSchema,
});
export type Pareja = z.infer<typeof parejaSchema>;

/** Our matches of a season: played, won, drawn, lost; a correction by hand may be negative. */
export const balanceSchema = z.object(
  eachField(enteroSchema, 'partidos_jugados', 'ganados', 'empatados', 'perdidos'),
);

const guardadoSchema = equipoEstadisticasSchema.omit({ tiene_clasificacion: true });

/**
 * Document `estadisticas_equipo/{temporadaId}`: the record as readers see it. Once somebody has corrected it by hand,
 * `sumas` is what the sheets add up to and `ajuste` what the correction put on top (`domain/balance.ts`).
 */
export const equipoEstadisticasDocSchema = guardadoSchema.extend({
  /** When somebody last said our position, the same one included; absent where nobody has since that is noted. */
  posicion_el: instantSchema.optional(),
  sumas: balanceSchema.optional(),
  ajuste: balanceSchema.optional(),
  /** The pair with most goals; absent while there is none (`domain/pareja.ts`). */
  mejor_pareja: parejaSchema.optional(),
  /** The league table; absent while nobody has entered one. */
  clasificacion: clasificacionGuardadaSchema.optional(),
  /** Everybody who has any figure; absent in seasons of before it was kept. */
  tabla_jugadores: z.array(filaTablaSchema).optional(),
  /** Deleted by itself while its season stays: the sheets go on counting, and adding it shows it again. */
  retirado: z.literal(true).optional(),
});
export type EquipoEstadisticasDoc = z.infer<typeof equipoEstadisticasDocSchema>;

/**
 * Body of `POST add-equipo-estadisticas`: an upsert, the season alone is enough (regla 52). Rankings and name are
 * accepted, and follow from elsewhere.
 */
export const crearEquipoEstadisticasSchema = z.strictObject({
  temporada_id: idSchema,
  ...eachField(puestoSchema.optional(), 'posicion', 'num_equipos'),
  ...eachField(countSchema.optional(), 'partidos_jugados', 'ganados', 'empatados', 'perdidos'),
  temporada_nombre: z.string().optional(),
  ...eachField(z.array(z.unknown()).optional(), 'ranking_goles', 'ranking_asistencias'),
});

/** What the administrator changes by hand in a season's record (regla 53). */
export const actualizarEquipoEstadisticasSchema = crearEquipoEstadisticasSchema.partial({
  temporada_id: true,
});
export type ActualizarEquipoEstadisticas = z.infer<typeof actualizarEquipoEstadisticasSchema>;

/** One player's figures as they come in for a season's archive: those left out stay. */
const filaArchivoEntradaSchema = z.strictObject({
  jugador_id: idSchema,
  jugador_nombre: z.string().optional(),
  img_perfil: imagenSchema.optional(),
  ...corregirEstadisticasSchema.shape,
});
export type FilaArchivoEntrada = z.infer<typeof filaArchivoEntradaSchema>;

const filasArchivoEntradaSchema = z.array(filaArchivoEntradaSchema).max(1000);

/** Body of `POST add-jugador-estadisticas`: an upsert on an existing season (regla 52). */
export const crearArchivoEstadisticasSchema = z.strictObject({
  temporada_id: idSchema,
  temporada_nombre: z.string().optional(),
  estadisticas: filasArchivoEntradaSchema.default([]),
});

/** Body of `PUT update-jugador-estadisticas/{seasonId}`. */
export const actualizarArchivoEstadisticasSchema = crearArchivoEstadisticasSchema
  .partial({ temporada_id: true })
  .extend({ estadisticas: filasArchivoEntradaSchema });
