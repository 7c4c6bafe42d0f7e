import { z } from 'zod';
import { type TipoPasoEvento, tiposOfPaso } from '../eventos/tabla';
import { FORMAS, MAX_PASOS, MITADES, porFila, TIPOS_FASE } from '../vocabulario';
import { idSchema, instantSchema } from './base';
import { minutosParteSchema } from './acta';
import { jugadorResumenSchema } from '../registros/jugador';

/** What every step has: its id, made by the device, and when the device's clock says it was entered. */
const camposPaso = { id: idSchema, instante: instantSchema };

/**
 * Half in which an event happened, as the device knew it when it was entered. Neither the order in which two devices'
 * steps arrive nor their clocks can then move it; without it, it is the half that the log had come to.
 */
const camposEvento = { ...camposPaso, mitad: z.enum(MITADES).optional() };

const filaPasoSchema = z.array(idSchema).max(60);

const pasoFaseSchema = z.strictObject({
  ...camposPaso,
  tipo: z.enum(TIPOS_FASE),
  /** Of the first whistle: how long a half is, as the device knew it. */
  minutos_parte: minutosParteSchema.optional(),
});

/** Steps that stand for events; one that stands for several kinds says which. */
export const pasosEventoSchemas = {
  gol_anotado: z.strictObject({
    ...camposEvento,
    tipo: z.literal('gol_anotado'),
    autor_id: idSchema.optional(),
    asistente_id: idSchema.optional(),
    forma: z.enum(FORMAS).optional(),
    propia_puerta: z.boolean().optional(),
  }),
  gol_encajado: z.strictObject({
    ...camposEvento,
    tipo: z.literal('gol_encajado'),
    propia_puerta: z.boolean().optional(),
  }),
  tarjeta: z.strictObject({
    ...camposEvento,
    tipo: z.literal('tarjeta'),
    evento: z.enum(tiposOfPaso('tarjeta')),
    autor_id: idSchema.optional(),
  }),
  cambio: z.strictObject({
    ...camposEvento,
    tipo: z.literal('cambio'),
    entra_id: idSchema,
    sale_id: idSchema,
  }),
} satisfies {
  readonly [Tipo in TipoPasoEvento]: z.ZodType<{ tipo: Tipo }>;
};

export type PasoEvento = z.infer<(typeof pasosEventoSchemas)[TipoPasoEvento]>;

const pasoAlineacionSchema = z.strictObject({
  ...camposPaso,
  tipo: z.literal('alineacion'),
  /** Ids of the players in each row; the whole line-up each time. */
  filas: z.strictObject(porFila(() => filaPasoSchema)),
});
const pasoMvpSchema = z.strictObject({
  ...camposPaso,
  tipo: z.literal('mvp'),
  jugador_id: idSchema.nullable(),
  /** Said at the end with it: nobody was changed (regla 75). */
  sin_cambios: z.boolean().optional(),
});
/** Before corrections had a field of their own, the id of what they take back said which event replaces it. */
const CORRIGE = /^corrige-(.+)$/;

const pasoAnularSchema = z
  .strictObject({
    ...camposPaso,
    tipo: z.literal('anular'),
    paso_id: idSchema,
    /** The event that takes the place of the one taken back: it was corrected. Both are undone and redone together. */
    sustituto_id: idSchema.optional(),
  })
  .overwrite((paso) => {
    const sustituto_id = paso.sustituto_id ?? CORRIGE.exec(paso.id)?.[1];
    return sustituto_id === undefined ? paso : { ...paso, sustituto_id };
  });
const pasoRehacerSchema = z.strictObject({
  ...camposPaso,
  tipo: z.literal('rehacer'),
  paso_id: idSchema,
});

/** A step of a live match, as it was entered on a device; the log of them only ever grows (docs/decisions/0018). */
export const pasoSchema = z.discriminatedUnion('tipo', [
  pasoFaseSchema,
  ...Object.values(pasosEventoSchemas),
  pasoAlineacionSchema,
  pasoMvpSchema,
  pasoAnularSchema,
  pasoRehacerSchema,
]);
export type Paso = z.infer<typeof pasoSchema>;
export type PasoFase = z.infer<typeof pasoFaseSchema>;

/** Body of `PUT directo/{id}`: the version that the device knows, 0 before the first, and its whole log. */
export const guardarDirectoSchema = z.strictObject({
  version: z.int('debe ser un número entero').min(0),
  pasos: z
    .array(pasoSchema)
    .min(1, 'no puede estar vacío')
    .max(MAX_PASOS, `admite como mucho ${String(MAX_PASOS)} pasos`),
});
export type GuardarDirecto = z.infer<typeof guardarDirectoSchema>;

/** The step that a log was refused for, in the refusal's `data`: the device can offer to leave it out. */
export const pasoRechazadoSchema = z.object({ paso_id: z.string() });
export type PasoRechazado = z.infer<typeof pasoRechazadoSchema>;

/** Document `directo/{partidoId}`: a match while it is being played, with everything that its page shows of it. */
export const directoDocSchema = z.object({
  partido_id: idSchema,
  /** Counts the accepted changes, from 1. */
  version: z.int(),
  pasos: z.array(pasoSchema),
  /** Summaries of the players that the steps name, by id. */
  jugadores: z.record(z.string(), jugadorResumenSchema),
  /** When the server took the last change, by its own clock. */
  actualizado: instantSchema,
});
export type DirectoDoc = z.infer<typeof directoDocSchema>;
