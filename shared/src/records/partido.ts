import { z } from 'zod';
import {
  alineacionSchema,
  actaInputFields,
  detailsSchema,
  halfMinutesSchema,
  shootOutSchema,
  walkoverGoalsSchema,
} from '../schemas/acta';
import {
  betweenSchema,
  eachField,
  externalKeySchema,
  countSchema,
  idSchema,
  instantSchema,
  nameSchema,
  textSchema,
} from '../schemas/base';
import { crestName } from '../rules/image';
import { mapValues } from '../rules/objects';
import {
  type Campo,
  type Competicion,
  addressSchema,
  type Equipo,
  escudoSchema,
} from './catalogues';
import { jugadorSummarySchema } from './jugador';
import { STATUSES, RESULTS, WALKOVERS } from '../vocabulary';
import { partidoDifferences } from './partido-differences';
import {
  type RecordFields,
  copiedField,
  fromActa,
  derived,
  plainField,
  serverField,
  type RecordKind,
  processed,
} from './record';
import { sayFlag, sayShootOut, saySide, sayText, sayWords } from './values';

export const dateStrSchema = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/, 'debe tener la forma DD-MM-AAAA');
export const timeStrSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'debe tener la forma HH:MM');
/** ISO 8601: an instant with zone, or a date to which `hora_str` adds the time. */
const dateInputSchema = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  'debe ser una fecha ISO 8601',
);

/**
 * Fields that a match copies from its rival, competition and ground (regla 27), with the functions that copy them. Every
 * operation that sets or changes a copy uses this table.
 */
export const COPIED_FIELDS = {
  equipo_id: {
    nombre_equipo: ({ nombre }: Equipo) => nombre,
    color_equipo: ({ color_hex }: Equipo) => color_hex,
    escudo_equipo: ({ _id, escudo }: Equipo) => crestName(_id, escudo),
  },
  competicion_id: {
    nombre_competicion: ({ nombre }: Competicion) => nombre,
    minutos_parte: ({ minutos_parte }: Competicion) => minutos_parte,
  },
  campo_id: {
    nombre_campo: ({ nombre }: Campo) => nombre,
    direccion_campo: ({ direccion = '' }: Campo) => direccion,
  },
} as const;
export type CopySource = keyof typeof COPIED_FIELDS;
type CopiedField = { [Id in CopySource]: keyof (typeof COPIED_FIELDS)[Id] }[CopySource];
export type Copies = Partial<Pick<Partido, CopiedField>>;

/** The copies of a rival, competition or ground, made with its functions in `COPIED_FIELDS`. */
export const makeCopies = <T>(
  copiers: Readonly<Record<string, (stored: T) => unknown>>,
  stored: T,
): Copies => mapValues(copiers, (copy) => copy(stored));

/** The match with new copies. Once played, a match keeps the length of its halves (regla 76). */
export const withCopies = (
  partido: Partido,
  { minutos_parte: halfMinutes, ...copies }: Copies,
): Partido => ({
  ...partido,
  ...copies,
  ...(!partido.jugado && halfMinutes !== undefined && { minutos_parte: halfMinutes }),
});

/** The copies that a match keeps of a deleted rival, competition or ground. */
export const lastCopies = (id: CopySource, partido: Partido): Copies => {
  const stored: Readonly<Record<string, unknown>> = partido;
  const fields = Object.keys(COPIED_FIELDS[id]).filter((field) => field !== 'minutos_parte');
  return Object.fromEntries(fields.map((field) => [field, stored[field] ?? '']));
};

/** Optional fields of a match that are stored as sent. Add new fields here. */
const optionalFields = z
  .object({
    clave_externa: externalKeySchema,
    /** Round of the competition. */
    jornada: betweenSchema(1, 99),
    arbitro: textSchema(80),
  })
  .partial().shape;

const calendarFields = {
  ...eachField(idSchema, 'equipo_id', 'competicion_id', 'campo_id'),
  local: z.boolean(),
  fecha_str: dateStrSchema.optional(),
  fecha_date: dateInputSchema.optional(),
  hora_str: timeStrSchema.optional(),
  temporada_id: idSchema,
  estado: z.enum(STATUSES),
  ...optionalFields,
};

/** Copies that the server fills in from the ids. Accepted in a body, but ignored. */
const derivedFields = {
  ...eachField(z.string().optional(), 'nombre_competicion', 'nombre_temporada', 'nombre_equipo'),
  ...eachField(z.string().optional(), 'color_equipo', 'escudo_equipo', 'nombre_campo'),
  direccion_campo: z.string().optional(),
} satisfies Record<Exclude<CopiedField, 'minutos_parte'> | 'nombre_temporada', z.ZodType>;

/** Body that creates a match. The time defaults to 10:00, `local` to true (regla 22). */
export const createPartidoSchema = z.strictObject({
  ...calendarFields,
  local: calendarFields.local.default(true),
  temporada_id: calendarFields.temporada_id.optional(),
  estado: calendarFields.estado.optional(),
  ...derivedFields,
});
export type CreatePartido = z.infer<typeof createPartidoSchema>;

/** Body of `PUT update-partido/{id}`: any parts of a sheet, and any schedule fields (regla 30). */
export const updatePartidoSchema = z.strictObject({
  ...z.object(calendarFields).partial().shape,
  /** `null` removes the round. */
  jornada: optionalFields.jornada.nullable(),
  ...actaInputFields,
  version: z.int().min(0).optional(),
  ...derivedFields,
});
export type UpdatePartido = z.infer<typeof updatePartidoSchema>;

/** All fields that a body can set. */
type InputFields = Omit<UpdatePartido, keyof typeof derivedFields | 'version'>;
/** All fields that a body can set, except for the sheet: those of a form. */
export type PartidoData = Omit<InputFields, keyof typeof actaInputFields>;

/**
 * Date and time (both or neither) and ground before the last change. The ground keeps its name at the time, even if
 * it was renamed since.
 */
const earlierScheduleSchema = z
  .strictObject({ fecha_str: dateStrSchema, hora_str: timeStrSchema, nombre_campo: nameSchema })
  .partial();
export type EarlierSchedule = z.infer<typeof earlierScheduleSchema>;

/** Full match record as stored and in API responses. */
export const partidoSchema = z.object({
  ...eachField(idSchema, '_id', 'competicion_id', 'temporada_id', 'equipo_id'),
  /** `null` for a match of a pasted calendar that names no ground. Its `nombre_campo` is empty. */
  campo_id: idSchema.nullable(),
  ...eachField(nameSchema, 'nombre_competicion', 'nombre_temporada', 'nombre_equipo'),
  color_equipo: z.string(),
  escudo_equipo: escudoSchema.optional(),
  nombre_campo: z.union([nameSchema, z.literal('')]),
  direccion_campo: addressSchema.optional(),
  local: z.boolean(),
  fecha_date: instantSchema,
  fecha_str: dateStrSchema,
  hora_str: timeStrSchema,
  ...eachField(countSchema.nullable(), 'goles_anotados', 'goles_encajados'),
  jugado: z.boolean(),
  resultado: z.enum(RESULTS),
  estado: z.enum(STATUSES),
  alineacion: alineacionSchema,
  detalles: detailsSchema,
  mvp: jugadorSummarySchema.nullable(),
  /** Set if there were no substitutions: minutes are known all the same (regla 76). */
  sin_cambios: z.literal(true).optional(),
  capitan: idSchema.optional(),
  tanda: shootOutSchema.optional(),
  incomparecencia: z.enum(WALKOVERS).optional(),
  /** Goals of an awarded match, from the competition when it was saved. */
  goles_incomparecencia: walkoverGoalsSchema.optional(),
  /** Minutes of a half, from the competition. A played match keeps those of its saved sheet. Absent: 45. */
  minutos_parte: halfMinutesSchema.optional(),
  version: z.int(),
  /** Only for an upcoming match that was rescheduled at short notice (`operations/partidos/earlier-schedule.ts`). */
  antes: earlierScheduleSchema.optional(),
  /** Published news about the match. */
  noticias: z.array(z.object({ noticia_id: idSchema, titulo: z.string() })).optional(),
  ...optionalFields,
  // From an import. Stored keys are not validated again.
  clave_externa: z.string().optional(),
});
export type Partido = z.infer<typeof partidoSchema>;

/** A match, with fields in the order of the exported table's columns. */
export const partidoKind = {
  tipo: 'partido',
  collection: 'partidos',
  articulo: 'el',
  nombre: 'Partido',
  titulo: z
    .object({ nombre_equipo: z.string(), fecha_str: z.string() })
    .transform(({ nombre_equipo: rival, fecha_str: date }) => `${rival} (${date})`),
  fields: {
    _id: serverField('_id', ['column']),
    equipo_id: processed('el rival', [], { say: null }),
    competicion_id: processed('la competición', [], { say: null }),
    campo_id: processed('el campo', [], { say: null }),
    temporada_id: processed('la temporada', [], { say: null }),
    nombre_temporada: copiedField('temporada', ['column']),
    nombre_competicion: copiedField('competición', ['column', 'page']),
    color_equipo: copiedField('el color del rival', [], { say: null }),
    escudo_equipo: copiedField('el escudo del rival', [], { say: null }),
    fecha_date: processed('fecha y hora', ['column'], { say: null }),
    fecha_str: processed('fecha y hora', ['column'], { say: null }),
    hora_str: processed('fecha y hora', ['column', 'page'], {
      say: sayText,
      changeName: 'hora',
    }),
    local: plainField('local o visitante', ['column'], { say: saySide }),
    nombre_equipo: copiedField('rival', ['column', 'page']),
    nombre_campo: copiedField('campo', ['column', 'page']),
    direccion_campo: copiedField('la dirección del campo', ['page']),
    estado: plainField('el estado', ['column'], { say: sayWords }),
    jugado: serverField('si está jugado', ['column'], { say: null }),
    goles_anotados: serverField('marcador', ['column'], { say: null }),
    goles_encajados: serverField('marcador', ['column'], { say: null }),
    resultado: serverField('marcador', ['column'], { say: null }),
    alineacion: fromActa('la alineación', [], { say: null }),
    detalles: fromActa('los goles, tarjetas y cambios', [], { say: null }),
    mvp: fromActa('el MVP', [], { say: null }),
    sin_cambios: fromActa('sin cambios', ['column'], { say: sayFlag }),
    capitan: fromActa('el capitán', ['column'], { say: null }),
    tanda: fromActa(
      'la tanda de penaltis',
      { columns: ['anotados', 'encajados'] },
      { say: sayShootOut },
    ),
    incomparecencia: fromActa('la incomparecencia', ['column'], { say: null }),
    goles_incomparecencia: serverField('los goles por incomparecencia', ['column'], { say: null }),
    minutos_parte: copiedField('los minutos por parte', ['column']),
    version: derived('version', ['column']),
    antes: derived('la fecha, hora y campo de antes', []),
    noticias: derived('las noticias', []),
    jornada: plainField('la jornada', ['column', 'page'], { say: sayText }),
    arbitro: plainField('el árbitro', ['column', 'page'], { say: sayText }),
    clave_externa: plainField('la clave de importación', ['column']),
  } satisfies RecordFields<Partido, InputFields>,
  describeChanges: partidoDifferences,
} as const satisfies RecordKind;

/** Match data in lists and cards: a selection of the record's fields. */
export const partidoPreviewSchema = z.object({
  partido_id: idSchema,
  ...partidoSchema.pick({
    ...eachField(true, 'temporada_id', 'fecha_date', 'fecha_str', 'hora_str', 'local'),
    ...eachField(true, 'nombre_competicion', 'nombre_equipo', 'color_equipo', 'escudo_equipo'),
    ...eachField(true, 'nombre_campo', 'estado', 'jugado', 'goles_anotados', 'goles_encajados'),
    ...eachField(true, 'resultado', 'tanda', 'incomparecencia', 'jornada', 'antes'),
  }).shape,
  /** Version of the record, the SEQUENCE of its iCalendar event. Absent in older previews. */
  version: z.int().optional(),
});
export type PartidoPreview = z.infer<typeof partidoPreviewSchema>;
