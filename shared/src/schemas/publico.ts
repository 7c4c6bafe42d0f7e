import { z } from 'zod';
import {
  eachField,
  edadesAlSchema,
  idSchema,
  imagenSchema,
  instantSchema,
  jugadorNombradoSchema,
} from './base';
import { ajustesGuardadosSchema } from '../registros/ajustes';
import { temporadaSchema } from '../registros/catalogos';
import { jugadorPreviewSchema } from '../registros/jugador';
import { noticiaSchema, partidoCitadoSchema } from '../registros/noticia';
import { partidoPreviewSchema } from '../registros/partido';
import { contadoresSchema } from './estadisticas';

/** Document `publico/club`: what every page needs, and the only place where seasons and settings are kept. */
export const clubDocSchema = z.object({
  temporada_actual: temporadaSchema.nullable(),
  /** All seasons, latest created last; the picker's list. */
  temporadas: z.array(temporadaSchema),
  ultimo_cambio: instantSchema,
  /** Absent while nobody has changed any: the initial ones hold. */
  ajustes: ajustesGuardadosSchema.optional(),
  /** Set by the seed of the demonstration: nobody's club, which gives way to one's own (docs/decisions/0043). */
  demo: z.literal(true).optional(),
});
export type ClubDoc = z.infer<typeof clubDocSchema>;

/** Card of a news item; the text is already cut at 160 characters at a word (regla 57). */
export const noticiaCardSchema = noticiaSchema
  .pick({ _id: true, titulo: true, fecha_date: true, fecha_str: true, media: true })
  .extend({
    resumen: z.string(),
    /** How the match that it tells of ended; absent until that has been played. */
    partido: partidoCitadoSchema
      .pick({ local: true, goles_anotados: true, goles_encajados: true })
      .optional(),
  });
export type NoticiaCard = z.infer<typeof noticiaCardSchema>;

/** Document `publico/portada`: the home page in one read. */
export const portadaDocSchema = z.object({
  next_games: z.array(partidoPreviewSchema),
  noticias: z.array(noticiaCardSchema),
});
export type PortadaDoc = z.infer<typeof portadaDocSchema>;

/** Where older cards are: their document, and the newest card that may stand in it. */
export const paginaNoticiasSchema = z.object({
  pagina_id: idSchema,
  fecha_date: instantSchema,
  noticia_id: idSchema,
});
export type PaginaNoticias = z.infer<typeof paginaNoticiasSchema>;

/**
 * Document `publico/noticias`: cards of the latest news, newest first: the news page in one read. Older ones are in
 * pages (docs/decisions/0032); absent while there are none.
 */
export const noticiasDocSchema = z.object({
  noticias: z.array(noticiaCardSchema),
  /** Newest first. */
  paginas: z.array(paginaNoticiasSchema).optional(),
  /** Pages that there have ever been: the next one's id. */
  siguiente: z.int().optional(),
});
export type NoticiasDoc = z.infer<typeof noticiasDocSchema>;

/** Document `noticias_paginas/{n}`: cards of older news, newest first. */
export const noticiasPaginaDocSchema = z.object({ noticias: z.array(noticiaCardSchema) });
export type NoticiasPaginaDoc = z.infer<typeof noticiasPaginaDocSchema>;

/** Document `publico/plantilla`: all player previews by id. */
export const plantillaDocSchema = z.object({
  jugadores: z.record(z.string(), jugadorPreviewSchema),
  edades_al: edadesAlSchema,
});
export type PlantillaDoc = z.infer<typeof plantillaDocSchema>;

/**
 * Document `publico/cambios`: which documents have changed lately. `version` is higher after each operation that changed any;
 * `documentos` has the version of the last change by path, for the latest of them; all others have not changed after
 * `desde` (docs/decisions/0029).
 */
export const cambiosDocSchema = z.object({
  version: z.int().nonnegative(),
  desde: z.int().nonnegative(),
  documentos: z.record(z.string(), z.int()),
});
export type CambiosDoc = z.infer<typeof cambiosDocSchema>;

/** Goals of each third of both halves, in their order; `parte` is the length of a half. */
const tramosSchema = z.object({
  parte: z.int(),
  favor: z.array(z.int()).length(6),
  contra: z.array(z.int()).length(6),
});
export type Tramos = z.infer<typeof tramosSchema>;

/** Document `calendarios/{temporadaId}`: all match previews of a season by id. */
export const calendarioDocSchema = z.object({
  temporada_id: z.string(),
  temporada_nombre: z.string(),
  partidos: z.record(z.string(), partidoPreviewSchema),
  /** When the goals of each match fell (`domain/tramos.ts`), by match; absent while no goal has a minute. */
  tramos: z.record(z.string(), tramosSchema).optional(),
  /** Players of the season's rows who have been deleted, by id; absent while there are none. */
  borrados: z.array(idSchema).optional(),
});
export type CalendarioDoc = z.infer<typeof calendarioDocSchema>;

/**
 * Document `privado/fechas_nacimiento`: birth dates (YYYY-MM-DD) by player, which no rule opens. One document, so that
 * the ages of a whole squad cost one read.
 */
export const fechasNacimientoDocSchema = z.object({ fechas: z.record(z.string(), z.string()) });

/**
 * A played match as a player's page tells it: what of it names the match, and goals, assists and minutes of everybody who
 * was called up; minutes are -1 where the sheet does not tell them (regla 76).
 */
const fichaContadaSchema = z.object({
  ...partidoPreviewSchema.pick({ fecha_date: true, fecha_str: true, nombre_equipo: true }).shape,
  encajados: z.int(),
  jugadores: z.record(z.string(), z.tuple([z.int(), z.int(), z.int()])),
});
export type FichaContada = z.infer<typeof fichaContadaSchema>;

/**
 * A player's row of a season. `sumas` is what his sheets add up to, `ajuste` the correction that is added to it, which
 * survives later sheets (regla 37).
 */
export const filaDeTemporadaSchema = jugadorNombradoSchema.extend({
  img_perfil: imagenSchema,
  ...eachField(contadoresSchema, 'sumas', 'ajuste'),
});
export type FilaTemporada = z.infer<typeof filaDeTemporadaSchema>;

/** Document `estadisticas_jugadores/{temporadaId}`: the figures of all players in a season, current or past. */
export const estadisticasJugadoresDocSchema = z.object({
  temporada_id: idSchema,
  temporada_nombre: z.string(),
  filas: z.record(z.string(), filaDeTemporadaSchema),
  /** Goals of each pair, as the sheets add them up (`domain/pareja.ts`); absent while there are none. */
  parejas: z.record(z.string(), z.int()).optional(),
  /** Goals in matches that count for minutes (regla 76), by player; absent while there are none. */
  goles_con_minutos: z.record(z.string(), z.int()).optional(),
  /** What everybody did in each match (`domain/fichas-contadas.ts`), by match; absent while none is played. */
  fichas: z.record(z.string(), fichaContadaSchema).optional(),
  /**
   * Set when somebody adds the current season's archive, which otherwise has none, or deletes a past season's, which
   * otherwise has one. Goes when another season becomes current.
   */
  archivo: z.enum(['puesto', 'retirado']).optional(),
});
export type EstadisticasJugadoresDoc = z.infer<typeof estadisticasJugadoresDocSchema>;
