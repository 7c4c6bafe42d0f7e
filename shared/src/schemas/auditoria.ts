import { z } from 'zod';
import { eachField, temporadaNombradaSchema } from './base';

/** Where the auditor looks. */
export const LUGARES_AUDITORIA = [
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

/** Something stored that is not what the season's sheets and records say. */
export const diferenciaSchema = z.object({
  lugar: z.enum(LUGARES_AUDITORIA),
  /** Id of the match, player or season. */
  id: z.string(),
  campo: z.string(),
  ...eachField(z.unknown(), 'esperado', 'guardado'),
});
export type Diferencia = z.infer<typeof diferenciaSchema>;

/** What the auditor says of a season (`GET auditar/{seasonId}`). */
export const auditoriaSchema = temporadaNombradaSchema.extend({
  /** Whether there is no difference; corrections by hand are none. */
  correcta: z.boolean(),
  diferencias: z.array(diferenciaSchema),
  /** Corrections by hand: what the sheets say, and what is shown instead. */
  ajustes: z.array(diferenciaSchema),
});
export type Auditoria = z.infer<typeof auditoriaSchema>;
