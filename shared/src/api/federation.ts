import { z } from 'zod';
import { calendarReadingSchema } from '../federation/calendar-fila';
import { readReportSchema } from '../federation/report-answer';
import { eachField, countSchema, idSchema } from '../schemas/base';
import { plainAnswerSchema, type Endpoint } from './endpoint';

const textSchema = z
  .string()
  .min(1, 'no puede estar vacío')
  .max(100_000, 'es demasiado largo: pega solo el calendario o el acta');

const calendarTextSchema = z.strictObject({
  texto: textSchema,
  competicion_id: idSchema,
  /** The current season by default. */
  temporada_id: idSchema.optional(),
});
export type CalendarText = z.infer<typeof calendarTextSchema>;

const applyCalendarSchema = calendarTextSchema.extend({
  /** First lines of the matches to save. All by default. */
  lineas: z.array(z.int().min(1)).max(2_000).optional(),
});
export type ApplyCalendar = z.infer<typeof applyCalendarSchema>;

const reportTextSchema = z.strictObject({
  texto: textSchema,
  /** Ids of the players meant, by the name in the report: answers to the questions of an earlier reading. */
  respuestas: z.record(z.string().max(120), idSchema).optional(),
});
export type ReportText = z.infer<typeof reportTextSchema>;

/** Calls that read what is pasted from a federation's pages (regla 104). */
export const federationEndpoints = {
  leerCalendario: {
    kind: 'read',
    method: 'POST',
    path: 'leer-calendario',
    permiso: 'administrador',
    body: calendarTextSchema,
    response: calendarReadingSchema,
    status: 200,
    resumen: 'Lee un calendario pegado y dice qué cambiaría; no guarda nada',
  },
  aplicarCalendario: {
    kind: 'write',
    method: 'POST',
    path: 'aplicar-calendario',
    permiso: 'administrador',
    body: applyCalendarSchema,
    response: plainAnswerSchema.extend({
      ...calendarReadingSchema.shape,
      ...eachField(countSchema, 'creados', 'cambiados'),
    }),
    status: 200,
    resumen: 'Crea y cambia los partidos de un calendario pegado, con sus rivales y campos',
  },
  leerActa: {
    kind: 'read',
    method: 'POST',
    path: 'leer-acta/:id',
    permiso: 'acta',
    body: reportTextSchema,
    response: readReportSchema,
    status: 200,
    resumen: 'Lee un acta pegada de la federación como ficha de un partido; no guarda nada',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
