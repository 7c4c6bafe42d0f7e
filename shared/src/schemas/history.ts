import { z } from 'zod';
import { eachField, idSchema, instantSchema, namedTemporadaSchema } from './base';

/** Number of operations per request. */
export const HISTORY_PAGE = 20;

/**
 * Subjects of history entries. `estadisticas_*` are manual corrections. Changes of a `cuenta` are listed, but cannot
 * be undone.
 */
const HISTORY_KINDS = [
  'temporada',
  'jugador',
  'partido',
  'directo',
  'noticia',
  'equipo',
  'competicion',
  'campo',
  'ajustes',
  'estadisticas_equipo',
  'estadisticas_jugadores',
  'cuenta',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Change of one record in an operation. */
export const historyChangeSchema = z.object({
  tipo: z.enum(HISTORY_KINDS),
  id: z.string(),
  /** Display name of the record: a player, a rival with the date, a title. */
  nombre: z.string(),
  cambio: z.enum(['creado', 'cambiado', 'borrado']),
  /** Changed fields. For `estadisticas_jugadores`, the corrected players. */
  detalle: z.array(z.string()),
});
export type HistoryChange = z.infer<typeof historyChangeSchema>;

/** Change of one record for display, with old and new values ('dorsal: 9 → 10'). */
const shownChangeSchema = historyChangeSchema.extend({
  diferencias: z.array(z.string()),
});
export type ShownChange = z.infer<typeof shownChangeSchema>;

/** One operation in `GET historial`. */
export const historyOperationSchema = z.object({
  _id: idSchema,
  operacion_id: idSchema,
  /** Name of the call in the catalogue, or of the script. */
  accion: z.string(),
  /** The call in Spanish words. */
  descripcion: z.string(),
  /** Email of the account, or its uid if it no longer exists. */
  quien: z.string(),
  cuando: instantSchema,
  documentos: z.array(shownChangeSchema),
});
export type HistoryOperation = z.infer<typeof historyOperationSchema>;

/** A document before and after an operation, `null` if it did not exist. */
const versionSchema = z.object({
  documento: z.string(),
  ...eachField(z.unknown(), 'antes', 'despues'),
});
export type Version = z.infer<typeof versionSchema>;

/** Document `historial/{operationId}`: an operation with the versions that it replaced. */
export const historyDocSchema = z.object({
  operacion_id: idSchema,
  accion: z.string(),
  quien: z.string(),
  cuando: instantSchema,
  expira: z.unknown(),
  documentos: z.array(historyChangeSchema),
  versiones: z.array(versionSchema),
  /** Number of further documents `historial/{operationId}-{1…}` with versions that do not fit into this one. */
  partes: z.int(),
});
export type HistoryDoc = z.infer<typeof historyDocSchema>;

/** Document `historial/{operationId}-{n}`. It has no `cuando`, so a list ordered by time leaves it out. */
export const historyPartSchema = z.object({
  operacion_id: idSchema,
  expira: z.unknown(),
  versiones: z.array(versionSchema),
});

/** Where an audit compares stored values: a document or a part of one, and what it is called. */
export const AUDIT_PLACES = {
  partido: 'Partido',
  calendario: 'Calendario',
  balance: 'Balance del equipo',
  fila: 'Números',
  ranking_goles: 'Clasificación de goles',
  ranking_asistencias: 'Clasificación de asistencias',
  tabla_jugadores: 'Tabla de jugadores',
  parejas: 'Goles de cada pareja',
  mejor_pareja: 'Mejor pareja',
  goles_con_minutos: 'Goles de los partidos con minutos',
  tramos: 'Goles por tramos',
  fichas: 'Partido a partido',
  next_games: 'Próximos partidos',
  resumen: 'Resumen de la portada',
  plantilla: 'Plantilla',
  noticias: 'Lista de noticias',
  historia: 'Historia del club',
} as const;
type AuditPlace = keyof typeof AUDIT_PLACES;

/** A stored value that differs from the season's sheets and records. */
const differenceSchema = z.object({
  lugar: z.enum(Object.keys(AUDIT_PLACES) as readonly AuditPlace[]),
  /** Id of the match, player or season. */
  id: z.string(),
  campo: z.string(),
  ...eachField(z.unknown(), 'esperado', 'guardado'),
});
export type Difference = z.infer<typeof differenceSchema>;

/** Audit of a season (`GET auditar/{seasonId}`). */
export const auditSchema = namedTemporadaSchema.extend({
  /** Whether there are no differences. Manual corrections do not count as such. */
  correcta: z.boolean(),
  diferencias: z.array(differenceSchema),
  /** Manual corrections: the value from the sheets, and the one shown. */
  ajustes: z.array(differenceSchema),
});
export type Auditoria = z.infer<typeof auditSchema>;
