import { z } from 'zod';
import {
  alineacionSchema,
  camposActaSchema,
  detallesSchema,
  minutosParteSchema,
} from '../schemas/acta';
import {
  eachField,
  claveExternaSchema,
  countSchema,
  idSchema,
  instantSchema,
  nombreSchema,
} from '../schemas/base';
import { escudoName } from '../domain/imagen';
import {
  type Campo,
  type Competicion,
  direccionSchema,
  type Equipo,
  escudoSchema,
} from './catalogos';
import { jugadorResumenSchema } from './jugador';
import { ESTADOS, RESULTADOS } from '../vocabulario';
import { partidoDiferencias } from './partido-diferencias';
import {
  type CamposOf,
  copia,
  deActa,
  derivado,
  dicho,
  propio,
  type Registro,
  resuelto,
} from './registro';
import { sayLado, sayMarca, sayWords, sayText } from './valores';

export const fechaStrSchema = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/, 'debe tener la forma DD-MM-AAAA');
export const horaStrSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'debe tener la forma HH:MM');
/** ISO 8601: an instant with zone, or a bare date that `hora_str` completes. */
const fechaDateEntradaSchema = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  'debe ser una fecha ISO 8601',
);

/**
 * What a match copies from the record that each of its ids names, and how (regla 27). Said once: what creates, changes,
 * renames or restores follows from it.
 */
export const COPIAS = {
  equipo_id: {
    nombre_equipo: ({ nombre }: Equipo) => nombre,
    color_equipo: ({ color_hex }: Equipo) => color_hex,
    escudo_equipo: ({ _id, escudo }: Equipo) => escudoName(_id, escudo),
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
export type CopiaId = keyof typeof COPIAS;
type CampoCopiado = { [Id in CopiaId]: keyof (typeof COPIAS)[Id] }[CopiaId];
/** Fields of a match that it copies from one of the records that it names. */
export type Copias = Partial<Pick<Partido, CampoCopiado>>;

export const copiasOf = <T>(
  copias: Readonly<Record<string, (stored: T) => unknown>>,
  stored: T,
): Copias =>
  Object.fromEntries(Object.entries(copias).map(([campo, from]) => [campo, from(stored)]));

/** The match with copies of a record; once it is played it keeps the length of its halves (regla 76). */
export const withCopias = (
  partido: Partido,
  { minutos_parte: parte, ...copias }: Copias,
): Partido => ({
  ...partido,
  ...copias,
  ...(!partido.jugado && parte !== undefined && { minutos_parte: parte }),
});

/** The last names that a match has of a record that has been deleted. */
export const lastCopias = (id: CopiaId, partido: Partido): Copias => {
  const given: Readonly<Record<string, unknown>> = partido;
  const names = Object.keys(COPIAS[id]).filter((campo) => campo !== 'minutos_parte');
  return Object.fromEntries(names.map((campo) => [campo, given[campo] ?? '']));
};

/** What a match may do without, stored as it comes: here a further field of a match begins. */
const camposOpcionales = z.object({ clave_externa: claveExternaSchema }).partial().shape;

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

/** Names that the server fills in from the ids: accepted in a body and never used. */
const camposDerivados = {
  ...eachField(z.string().optional(), 'nombre_competicion', 'nombre_temporada', 'nombre_equipo'),
  ...eachField(z.string().optional(), 'color_equipo', 'escudo_equipo', 'nombre_campo'),
  direccion_campo: z.string().optional(),
} satisfies Record<Exclude<CampoCopiado, 'minutos_parte'> | 'nombre_temporada', z.ZodType>;

/** Body that creates a match; time defaults to 10:00, `local` to true (regla 22). */
export const crearPartidoSchema = z.strictObject({
  ...camposCalendario,
  local: camposCalendario.local.default(true),
  temporada_id: camposCalendario.temporada_id.optional(),
  estado: camposCalendario.estado.optional(),
  ...camposDerivados,
});
export type CrearPartido = z.infer<typeof crearPartidoSchema>;

/** Body of `PUT update-partido/{id}`: any of a sheet's parts and/or schedule fields (regla 30). */
export const actualizarPartidoSchema = z.strictObject({
  ...z.object(camposCalendario).partial().shape,
  ...camposActaSchema,
  version: z.int().min(0).optional(),
  ...camposDerivados,
});
export type ActualizarPartido = z.infer<typeof actualizarPartidoSchema>;

/** All that a body says of a match. */
type CamposDichos = Omit<ActualizarPartido, keyof typeof camposDerivados | 'version'>;
/** The same without its sheet: what forms ask for. */
export type DatosDePartido = Omit<CamposDichos, keyof typeof camposActaSchema>;

/**
 * When (both or neither) and where a match was to be played before the last change of that. Names as they were: a ground
 * that is called otherwise since was called so then.
 */
const antesDePartidoSchema = z
  .strictObject({ fecha_str: fechaStrSchema, hora_str: horaStrSchema, nombre_campo: nombreSchema })
  .partial();
export type AntesDePartido = z.infer<typeof antesDePartidoSchema>;

/** Full match record as stored and as it leaves the API. */
export const partidoSchema = z.object({
  ...eachField(idSchema, '_id', 'competicion_id', 'temporada_id', 'campo_id', 'equipo_id'),
  ...eachField(nombreSchema, 'nombre_competicion', 'nombre_temporada', 'nombre_equipo'),
  color_equipo: z.string(),
  escudo_equipo: escudoSchema.optional(),
  nombre_campo: nombreSchema,
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
  mvp: jugadorResumenSchema.nullable(),
  /** Said of a sheet that has no change: it tells minutes all the same (regla 76). */
  sin_cambios: z.literal(true).optional(),
  /** Minutes of a half: of its competition, once it is played those with which its sheet was saved. Absent: 45. */
  minutos_parte: minutosParteSchema.optional(),
  version: z.int(),
  /** Only of a match to be played that was moved a short time before (`operaciones/partidos/antes-de-partido.ts`). */
  antes: antesDePartidoSchema.optional(),
  /** Published news that tell of it. */
  noticias: z.array(z.object({ noticia_id: idSchema, titulo: z.string() })).optional(),
  ...camposOpcionales,
  // Of an import: whatever key it was stored with.
  clave_externa: z.string().optional(),
});
export type Partido = z.infer<typeof partidoSchema>;

/** A match, in the order of its table's columns. */
export const partidoRegistro = {
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

/** What lists and cards show of a match: a projection of its record, never anything else. */
export const partidoPreviewSchema = z.object({
  partido_id: idSchema,
  ...partidoSchema.pick({
    ...eachField(true, 'temporada_id', 'fecha_date', 'fecha_str', 'hora_str', 'local'),
    ...eachField(true, 'nombre_competicion', 'nombre_equipo', 'color_equipo', 'escudo_equipo'),
    ...eachField(true, 'nombre_campo', 'estado', 'jugado', 'goles_anotados', 'goles_encajados'),
    ...eachField(true, 'resultado', 'antes'),
  }).shape,
  /** The record's version, the SEQUENCE of its calendar entry; absent in previews of before it was kept. */
  version: z.int().optional(),
});
export type PartidoPreview = z.infer<typeof partidoPreviewSchema>;
