import { z } from 'zod';
import {
  alineacionSchema,
  camposActaSchema,
  detallesSchema,
  halfMinutesSchema,
} from '../schemas/acta';
import {
  eachField,
  externalKeySchema,
  countSchema,
  idSchema,
  instantSchema,
  nameSchema,
} from '../schemas/base';
import { crestName } from '../rules/image';
import {
  type Campo,
  type Competicion,
  direccionSchema,
  type Equipo,
  escudoSchema,
} from './catalogues';
import { jugadorSummarySchema } from './jugador';
import { ESTADOS, RESULTADOS } from '../vocabulary';
import { partidoDiferencias } from './partido-differences';
import {
  type CamposOf,
  copia,
  deActa,
  derivado,
  dicho,
  propio,
  type Registro,
  resuelto,
} from './record';
import { sayLado, sayMarca, sayWords, sayText } from './values';

export const fechaStrSchema = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/, 'debe tener la forma DD-MM-AAAA');
export const horaStrSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'debe tener la forma HH:MM');
/** ISO 8601: an instant with zone, or a date that `hora_str` completes. */
const fechaDateEntradaSchema = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  'debe ser una fecha ISO 8601',
);

/**
 * Fields that a match copies from the records of its ids (regla 27). Creating, changing, renaming and restoring use
 * this table.
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
export type CopiaId = keyof typeof COPIED_FIELDS;
type CampoCopiado = { [Id in CopiaId]: keyof (typeof COPIED_FIELDS)[Id] }[CopiaId];
/** Copied fields of a match. */
export type Copias = Partial<Pick<Partido, CampoCopiado>>;

export const copiesOf = <T>(
  copias: Readonly<Record<string, (stored: T) => unknown>>,
  stored: T,
): Copias =>
  Object.fromEntries(Object.entries(copias).map(([campo, from]) => [campo, from(stored)]));

/** The match with copies of a record. Once played, it keeps the length of its halves (regla 76). */
export const withCopies = (
  partido: Partido,
  { minutos_parte: parte, ...copias }: Copias,
): Partido => ({
  ...partido,
  ...copias,
  ...(!partido.jugado && parte !== undefined && { minutos_parte: parte }),
});

/** The copies in a match of a record that has been deleted. */
export const lastCopies = (id: CopiaId, partido: Partido): Copias => {
  const given: Readonly<Record<string, unknown>> = partido;
  const names = Object.keys(COPIED_FIELDS[id]).filter((campo) => campo !== 'minutos_parte');
  return Object.fromEntries(names.map((campo) => [campo, given[campo] ?? '']));
};

/** Optional fields of a match that are stored unchanged. Add new fields here. */
const camposOpcionales = z.object({ clave_externa: externalKeySchema }).partial().shape;

const camposCalendario = {
  ...eachField(idSchema, 'equipo_id', 'competicion_id', 'campo_id'),
  local: z.boolean(),
  fecha_str: fechaStrSchema.optional(),
  fecha_date: fechaDateEntradaSchema.optional(),
  hora_str: horaStrSchema.optional(),
  temporada_id: idSchema,
  estado: z.enum(ESTADOS),
  ...camposOpcionales,
};

/** Names that the server fills in from the ids. Accepted in a body, but ignored. */
const camposDerivados = {
  ...eachField(z.string().optional(), 'nombre_competicion', 'nombre_temporada', 'nombre_equipo'),
  ...eachField(z.string().optional(), 'color_equipo', 'escudo_equipo', 'nombre_campo'),
  direccion_campo: z.string().optional(),
} satisfies Record<Exclude<CampoCopiado, 'minutos_parte'> | 'nombre_temporada', z.ZodType>;

/** Body that creates a match. The time defaults to 10:00, `local` to true (regla 22). */
export const crearPartidoSchema = z.strictObject({
  ...camposCalendario,
  local: camposCalendario.local.default(true),
  temporada_id: camposCalendario.temporada_id.optional(),
  estado: camposCalendario.estado.optional(),
  ...camposDerivados,
});
export type CrearPartido = z.infer<typeof crearPartidoSchema>;

/** Body of `PUT update-partido/{id}`: any parts of a sheet, and any schedule fields (regla 30). */
export const actualizarPartidoSchema = z.strictObject({
  ...z.object(camposCalendario).partial().shape,
  ...camposActaSchema,
  version: z.int().min(0).optional(),
  ...camposDerivados,
});
export type ActualizarPartido = z.infer<typeof actualizarPartidoSchema>;

/** All fields that a body can set. */
type CamposDichos = Omit<ActualizarPartido, keyof typeof camposDerivados | 'version'>;
/** The same without the sheet, for forms. */
export type DatosDePartido = Omit<CamposDichos, keyof typeof camposActaSchema>;

/**
 * Date and time (both or neither) and ground before the last change. The ground keeps its name at the time, even if
 * it was renamed since.
 */
const antesDePartidoSchema = z
  .strictObject({ fecha_str: fechaStrSchema, hora_str: horaStrSchema, nombre_campo: nameSchema })
  .partial();
export type EarlierSchedule = z.infer<typeof antesDePartidoSchema>;

/** Full match record as stored and in API responses. */
export const partidoSchema = z.object({
  ...eachField(idSchema, '_id', 'competicion_id', 'temporada_id', 'campo_id', 'equipo_id'),
  ...eachField(nameSchema, 'nombre_competicion', 'nombre_temporada', 'nombre_equipo'),
  color_equipo: z.string(),
  escudo_equipo: escudoSchema.optional(),
  nombre_campo: nameSchema,
  direccion_campo: direccionSchema.optional(),
  local: z.boolean(),
  fecha_date: instantSchema,
  fecha_str: fechaStrSchema,
  hora_str: horaStrSchema,
  ...eachField(countSchema.nullable(), 'goles_anotados', 'goles_encajados'),
  jugado: z.boolean(),
  resultado: z.enum(RESULTADOS),
  estado: z.enum(ESTADOS),
  alineacion: alineacionSchema,
  detalles: detallesSchema,
  mvp: jugadorSummarySchema.nullable(),
  /** Set if there were no substitutions: minutes are known all the same (regla 76). */
  sin_cambios: z.literal(true).optional(),
  /** Minutes of a half, from the competition. A played match keeps those of its saved sheet. Absent: 45. */
  minutos_parte: halfMinutesSchema.optional(),
  version: z.int(),
  /** Only for an upcoming match that was rescheduled at short notice (`operations/partidos/earlier-schedule.ts`). */
  antes: antesDePartidoSchema.optional(),
  /** Published news about it. */
  noticias: z.array(z.object({ noticia_id: idSchema, titulo: z.string() })).optional(),
  ...camposOpcionales,
  // From an import. Stored keys are not validated again.
  clave_externa: z.string().optional(),
});
export type Partido = z.infer<typeof partidoSchema>;

/** A match, with fields in the order of the table's columns. */
export const partidoRecord = {
  tipo: 'partido',
  coleccion: 'partidos',
  articulo: 'el',
  nombre: 'Partido',
  titulo: z
    .object({ nombre_equipo: z.string(), fecha_str: z.string() })
    .transform(({ nombre_equipo: rival, fecha_str: fecha }) => `${rival} (${fecha})`),
  esquema: partidoSchema,
  campos: {
    _id: propio('_id', ['columna']),
    equipo_id: resuelto('rival', [], { dice: null }),
    competicion_id: resuelto('competición', [], { dice: null }),
    campo_id: resuelto('campo', [], { dice: null }),
    temporada_id: resuelto('temporada', [], { dice: null }),
    nombre_temporada: copia('temporada', ['columna']),
    nombre_competicion: copia('competición', ['columna', 'pagina']),
    color_equipo: copia('color del rival', [], { dice: null }),
    escudo_equipo: copia('escudo del rival', [], { dice: null }),
    fecha_date: resuelto('fecha y hora', ['columna'], { dice: null }),
    fecha_str: resuelto('fecha y hora', ['columna'], { dice: null }),
    hora_str: resuelto('fecha y hora', ['columna', 'pagina'], {
      dice: sayText,
      enDiferencia: 'hora',
    }),
    local: dicho('local o visitante', ['columna'], { dice: sayLado }),
    nombre_equipo: copia('rival', ['columna', 'pagina']),
    nombre_campo: copia('campo', ['columna', 'pagina']),
    direccion_campo: copia('dirección del campo', ['pagina']),
    estado: dicho('estado', ['columna'], { dice: sayWords }),
    jugado: propio('si está jugado', ['columna'], { dice: null }),
    goles_anotados: propio('marcador', ['columna'], { dice: null }),
    goles_encajados: propio('marcador', ['columna'], { dice: null }),
    resultado: propio('marcador', ['columna'], { dice: null }),
    alineacion: deActa('alineación', [], { dice: null }),
    detalles: deActa('goles, tarjetas y cambios', [], { dice: null }),
    mvp: deActa('MVP', [], { dice: null }),
    sin_cambios: deActa('sin cambios', ['columna'], { dice: sayMarca }),
    minutos_parte: copia('minutos por parte', ['columna']),
    version: derivado('version', ['columna']),
    antes: derivado('fecha, hora y campo de antes', []),
    noticias: derivado('noticias', []),
    clave_externa: dicho('clave de importación', ['columna']),
  } satisfies CamposOf<Partido, CamposDichos>,
  cuenta: partidoDiferencias,
} as const satisfies Registro;

/** Match data in lists and cards, a pure projection of the record. */
export const partidoPreviewSchema = z.object({
  partido_id: idSchema,
  ...partidoSchema.pick({
    ...eachField(true, 'temporada_id', 'fecha_date', 'fecha_str', 'hora_str', 'local'),
    ...eachField(true, 'nombre_competicion', 'nombre_equipo', 'color_equipo', 'escudo_equipo'),
    ...eachField(true, 'nombre_campo', 'estado', 'jugado', 'goles_anotados', 'goles_encajados'),
    ...eachField(true, 'resultado', 'antes'),
  }).shape,
  /** Version of the record, used as SEQUENCE of its calendar entry. Absent in older previews. */
  version: z.int().optional(),
});
export type PartidoPreview = z.infer<typeof partidoPreviewSchema>;
