import { z } from 'zod';
import { alineacionInputSchema, detailsInputSchema, shootOutSchema } from '../schemas/acta';
import { idSchema } from '../schemas/base';

/** What a person has to decide or correct in a report. `banda`: the touchline's log says something else. */
const questionSchema = z.object({
  tipo: z.enum(['jugador', 'marcador', 'minuto', 'banda', 'linea']),
  /** In Spanish, for the screen. */
  texto: z.string(),
  /** Line of the pasted text, from 1. */
  linea: z.int().optional(),
});
type ReportQuestion = z.infer<typeof questionSchema>;

/** A name in our line-up, and the player of that name: `null` if none or several may be meant. */
const reportedJugadorSchema = z.object({
  nombre_acta: z.string(),
  dorsal: z.int().nullable(),
  jugador_id: idSchema.nullable(),
  /** Players who may be meant. Empty if `jugador_id` is known. */
  candidatos: z.array(idSchema),
});
export type ReportedJugador = z.infer<typeof reportedJugadorSchema>;

/** A report as read. `acta` is complete if there are no questions. */
export const readReportSchema = z.object({
  /** Our players in the order of the report. */
  jugadores: z.array(reportedJugadorSchema),
  preguntas: z.array(questionSchema),
  /** The report's final score. */
  marcador: z.object({ local: z.int(), visitante: z.int() }),
  /** The sheet of a report: a body for `update-partido`. */
  acta: z.object({
    alineacion: alineacionInputSchema,
    detalles: detailsInputSchema,
    mvp: z.null(),
    sin_cambios: z.boolean(),
    /** One of the starters, if the report marks him. */
    capitan: idSchema.optional(),
    tanda: shootOutSchema.optional(),
  }),
});
export type ReadReport = z.infer<typeof readReportSchema>;

/** Adds a question. `text` is in Spanish; `line` is a line of the pasted text, from 1. */
export type Ask = (tipo: ReportQuestion['tipo'], text: string, line?: number) => void;

/** An empty list of questions, and the function that adds to it. */
export function createQuestions() {
  const preguntas: ReportQuestion[] = [];
  const ask: Ask = (tipo, text, line) => {
    preguntas.push({ tipo, texto: text, ...(line !== undefined && { linea: line }) });
  };
  return { preguntas, ask };
}
