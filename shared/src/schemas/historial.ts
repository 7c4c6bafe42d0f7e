import { z } from 'zod';
import { eachField, idSchema, instantSchema } from './base';

/** Operations on one page of the history. */
export const HISTORIAL_PAGE = 20;

/** What an entry of the history is about; `estadisticas_*` are corrections by hand, a `cuenta` is told of and never restored. */
export const TIPOS_HISTORIAL = [
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
export type TipoHistorial = (typeof TIPOS_HISTORIAL)[number];

/** What became of one record in an operation. */
export const cambioHistorialSchema = z.object({
  tipo: z.enum(TIPOS_HISTORIAL),
  id: z.string(),
  /** How people call the record: a player, a rival with the date, a title. */
  nombre: z.string(),
  cambio: z.enum(['creado', 'cambiado', 'borrado']),
  /** Fields that changed; of `estadisticas_jugadores` the players that were corrected. */
  detalle: z.array(z.string()),
});
export type CambioHistorial = z.infer<typeof cambioHistorialSchema>;

/** The same as it is told: with old and new values in words ('dorsal: 9 → 10'). */
export const cambioContadoSchema = cambioHistorialSchema.extend({
  diferencias: z.array(z.string()),
});
export type CambioContado = z.infer<typeof cambioContadoSchema>;

/** One operation of the administrator as `GET historial` lists it. */
export const operacionHistorialSchema = z.object({
  _id: idSchema,
  operacion_id: idSchema,
  /** Name of the call in the catalogue, or of the script. */
  accion: z.string(),
  /** The call in Spanish words. */
  descripcion: z.string(),
  /** Address of the account, or its uid when it no longer exists. */
  quien: z.string(),
  cuando: instantSchema,
  documentos: z.array(cambioContadoSchema),
});
export type OperacionHistorial = z.infer<typeof operacionHistorialSchema>;

/** A document before and after an operation; `null` where it did not exist. */
const versionSchema = z.object({
  documento: z.string(),
  ...eachField(z.unknown(), 'antes', 'despues'),
});
export type Version = z.infer<typeof versionSchema>;

/** Document `historial/{operacionId}`: an operation with the versions that it replaced. */
export const historialDocSchema = z.object({
  operacion_id: idSchema,
  accion: z.string(),
  quien: z.string(),
  cuando: instantSchema,
  expira: z.unknown(),
  documentos: z.array(cambioHistorialSchema),
  versiones: z.array(versionSchema),
  /** Further documents `historial/{operacionId}-{1…}` with versions for which this one has no room. */
  partes: z.int(),
});
export type HistorialDoc = z.infer<typeof historialDocSchema>;

/** Document `historial/{operacionId}-{n}`; without `cuando`, so that a list by time leaves it out. */
export const historialParteSchema = z.object({
  operacion_id: idSchema,
  expira: z.unknown(),
  versiones: z.array(versionSchema),
});
