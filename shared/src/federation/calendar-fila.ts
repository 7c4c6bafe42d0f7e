import { z } from 'zod';
import { dateStrSchema, timeStrSchema } from '../records/partido';
import { countSchema, eachField, idSchema } from '../schemas/base';

const jornadaSchema = z.int().min(1).max(99);

/** A match as read from a pasted text. */
const calendarPartidoSchema = z.object({
  /** `null` for a rival that is still to be created. */
  equipo_id: idSchema.nullable(),
  nombre_equipo: z.string(),
  local: z.boolean(),
  fecha_str: dateStrSchema.nullable(),
  hora_str: timeStrSchema.nullable(),
  /** `null` for a ground that is still to be created, or if the text has none. */
  campo_id: idSchema.nullable(),
  nombre_campo: z.string().nullable(),
  jornada: jornadaSchema.nullable(),
  ...eachField(countSchema.nullable(), 'goles_anotados', 'goles_encajados'),
});
export type CalendarPartido = Readonly<z.infer<typeof calendarPartidoSchema>>;

const changedValueSchema = z.union([z.string(), z.number()]).nullable();
/** The fields of a stored match that a text may change. */
export const CHANGEABLE = ['fecha_str', 'hora_str', 'campo_id', 'jornada'] as const;
const calendarChangeSchema = z.object({
  /** Name of the changed field. ("Campo" is Spanish for field and for ground.) */
  campo: z.enum(CHANGEABLE),
  ...eachField(changedValueSchema, 'antes', 'despues'),
});
export type CalendarChange = Readonly<z.infer<typeof calendarChangeSchema>>;

/** A match in a pasted calendar. */
const calendarFilaSchema = z.object({
  /** First line of the match, from 1. */
  linea: z.int().min(1),
  texto: z.string(),
  /** `ajeno`: not of ours, or of two of our teams. `ilegible`: ours, but `motivo` says why it cannot be used. */
  estado: z.enum(['nuevo', 'cambia', 'igual', 'ajeno', 'ilegible']),
  partido_id: idSchema.optional(),
  partido: calendarPartidoSchema.optional(),
  cambios: z.array(calendarChangeSchema).readonly().optional(),
  /** What an administrator should know, in Spanish. */
  motivo: z.string().optional(),
});
export type CalendarFila = Readonly<z.infer<typeof calendarFilaSchema>>;

export const calendarReadingSchema = z.object({
  filas: z.array(calendarFilaSchema).readonly(),
  resumen: z.object({
    nuevos: countSchema,
    cambian: countSchema,
    iguales: countSchema,
    ajenos: countSchema,
    ilegibles: countSchema,
  }),
});
export type CalendarReading = Readonly<z.infer<typeof calendarReadingSchema>>;

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** A stored match of the season and competition. */
export interface StoredPartido extends Pick<
  CalendarPartido,
  'local' | 'campo_id' | 'goles_anotados' | 'goles_encajados'
> {
  readonly _id: string;
  readonly equipo_id: string;
  readonly fecha_str: string;
  readonly hora_str: string;
  readonly jornada?: number | null | undefined;
  readonly jugado: boolean;
}

/** What the club knows when it reads a calendar. */
export interface CalendarInput {
  /** The names under which the federation may list us. */
  readonly us: readonly string[];
  /** Name of the season: "2026/27". */
  readonly season: string;
  readonly rivals: readonly Named[];
  readonly grounds: readonly Named[];
  readonly matches: readonly StoredPartido[];
}

/** What the club knows, for the readers of the text. */
export interface Club extends CalendarInput {
  /** Whether a name, perhaps with a nickname, is ours. */
  readonly isUs: (name: string) => boolean;
}
