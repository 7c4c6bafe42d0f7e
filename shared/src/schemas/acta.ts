import { z } from 'zod';
import { betweenSchema, eachField, idSchema, imagenSchema } from './base';
import { TIPOS_EVENTO } from '../eventos/table';
import {
  FORMAS,
  MITADES,
  MAX_ANADIDO,
  HALF_MINUTES_MAX,
  HALF_MINUTES_MIN,
  porFila,
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
  img_perfil: imagenSchema.optional(),
});

const autorRefSchema = jugadorRefSchema.extend({ forma: z.enum(FORMAS).optional() });

/** Minute of play as on a scoreboard. Added time is separate, in `anadido`. */
const minutoSchema = z.int('debe ser un número entero').min(0).max(130);
const anadidoSchema = z.int('debe ser un número entero').min(1).max(MAX_ANADIDO);

/** Minutes of a half (regla 75). */
export const halfMinutesSchema = betweenSchema(HALF_MINUTES_MIN, HALF_MINUTES_MAX);

const eventoEntradaSchema = z.strictObject({
  /** Local id in the editor's list, not stored. */
  id: z.int().min(0).optional(),
  evento: z.enum(TIPOS_EVENTO),
  ...eachField(autorRefSchema.nullish(), 'autor', 'asistente'),
  ...eachField(jugadorRefSchema.nullish(), 'entra', 'sale'),
  minuto: minutoSchema.nullish(),
  anadido: anadidoSchema.nullish(),
  propia_puerta: z.boolean().optional(),
});
export type EventoInput = z.infer<typeof eventoEntradaSchema>;

const alineacionEntradaSchema = z.strictObject(
  porFila(() => z.array(jugadorRefSchema).max(60).default([])),
);
export type AlineacionInput = z.infer<typeof alineacionEntradaSchema>;

const mitadEntradaSchema = z.array(eventoEntradaSchema).max(200).default([]);

const detallesEntradaSchema = z.strictObject(eachField(mitadEntradaSchema, ...MITADES));
export type DetallesInput = z.infer<typeof detallesEntradaSchema>;

/** The parts of a sheet, all optional. A part left out stays as stored. */
export const camposActaSchema = {
  alineacion: alineacionEntradaSchema.optional(),
  detalles: detallesEntradaSchema.optional(),
  mvp: jugadorRefSchema.nullable().optional(),
  /** Whether there were no substitutions: then minutes are known without any (regla 76). */
  sin_cambios: z.boolean().optional(),
};

export type ActaInput = Partial<z.infer<z.ZodObject<typeof camposActaSchema>>>;

const autorSchema = jugadorSummarySchema.extend({ forma: z.enum(FORMAS).optional() });

const eventoSchema = z.object({
  evento: z.enum(TIPOS_EVENTO),
  autor: autorSchema.optional(),
  ...eachField(jugadorSummarySchema.optional(), 'asistente', 'entra', 'sale'),
  ...eachField(z.int().optional(), 'minuto', 'anadido'),
  propia_puerta: z.boolean().optional(),
});
export type Evento = z.infer<typeof eventoSchema>;

export const alineacionSchema = z.object(porFila(() => z.array(jugadorSummarySchema)));
export type Alineacion = z.infer<typeof alineacionSchema>;

export const detallesSchema = z.object(eachField(z.array(eventoSchema), ...MITADES));
export type Detalles = z.infer<typeof detallesSchema>;

/** A complete sheet (acta) as stored in a match. */
export interface Acta {
  readonly alineacion: Alineacion;
  readonly detalles: Detalles;
  readonly mvp: z.infer<typeof jugadorSummarySchema> | null;
  readonly sin_cambios?: true | undefined;
  /** Minutes of a half when it was saved. Absent in older sheets, which have no minutes played. */
  readonly minutos_parte?: number | undefined;
}
