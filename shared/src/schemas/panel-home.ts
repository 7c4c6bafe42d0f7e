import { z } from 'zod';
import { partidoPreviewSchema } from '../records/partido';
import { idSchema, instantSchema } from './base';

/** A count without upper limit. */
const anyCountSchema = z.int().nonnegative();

/** Number of operations on the panel's home. */
export const LATEST_CHANGES = 8;

/** Our position in a season's table and, if known, when it was last entered. */
const positionSetSchema = z.object({
  posicion: z.int().nullable(),
  posicion_el: instantSchema.optional(),
});

/** An operation, without people's names: they may be deleted later (docs/decisions/0038). */
const homeChangeSchema = z.object({
  operacion_id: idSchema,
  accion: z.string(),
  /** Uid of the account. */
  quien: z.string(),
  cuando: instantSchema,
  /** Name of its subject: a match, a rival. */
  sobre: z.string(),
  /** For a person or news item, its id instead. The name is read when it is shown. */
  registro: z.object({ tipo: z.enum(['jugador', 'noticia']), id: idSchema }).optional(),
});
export type HomeChange = z.infer<typeof homeChangeSchema>;

const notedAuditSchema = z.object({
  temporada_id: idSchema,
  cuando: instantSchema,
  diferencias: anyCountSchema,
});

/**
 * Document `privado/inicio`: what the panel's home shows and no record has (docs/decisions/0038). Fields of earlier
 * releases stay in it, because those releases cannot read the document without them.
 */
export const panelHomeDocSchema = z.looseObject({
  /** Time of the last backup, absent before the first. */
  copia: instantSchema.optional(),
  /** Result of the last audit that was saved. */
  auditoria: notedAuditSchema.optional(),
  /** Latest operations by people, newest first. */
  ultimos: z.array(homeChangeSchema),
});
export type PanelHomeDoc = z.infer<typeof panelHomeDocSchema>;

/** Response of `GET fetch-inicio`: pending work and latest operations. */
export const homeSchema = z.object({
  temporada_id: idSchema.nullable(),
  /** Matches of the current season and live ones of any season, by kick-off. */
  partidos: z.array(partidoPreviewSchema),
  /** Matches without sheet whose ground was deleted. */
  sin_campo: z.array(idSchema),
  /** Matches with an unpublished news item, and matches of the current season with a published one. */
  con_cronica: z.array(idSchema),
  /** Our position in the current season. `null` without a season, or if its team statistics were deleted. */
  puesto: positionSetSchema.nullable(),
  /** Number of players with withheld data. */
  sin_consentimiento: anyCountSchema,
  /** Number and size of all photos. */
  fotos: z.object({ cuantas: anyCountSchema, bytes: anyCountSchema }),
  copia: instantSchema.nullable(),
  auditoria: notedAuditSchema.nullable(),
  /**
   * Latest operations. `sobre` is empty if the subject was deleted, `quien` the email of the account, or its uid if it no
   * longer exists, `descripcion` the call in Spanish words.
   */
  cambios: z.array(homeChangeSchema.omit({ registro: true }).extend({ descripcion: z.string() })),
});
export type Home = z.infer<typeof homeSchema>;
