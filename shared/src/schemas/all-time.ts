import { z } from 'zod';
import { temporadaSchema } from '../records/catalogues';
import { WALKOVERS } from '../vocabulary';
import { shootOutSchema } from './acta';
import {
  eachField,
  idSchema,
  instantSchema,
  namedJugadorSchema,
  namedTemporadaSchema,
} from './base';

const text = z.string();
const count = z.int();

/**
 * A played match in `publico/historia`, without field names to save space: kick-off (seconds since 1970), local date
 * (DD-MM-YYYY), rival's id and name, competition, whether at home, our goals, theirs, top scorer's id (`''` if unknown)
 * and his goals. Last, only if there was one, the shoot-out or the walkover.
 */
const partidoLineSchema = z.tuple([
  ...([count, text, text, text, text, z.boolean()] as const),
  ...([count, count, text, count] as const),
  z
    .object({ tanda: shootOutSchema, incomparecencia: z.enum(WALKOVERS) })
    .partial()
    .optional(),
]);
export type PartidoLine = z.infer<typeof partidoLineSchema>;

/** A player's season, as shown to readers: name at the time, matches, goals, assists, MVP, yellow and red cards. */
const jugadorLineSchema = z.tuple([text, count, count, count, count, count, count]);
export type JugadorLine = z.infer<typeof jugadorLineSchema>;

/**
 * Document `publico/historia`: all seasons of the club, so that the all-time page needs one read. Every transaction
 * that changes its sources updates it (docs/decisions/0043).
 */
export const allTimeDocSchema = z.object({
  /** As in `publico/club`, in order of creation. */
  temporadas: z.array(temporadaSchema),
  /** Names of the players who have a page, by id. */
  nombres: z.record(z.string(), z.string()),
  /** By season, then by match. Seasons without matches are left out. */
  partidos: z.record(z.string(), z.record(z.string(), partidoLineSchema)),
  /** By season, then by player. Players without figures, and seasons without any, are left out. */
  filas: z.record(z.string(), z.record(z.string(), jugadorLineSchema)),
  /** Seasons whose archive was deleted. Their player figures are hidden unless the season is current. */
  sin_archivo: z.record(z.string(), z.literal(true)),
});
export type AllTimeDoc = z.infer<typeof allTimeDocSchema>;

const tallySchema = z.object({
  ...eachField(z.int(), 'jugados', 'ganados', 'empatados', 'perdidos'),
  ...eachField(z.int(), 'goles_favor', 'goles_contra'),
});
export type AllTimeTally = z.infer<typeof tallySchema>;

const allTimePartidoSchema = z.object({
  partido_id: idSchema,
  ...namedTemporadaSchema.shape,
  fecha_date: instantSchema,
  fecha_str: z.string(),
  equipo_id: idSchema,
  ...eachField(z.string(), 'nombre_equipo', 'nombre_competicion'),
  local: z.boolean(),
  ...eachField(z.int(), 'goles_anotados', 'goles_encajados'),
  resultado: z.enum(['win', 'draw', 'lose']),
  tanda: shootOutSchema.optional(),
  incomparecencia: z.enum(WALKOVERS).optional(),
});
export type AllTimePartido = z.infer<typeof allTimePartidoSchema>;

const allTimeStreakSchema = z.object({
  partidos: z.int(),
  ...eachField(allTimePartidoSchema, 'desde', 'hasta'),
});
export type AllTimeStreak = z.infer<typeof allTimeStreakSchema>;

const allTimeJugadorSchema = namedJugadorSchema.extend({
  /** Whether he has a page. Deleted players have none (regla 18). */
  en_plantilla: z.boolean(),
  ...eachField(z.int().min(0), 'temporadas', 'partidos', 'goles', 'asistencias', 'mvp'),
});
export type AllTimeJugador = z.infer<typeof allTimeJugadorSchema>;

const goalsInPartidoSchema = namedJugadorSchema.extend({
  en_plantilla: z.boolean(),
  goles: z.int(),
  partido: allTimePartidoSchema,
});

const bestPerformancesSchema = z.object({
  ...eachField(allTimePartidoSchema.nullable(), 'mayor_victoria', 'mayor_derrota'),
  ...eachField(allTimeStreakSchema.nullable(), 'racha_invicta', 'racha_victorias'),
  mas_goles_en_un_partido: goalsInPartidoSchema.nullable(),
});

/** Response of `GET fetch-historia`: the club in all its seasons. */
export const allTimeSchema = z.object({
  totales: tallySchema.extend({ temporadas: z.int() }),
  records: bestPerformancesSchema,
  jugadores: z.object(
    eachField(z.array(allTimeJugadorSchema), 'partidos', 'goles', 'asistencias', 'mvp'),
  ),
  rivales: z.array(tallySchema.extend({ equipo_id: idSchema, nombre: z.string() })),
  temporadas: z.array(tallySchema.extend(namedTemporadaSchema.shape)),
});
export type AllTime = z.infer<typeof allTimeSchema>;
