import { z } from 'zod';
import { temporadaSchema } from '../records/catalogues';
import {
  eachField,
  countSchema,
  idSchema,
  instantSchema,
  jugadorNombradoSchema,
  temporadaNombradaSchema,
} from './base';

/**
 * A played match in `publico/historia`, without field names to save space: kick-off (seconds since 1970) and local
 * date (DD-MM-YYYY), rival (id, name), competition, home or away, our goals and theirs, top scorer and his goals.
 * `''` and 0 if unknown.
 */
const lineaPartidoSchema = z.tuple([
  z.int(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.boolean(),
  z.int(),
  z.int(),
  z.string(),
  z.int(),
]);
export type LineaPartido = z.infer<typeof lineaPartidoSchema>;

/** A player's season: name at the time, matches, goals, assists, MVP, yellow and red cards, as shown to readers. */
const lineaJugadorSchema = z.tuple([
  z.string(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
]);
export type LineaJugador = z.infer<typeof lineaJugadorSchema>;

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
  partidos: z.record(z.string(), z.record(z.string(), lineaPartidoSchema)),
  /** By season, then by player. Players without figures, and seasons without any, are left out. */
  filas: z.record(z.string(), z.record(z.string(), lineaJugadorSchema)),
  /** Seasons whose archive was deleted. Their player figures are hidden unless the season is current. */
  sin_archivo: z.record(z.string(), z.literal(true)),
});
export type AllTimeDoc = z.infer<typeof allTimeDocSchema>;

const cuentaSchema = z.object({
  ...eachField(z.int(), 'jugados', 'ganados', 'empatados', 'perdidos'),
  ...eachField(z.int(), 'goles_favor', 'goles_contra'),
});
export type CuentaHistorica = z.infer<typeof cuentaSchema>;

const partidoHistoricoSchema = z.object({
  partido_id: idSchema,
  ...temporadaNombradaSchema.shape,
  fecha_date: instantSchema,
  fecha_str: z.string(),
  equipo_id: idSchema,
  nombre_equipo: z.string(),
  nombre_competicion: z.string(),
  local: z.boolean(),
  goles_anotados: z.int(),
  goles_encajados: z.int(),
  resultado: z.enum(['win', 'draw', 'lose']),
});
export type PartidoHistorico = z.infer<typeof partidoHistoricoSchema>;

const rachaHistoricaSchema = z.object({
  partidos: z.int(),
  desde: partidoHistoricoSchema,
  hasta: partidoHistoricoSchema,
});
export type RachaHistorica = z.infer<typeof rachaHistoricaSchema>;

const jugadorHistoricoSchema = jugadorNombradoSchema.extend({
  /** Whether he has a page. Deleted players have none (regla 18). */
  en_plantilla: z.boolean(),
  temporadas: z.int(),
  ...eachField(countSchema, 'partidos', 'goles', 'asistencias', 'mvp'),
});
export type JugadorHistorico = z.infer<typeof jugadorHistoricoSchema>;

const golesEnUnPartidoSchema = jugadorNombradoSchema.extend({
  en_plantilla: z.boolean(),
  goles: z.int(),
  partido: partidoHistoricoSchema,
});

const recordsSchema = z.object({
  ...eachField(partidoHistoricoSchema.nullable(), 'mayor_victoria', 'mayor_derrota'),
  ...eachField(rachaHistoricaSchema.nullable(), 'racha_invicta', 'racha_victorias'),
  mas_goles_en_un_partido: golesEnUnPartidoSchema.nullable(),
});

/** Response of `GET fetch-historia`: the club in all its seasons. */
export const historiaSchema = z.object({
  totales: cuentaSchema.extend({ temporadas: z.int() }),
  records: recordsSchema,
  jugadores: z.object(
    eachField(z.array(jugadorHistoricoSchema), 'partidos', 'goles', 'asistencias', 'mvp'),
  ),
  rivales: z.array(cuentaSchema.extend({ equipo_id: idSchema, nombre: z.string() })),
  temporadas: z.array(cuentaSchema.extend(temporadaNombradaSchema.shape)),
});
export type Historia = z.infer<typeof historiaSchema>;
