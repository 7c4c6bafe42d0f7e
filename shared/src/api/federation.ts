import { z } from 'zod';
import { calendarReadingSchema } from '../federation/calendar-fila';
import { readReportSchema } from '../federation/report-answer';
import { eachField, countSchema, idSchema } from '../schemas/base';
import { call, plainAnswerSchema } from './endpoint';

const pastedTextSchema = z
  .string()
  .min(1, 'no puede estar vacío')
  .max(100_000, 'es demasiado largo: pega solo el calendario o el acta');

const calendarTextSchema = z.strictObject({
  texto: pastedTextSchema,
  competicion_id: idSchema,
  /** The current season by default. */
  temporada_id: idSchema.optional(),
});
export type CalendarText = z.infer<typeof calendarTextSchema>;

const applyCalendarSchema = calendarTextSchema.extend({
  /** The matches to save, by the number of their line in the text. By default all are saved. */
  lineas: z.array(z.int().min(1)).max(2_000).optional(),
});
export type ApplyCalendar = z.infer<typeof applyCalendarSchema>;

const reportTextSchema = z.strictObject({
  texto: pastedTextSchema,
  /** Answers to the questions of an earlier reading: a player's id, by the name in the report. */
  respuestas: z.record(z.string().max(120), idSchema).optional(),
});
export type ReportText = z.infer<typeof reportTextSchema>;

/** Calls that read what is pasted from a federation's pages (regla 104). */
export const federationEndpoints = {
  leerCalendario: call('read', 'administrador', {
    method: 'POST',
    path: 'leer-calendario',
    body: calendarTextSchema,
    response: calendarReadingSchema,
    resumen: 'Lee un calendario pegado y dice qué cambiaría; no guarda nada',
  }),
  aplicarCalendario: call('write', 'administrador', {
    method: 'POST',
    path: 'aplicar-calendario',
    body: applyCalendarSchema,
    response: plainAnswerSchema.extend({
      ...calendarReadingSchema.shape,
      ...eachField(countSchema, 'creados', 'cambiados'),
    }),
    resumen: 'Crea y cambia los partidos de un calendario pegado, con sus rivales y campos',
  }),
  leerActa: call('read', 'acta', {
    method: 'POST',
    path: 'leer-acta/:id',
    body: reportTextSchema,
    response: readReportSchema,
    resumen: 'Lee un acta pegada de la federación como ficha de un partido; no guarda nada',
  }),
};
