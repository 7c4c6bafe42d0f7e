import { z } from 'zod';
import {
  eachField,
  agesAtSchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedJugadorSchema,
  textSchema,
} from './base';
import { storedSettingsSchema } from '../records/settings';
import { temporadaSchema } from '../records/catalogues';
import { jugadorPreviewSchema } from '../records/jugador';
import { noticiaSchema, mentionedPartidoSchema } from '../records/noticia';
import { partidoPreviewSchema, timeStrSchema } from '../records/partido';
import { filaClasificacionSchema } from './clasificacion';
import { countersSchema, equipoEstadisticasSchema, goalRankingRowSchema } from './estadisticas';

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

/** A player who misses a match, and why (regla 101). */
export const suspensionSchema = z.object({
  jugador_id: idSchema,
  nombre_con_inicial: z.string(),
  motivo: z.enum(['amarillas', 'roja', 'doble amarilla']),
});
export type Suspension = z.infer<typeof suspensionSchema>;

/** Document `publico/club`: data that every page needs. Seasons and settings are stored only here. */
export const clubDocSchema = z.object({
  temporada_actual: temporadaSchema.nullable(),
  /** All seasons in order of creation, for the picker. */
  temporadas: z.array(temporadaSchema),
  ultimo_cambio: instantSchema,
  /** Absent before the first change: then the initial settings apply. */
  ajustes: storedSettingsSchema.optional(),
  /** Set for the demo club, which administrators can clear (docs/decisions/0037). */
  demo: z.literal(true).optional(),
});
export type ClubDoc = z.infer<typeof clubDocSchema>;

/** Card of a news item. The text is cut at a word, at most 160 characters (regla 57). */
const noticiaCardSchema = noticiaSchema
  .pick({ _id: true, titulo: true, fecha_date: true, fecha_str: true, media: true })
  .extend({
    resumen: z.string(),
    /** Result and rival of the match that it is about, absent until played. Older cards have only the result. */
    partido: mentionedPartidoSchema
      .pick(eachField(true, 'local', 'goles_anotados', 'goles_encajados', 'tanda'))
      .extend(
        mentionedPartidoSchema
          .pick(eachField(true, 'nombre_equipo', 'color_equipo', 'escudo_equipo'))
          .partial().shape,
      )
      .optional(),
  });
export type NoticiaCard = z.infer<typeof noticiaCardSchema>;

/** Document `publico/portada`: the home page in one read. */
export const frontPageDocSchema = z.object({
  next_games: z.array(partidoPreviewSchema),
  /** The current season so far (regla 8). Older documents lack it until the season changes. */
  resumen: equipoEstadisticasSchema
    .pick({ posicion: true, num_equipos: true })
    .extend({
      /** The league table's competition and our points in it, absent without a table. */
      competicion: z.string().optional(),
      puntos: z.int().optional(),
      /** Absent before the first goal. */
      goleador: goalRankingRowSchema.optional(),
    })
    .optional(),
  noticias: z.array(noticiaCardSchema),
});
export type FrontPageDoc = z.infer<typeof frontPageDocSchema>;

/** Reference to a page of older cards: its document, and its newest card. */
const noticiasPageSchema = z.object({
  pagina_id: idSchema,
  fecha_date: instantSchema,
  noticia_id: idSchema,
});
export type NoticiasPage = z.infer<typeof noticiasPageSchema>;

/**
 * Document `publico/noticias`: cards of the latest news, newest first, so that the news page needs one read. Older
 * cards are in pages (docs/decisions/0029), absent if there are none.
 */
export const noticiasDocSchema = z.object({
  noticias: z.array(noticiaCardSchema),
  /** Newest first. */
  paginas: z.array(noticiasPageSchema).optional(),
  /** Next unused id, for earlier releases, which split pages. */
  siguiente: z.int().optional(),
});
export type NoticiasDoc = z.infer<typeof noticiasDocSchema>;

/** Document `noticias_paginas/{n}`: cards of older news, newest first. */
export const noticiasPageDocSchema = z.object({ noticias: z.array(noticiaCardSchema) });
export type NoticiasPageDoc = z.infer<typeof noticiasPageDocSchema>;

/** Document `publico/plantilla`: all player previews by id. */
export const plantillaDocSchema = z.object({
  jugadores: z.record(z.string(), jugadorPreviewSchema),
  edades_al: agesAtSchema,
});
export type PlantillaDoc = z.infer<typeof plantillaDocSchema>;

/**
 * Document `publico/cambios`, the version counter for caches. `version` increases with each operation that changes what
 * readers see (docs/decisions/0026).
 */
export const versionCounterDocSchema = z.object({
  version: z.int().nonnegative(),
  /** For earlier releases, like `documentos`. */
  desde: z.int().optional(),
  documentos: z.record(z.string(), z.int()).optional(),
});
export type VersionCounterDoc = z.infer<typeof versionCounterDocSchema>;

/** Goals by third of each half, then by period of extra time. `parte` is the length of a half in minutes. */
const spansSchema = z.object({
  parte: z.int(),
  favor: z.array(z.int()).min(6).max(8),
  contra: z.array(z.int()).min(6).max(8),
});
export type MinuteSpans = z.infer<typeof spansSchema>;

const placeSchema = z.object({
  posicion: z.int(),
  ...filaClasificacionSchema.pick(eachField(true, 'pts', 'g', 'e', 'p')).shape,
});
export type LeaguePlace = z.infer<typeof placeSchema>;

/** What the page of an unplayed match shows besides the match (`rules/upcoming-details.ts`). */
const upcomingSchema = z
  .object({
    nuestro: placeSchema,
    rival: placeSchema,
    sancionados: z.array(suspensionSchema),
  })
  .partial();
export type UpcomingDetails = z.infer<typeof upcomingSchema>;

/** Document `calendarios/{temporadaId}`: all match previews of a season by id. */
export const calendarDocSchema = z.object({
  temporada_id: z.string(),
  temporada_nombre: z.string(),
  partidos: z.record(z.string(), partidoPreviewSchema),
  /** Goals by thirds of periods (`rules/minute-spans.ts`), by match. Absent if no goal has a minute. */
  tramos: z.record(z.string(), spansSchema).optional(),
  /** Data for the pages of unplayed matches, and our best scorers. Only in the current season, absent if empty. */
  previas: z.record(z.string(), upcomingSchema).optional(),
  goleadores: z
    .array(goalRankingRowSchema.pick(eachField(true, 'jugador_id', 'jugador_nombre', 'goles')))
    .optional(),
  /** Ids of deleted players in the season's rows, absent if there are none. */
  borrados: z.array(idSchema).optional(),
});
export type CalendarDoc = z.infer<typeof calendarDocSchema>;

/**
 * Document `privado/fechas_nacimiento`: birth dates (YYYY-MM-DD) by player, not readable by any rule. One document,
 * so that the ages of a whole squad cost one read.
 */
export const birthDatesDocSchema = z.object({ fechas: z.record(z.string(), z.string()) });

/**
 * A played match for players' pages: fields that identify it, and `[goals, assists, minutes]` of all called-up players.
 * Minutes are -1 if the sheet has none (regla 76).
 */
const countedActaSchema = z.object({
  ...partidoPreviewSchema.pick({ fecha_date: true, fecha_str: true, nombre_equipo: true }).shape,
  encajados: z.int(),
  jugadores: z.record(z.string(), z.tuple([z.int(), z.int(), z.int()])),
});
export type CountedActa = z.infer<typeof countedActaSchema>;

/**
 * A player's row of a season. `sumas` are the sums of his sheets, `ajuste` is the manual correction, which survives
 * later sheets (regla 37).
 */
export const temporadaRowSchema = namedJugadorSchema.extend({
  img_perfil: imageSchema,
  ...eachField(countersSchema, 'sumas', 'ajuste'),
});
export type FilaTemporada = z.infer<typeof temporadaRowSchema>;

/** Document `estadisticas_jugadores/{temporadaId}`: figures of all players in a season, current or past. */
export const estadisticasJugadoresDocSchema = z.object({
  temporada_id: idSchema,
  temporada_nombre: z.string(),
  filas: z.record(z.string(), temporadaRowSchema),
  /** Goals of each pair, summed over the sheets (`rules/contribution.ts`). Absent if there are none. */
  parejas: z.record(z.string(), z.int()).optional(),
  /** Goals in matches with minutes (regla 76), by player. Absent if there are none. */
  goles_con_minutos: z.record(z.string(), z.int()).optional(),
  /** Figures of each match's players (`rules/counted-actas.ts`), by match. Absent if none is played. */
  fichas: z.record(z.string(), countedActaSchema).optional(),
  /** Copied from the season's corrections (`correctionsDocSchema`). */
  archivo: z.enum(['puesto', 'retirado']).optional(),
});
export type EstadisticasJugadoresDoc = z.infer<typeof estadisticasJugadoresDocSchema>;
