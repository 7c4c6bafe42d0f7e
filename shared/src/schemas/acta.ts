import { z } from 'zod';
import { betweenSchema, eachField, idSchema, imageSchema } from './base';
import { EVENTO_KINDS } from '../eventos/table';
import {
  FORMS,
  HALVES,
  SHOOT_OUT_MAX,
  EXTRA_PERIODS,
  WALKOVERS,
  type Walkover,
  MAX_ADDED_TIME,
  HALF_MINUTES_MAX,
  HALF_MINUTES_MIN,
  perRow,
} from '../vocabulary';
import { jugadorSummarySchema } from '../records/jugador';

/**
 * A player in a sheet of a request. Only `jugador_id` is used. The rest is accepted, because sheets are read, changed
 * and sent back, and is filled in again by the server (regla 30).
 */
const jugadorRefSchema = z.strictObject({
  jugador_id: idSchema,
  nombre_con_inicial: z.string().optional(),
  nombre: z.string().optional(),
  dorsal: z.number().optional(),
  img_perfil: imageSchema.optional(),
});

const authorRefSchema = jugadorRefSchema.extend({ forma: z.enum(FORMS).optional() });

/** Minute of play as on a scoreboard. Added time is separate, in `anadido`. */
const minuteSchema = z.int('debe ser un número entero').min(0).max(150);
const addedTimeSchema = z.int('debe ser un número entero').min(1).max(MAX_ADDED_TIME);

/** Minutes of a half (regla 75). */
export const halfMinutesSchema = betweenSchema(HALF_MINUTES_MIN, HALF_MINUTES_MAX);

const eventoInputSchema = z.strictObject({
  /** Local id in the editor's list, not stored. */
  id: z.int().min(0).optional(),
  evento: z.enum(EVENTO_KINDS),
  ...eachField(authorRefSchema.nullish(), 'autor', 'asistente'),
  ...eachField(jugadorRefSchema.nullish(), 'entra', 'sale'),
  minuto: minuteSchema.nullish(),
  anadido: addedTimeSchema.nullish(),
  propia_puerta: z.boolean().optional(),
});
export type EventoInput = z.infer<typeof eventoInputSchema>;

export const alineacionInputSchema = z.strictObject(
  perRow(() => z.array(jugadorRefSchema).max(60).default([])),
);
export type AlineacionInput = z.infer<typeof alineacionInputSchema>;

const periodInputSchema = z.array(eventoInputSchema).max(200);

/** Events by period. A sheet with any period of extra time counts thirty minutes more (regla 98). */
export const detailsInputSchema = z.strictObject({
  ...eachField(periodInputSchema.default([]), ...HALVES),
  ...eachField(periodInputSchema.optional(), ...EXTRA_PERIODS),
});
export type DetailsInput = z.infer<typeof detailsInputSchema>;

/** Goals for the side that turned up to a match that was not played (regla 100). */
export const walkoverGoalsSchema = betweenSchema(0, 10);

const scoredKicksSchema = z.int('debe ser un número entero').min(0).max(SHOOT_OUT_MAX);
/** Goals of a shoot-out: ours, theirs (regla 99). */
export const shootOutSchema = z.strictObject(eachField(scoredKicksSchema, 'anotados', 'encajados'));
export type ShootOut = z.infer<typeof shootOutSchema>;

/** The parts of a sheet, all optional. A part left out stays as stored. */
export const actaInputFields = {
  alineacion: alineacionInputSchema.optional(),
  detalles: detailsInputSchema.optional(),
  mvp: jugadorRefSchema.nullable().optional(),
  /** Confirms that there were no substitutions, so that minutes are known (regla 76). */
  sin_cambios: z.boolean().optional(),
  /** Id of a starter. */
  capitan: idSchema.nullable().optional(),
  tanda: shootOutSchema.nullable().optional(),
  /** Which side did not turn up. Only without line-up and events. */
  incomparecencia: z.enum(WALKOVERS).nullable().optional(),
};

export type ActaInput = Partial<z.infer<z.ZodObject<typeof actaInputFields>>>;

const authorSchema = jugadorSummarySchema.extend({ forma: z.enum(FORMS).optional() });

const eventoSchema = z.object({
  evento: z.enum(EVENTO_KINDS),
  autor: authorSchema.optional(),
  ...eachField(jugadorSummarySchema.optional(), 'asistente', 'entra', 'sale'),
  ...eachField(z.int().optional(), 'minuto', 'anadido'),
  propia_puerta: z.boolean().optional(),
});
export type Evento = z.infer<typeof eventoSchema>;

export const alineacionSchema = z.object(perRow(() => z.array(jugadorSummarySchema)));
export type Alineacion = z.infer<typeof alineacionSchema>;

export const detailsSchema = z.object({
  ...eachField(z.array(eventoSchema), ...HALVES),
  ...eachField(z.array(eventoSchema).optional(), ...EXTRA_PERIODS),
});
export type Details = z.infer<typeof detailsSchema>;

/** A complete sheet (acta) as stored in a match. */
export interface Acta {
  readonly alineacion: Alineacion;
  readonly detalles: Details;
  readonly mvp: z.infer<typeof jugadorSummarySchema> | null;
  readonly sin_cambios?: true | undefined;
  readonly capitan?: string | undefined;
  readonly tanda?: ShootOut | undefined;
  readonly incomparecencia?: Walkover | undefined;
  /** Goals of a walkover, when the sheet was saved. */
  readonly goles_incomparecencia?: number | undefined;
  /** Minutes of a half, when the sheet was saved. Absent in older sheets, which have no minutes played. */
  readonly minutos_parte?: number | undefined;
}
