import { z } from 'zod';
import { COUNTERS, type Counter } from '../vocabulary';
import { storedClasificacionSchema } from './clasificacion';
import {
  eachField,
  countSchema,
  countUpTo,
  idSchema,
  imageSchema,
  instantSchema,
  namedJugadorSchema,
  nameSchema,
} from './base';

const integerSchema = z.int();
/** A figure that older rows lack. */
const newerSchema = z.int().default(0);

/** A player's stored figures: integers, negative in manual corrections. */
export const countersSchema = z.strictObject({
  ...eachField(integerSchema, 'partidos_jugados', 'goles', 'asistencias', 'porterias_imbatidas'),
  ...eachField(integerSchema, 'tarjetas_amarillas', 'tarjetas_rojas', 'goles_encajados', 'mvp'),
  ...eachField(newerSchema, 'titularidades', 'minutos', 'partidos_con_minutos'),
} satisfies Record<Counter, z.ZodType<number>>);

const ratioSchema = z.number().min(0);

/** A figure as shown. It has no maximum: sheets still add to a figure that was corrected to the highest one allowed. */
const shownSchema = z.int().min(0);

/** Statistics of a player in one season (regla 38), ratios with two decimals. */
export const estadisticasTemporadaSchema = z.object({
  ...eachField(shownSchema, 'partidos_jugados', 'goles', 'asistencias', 'porterias_imbatidas'),
  ...eachField(shownSchema, 'tarjetas_amarillas', 'tarjetas_rojas'),
  ...eachField(ratioSchema, 'ratio_goles_partido', 'ratio_asistencias_partido'),
  goles_encajados: shownSchema,
  ratio_golesencajados_partido: ratioSchema,
  ...eachField(shownSchema, 'mvp', 'titularidades', 'minutos', 'partidos_con_minutos'),
});
export type EstadisticasTemporada = z.infer<typeof estadisticasTemporadaSchema>;

/** A manual correction of any figures. Ratios are accepted but ignored: they are computed again. */
export const correctEstadisticasSchema = z
  .strictObject({
    ...estadisticasTemporadaSchema.shape,
    ...eachField(countSchema, ...COUNTERS),
    minutos: countUpTo(99_999),
  })
  .partial();
export type CorrectEstadisticas = z.infer<typeof correctEstadisticasSchema>;

/** A player's figures in one season's archive, flat (regla 52). */
export const filaEstadisticasSchema = estadisticasTemporadaSchema.extend(namedJugadorSchema.shape);
export type FilaEstadisticas = z.infer<typeof filaEstadisticasSchema>;

export const estadisticasArchiveSchema = z.object({
  _id: idSchema,
  temporada_id: idSchema,
  temporada_nombre: nameSchema,
  estadisticas: z.array(filaEstadisticasSchema),
});
export type EstadisticasArchive = z.infer<typeof estadisticasArchiveSchema>;

const filaRankingSchema = namedJugadorSchema.extend({ img_perfil: imageSchema });
export const goalRankingRowSchema = filaRankingSchema.extend({ goles: shownSchema });
export const assistRankingRowSchema = filaRankingSchema.extend({ asistencias: shownSchema });

/** League position or number of teams, `null` until entered. */
const leaguePositionSchema = z
  .int('debe ser un número entero')
  .min(1, 'debe ser al menos 1')
  .max(999, 'es demasiado grande')
  .nullable();

/** The team's statistics of a season: balance, league position, and both top-five rankings (regla 51). */
export const equipoEstadisticasSchema = z.object({
  _id: idSchema,
  temporada_id: idSchema,
  temporada_nombre: nameSchema,
  partidos_jugados: shownSchema,
  ...eachField(leaguePositionSchema, 'num_equipos', 'posicion'),
  ...eachField(shownSchema, 'ganados', 'empatados', 'perdidos'),
  ranking_goles: z.array(goalRankingRowSchema),
  ranking_asistencias: z.array(assistRankingRowSchema),
  /** Whether a league table was entered. Otherwise clients need not request it. */
  tiene_clasificacion: z.literal(true).optional(),
});
export type EquipoEstadisticas = z.infer<typeof equipoEstadisticasSchema>;

/** A player in the table of all players. */
const filaTablaSchema = namedJugadorSchema.extend({
  ...eachField(shownSchema, 'partidos_jugados', 'minutos', 'partidos_con_minutos'),
  ...eachField(shownSchema, 'goles', 'asistencias'),
  ...eachField(shownSchema, 'tarjetas_amarillas', 'tarjetas_rojas', 'mvp'),
});
export type FilaTabla = z.infer<typeof filaTablaSchema>;

/** Passer and scorer, with the number of their goals together. */
const pairSchema = z.object({
  ...eachField(namedJugadorSchema, 'asistente', 'autor'),
  goles: shownSchema,
});
export type Pair = z.infer<typeof pairSchema>;

/** Balance: how many matches of a season we played, won, drew and lost. Negative in manual corrections. */
export const balanceSchema = z.object(
  eachField(integerSchema, 'partidos_jugados', 'ganados', 'empatados', 'perdidos'),
);

const storedSchema = equipoEstadisticasSchema.omit({ tiene_clasificacion: true });

/**
 * Document `estadisticas_equipo/{temporadaId}`. Its balance is the one shown. If that was corrected manually, `sumas`
 * has the sums of the sheets and `ajuste` the correction (`rules/season-record.ts`).
 */
export const equipoEstadisticasDocSchema = storedSchema.extend({
  /** When our position was last entered, even if unchanged. Absent if that was before this field existed. */
  posicion_el: instantSchema.optional(),
  sumas: balanceSchema.optional(),
  ajuste: balanceSchema.optional(),
  /** The pair with most goals, absent if there is none (`rules/contribution.ts`). */
  mejor_pareja: pairSchema.optional(),
  /** The league table, absent until entered. */
  clasificacion: storedClasificacionSchema.optional(),
  /** All players with a figure. Absent in older seasons. */
  tabla_jugadores: z.array(filaTablaSchema).optional(),
  /** Hidden: an administrator deleted it while its season exists. Sheets still count, and adding it shows it again. */
  retirado: z.literal(true).optional(),
});
export type EquipoEstadisticasDoc = z.infer<typeof equipoEstadisticasDocSchema>;

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
  /** Added to the balance from the matches. */
  ajuste: balanceSchema,
  ...equipoEstadisticasDocSchema.pick(eachField(true, 'clasificacion', 'retirado')).shape,
  /**
   * By player: corrected figures, and players whom a past season lists without matches. Names are as at the end of the
   * season.
   */
  jugadores: z.record(z.string(), jugadorCorrectionSchema),
  /**
   * `puesto`: somebody has added an archive to the current season, which has none by default. `retirado`: somebody has
   * deleted a past season's archive. Removed when another season becomes current.
   */
  archivo: z.enum(['puesto', 'retirado']).optional(),
});
export type CorrectionsDoc = z.infer<typeof correctionsDocSchema>;

/**
 * Body of `POST add-equipo-estadisticas`: an upsert that needs only the season (regla 52). Rankings and name are
 * accepted but ignored.
 */
export const createEquipoEstadisticasSchema = z.strictObject({
  temporada_id: idSchema,
  ...eachField(leaguePositionSchema.optional(), 'posicion', 'num_equipos'),
  ...eachField(countSchema.optional(), 'partidos_jugados', 'ganados', 'empatados', 'perdidos'),
  temporada_nombre: z.string().optional(),
  ...eachField(z.array(z.unknown()).optional(), 'ranking_goles', 'ranking_asistencias'),
});

/** Manual changes of the team's statistics of a season (regla 53). */
export const updateEquipoEstadisticasSchema = createEquipoEstadisticasSchema.partial({
  temporada_id: true,
});
export type UpdateEquipoEstadisticas = z.infer<typeof updateEquipoEstadisticasSchema>;

/** Figures of one player for a season's archive. Figures left out stay. */
const archiveRowInputSchema = z.strictObject({
  jugador_id: idSchema,
  jugador_nombre: z.string().optional(),
  img_perfil: imageSchema.optional(),
  ...correctEstadisticasSchema.shape,
});
export type ArchiveRowInput = z.infer<typeof archiveRowInputSchema>;

const archiveRowsInputSchema = z.array(archiveRowInputSchema).max(1000);

/** Body of `POST add-jugador-estadisticas`: an upsert on an existing season (regla 52). */
export const createEstadisticasArchiveSchema = z.strictObject({
  temporada_id: idSchema,
  temporada_nombre: z.string().optional(),
  estadisticas: archiveRowsInputSchema.default([]),
});

/** Body of `PUT update-jugador-estadisticas/{seasonId}`. */
export const updateEstadisticasArchiveSchema = createEstadisticasArchiveSchema
  .partial({ temporada_id: true })
  .extend({ estadisticas: archiveRowsInputSchema });
