import { z } from 'zod';
import { eachField, namedTemporadaSchema } from './base';

/** Places that the audit checks. */
export const AUDIT_PLACES = [
  'partido',
  'calendario',
  'balance',
  'fila',
  'ranking_goles',
  'ranking_asistencias',
  'tabla_jugadores',
  'parejas',
  'mejor_pareja',
  'goles_con_minutos',
  'tramos',
  'fichas',
  'next_games',
  'plantilla',
  'noticias',
  'inicio',
  'historia',
] as const;

/** A stored value that differs from the season's sheets and records. */
export const differenceSchema = z.object({
  lugar: z.enum(AUDIT_PLACES),
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
