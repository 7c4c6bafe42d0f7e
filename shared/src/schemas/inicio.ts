import { z } from 'zod';
import { partidoPreviewSchema } from '../registros/partido';
import { idSchema, instantSchema } from './base';

/** How many; of bytes, millions. */
const countSchema = z.int().nonnegative();

/** Operations of people that are told on the panel's home. */
export const ULTIMOS_CAMBIOS = 8;

/** Our place in a season's table and, where it is known, when somebody last said it. */
const puestoPuestoSchema = z.object({
  posicion: z.int().nullable(),
  posicion_el: instantSchema.optional(),
});

/** What an operation was, without the name of any person: it outlives them here (docs/decisions/0045). */
const cambioDeInicioSchema = z.object({
  operacion_id: idSchema,
  accion: z.string(),
  /** Uid of the account. */
  quien: z.string(),
  cuando: instantSchema,
  /** What it was done to, where that is no person: a match, a rival. */
  sobre: z.string(),
  /** What else it was done to: by its id, whose name is read when it is shown. */
  registro: z.object({ tipo: z.enum(['jugador', 'noticia']), id: idSchema }).optional(),
});
export type CambioDeInicio = z.infer<typeof cambioDeInicioSchema>;

const auditoriaAnotadaSchema = z.object({
  temporada_id: idSchema,
  cuando: instantSchema,
  diferencias: countSchema,
});

/**
 * Document `privado/inicio`: what the panel's home has to know and no other document says in one read. Kept by every
 * transaction that changes what it is derived from (docs/decisions/0045).
 */
export const inicioDocSchema = z.object({
  temporada_actual: idSchema.nullable(),
  /** Ids of the grounds that there are, in their order. */
  campos: z.array(idSchema),
  /** The ground of each match that has no sheet, by match. */
  por_jugar: z.record(z.string(), idSchema),
  /** Matches in play, of whatever season. */
  en_juego: z.record(z.string(), partidoPreviewSchema),
  /** The match that a news item tells of, by news item. */
  cronicas: z.record(z.string(), idSchema),
  puestos: z.record(z.string(), puestoPuestoSchema),
  /** Players of whom something is withheld. */
  sin_consentimiento: countSchema,
  fotos: z.object({ cuantas: countSchema, bytes: countSchema }),
  /** When a copy of the club was last taken; absent before the first. */
  copia: instantSchema.optional(),
  /** What the auditor found when it was last told to note it. */
  auditoria: auditoriaAnotadaSchema.optional(),
  /** What people did last, the latest first. */
  ultimos: z.array(cambioDeInicioSchema),
});
export type InicioDoc = z.infer<typeof inicioDocSchema>;

/** Answer of `GET fetch-inicio`: what there may be to do, and what happened. */
export const inicioSchema = z.object({
  temporada_id: idSchema.nullable(),
  /** Matches of the current season and those in play of any other, by kick-off. */
  partidos: z.array(partidoPreviewSchema),
  /** Matches without sheet whose ground is not there any more. */
  sin_campo: z.array(idSchema),
  /** Matches that a news item tells of. */
  con_cronica: z.array(idSchema),
  /** Of the current season; `null` without one, or where its record was deleted. */
  puesto: puestoPuestoSchema.nullable(),
  sin_consentimiento: countSchema,
  fotos: inicioDocSchema.shape.fotos,
  copia: instantSchema.nullable(),
  auditoria: auditoriaAnotadaSchema.nullable(),
  cambios: z.array(
    cambioDeInicioSchema.omit({ registro: true }).extend({
      /** What it was done to; empty where that is not there any more. */
      sobre: z.string(),
      /** The call in Spanish words. */
      descripcion: z.string(),
      /** Address of the account, or its uid when it no longer exists. */
      quien: z.string(),
    }),
  ),
});
export type Inicio = z.infer<typeof inicioSchema>;
