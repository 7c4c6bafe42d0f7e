import { z } from 'zod';
import {
  betweenSchema,
  eachField,
  externalKeySchema,
  agesAtSchema,
  idSchema,
  imageSchema,
  cleanSchema,
  nameSchema,
  namedJugadorSchema,
  textSchema,
} from '../schemas/base';
import { HEIGHT_MAX_CM, HEIGHT_MIN_CM, DORSAL_MAX, DORSAL_MIN, PIES } from '../vocabulary';
import { correctEstadisticasSchema, estadisticasTemporadaSchema } from '../schemas/estadisticas';
import {
  type RecordFields,
  derived,
  plainField,
  serverField,
  type RecordKind,
  processed,
} from './record';

/** Whether a player lets the club publish his photo and his surnames (regla 20). Both by default. */
export const consentSchema = z.strictObject(eachField(z.boolean(), 'foto', 'apellidos'));
export type Consent = z.infer<typeof consentSchema>;

/**
 * Data that a player withholds. Stored in `privado/reservas`, as player records are public (docs/decisions/0018).
 */
const withheldSchema = z.object({
  consentimiento: consentSchema,
  ...eachField(z.string(), 'apellido1', 'apellido2', 'alias', 'trayectoria'),
  ...eachField(imageSchema, 'img_perfil', 'img_banner'),
  nombre_federacion: z.string().optional(),
  clave_externa: z.string().optional(),
});
export type Withheld = z.infer<typeof withheldSchema>;

/** Document `privado/reservas`: withheld data by player. Players without any are left out. */
export const withheldDocSchema = z.object({ jugadores: z.record(z.string(), withheldSchema) });

/** The four positions of a player (regla 14). */
export const positionSchema = z.strictObject(
  eachField(z.boolean().default(false), 'del', 'mc', 'def', 'por'),
);
export type Position = z.infer<typeof positionSchema>;

/** Fields that administrators can set, with the defaults of regla 13. */
const inputFields = {
  nombre: nameSchema,
  ...eachField(textSchema(80), 'apellido1', 'apellido2', 'alias'),
  /** The name on the federation's match reports: `APELLIDO1 APELLIDO2, NOMBRE` (regla 103). */
  nombre_federacion: textSchema(120),
  dorsal: betweenSchema(DORSAL_MIN, DORSAL_MAX),
  altura: betweenSchema(HEIGHT_MIN_CM, HEIGHT_MAX_CM),
  pais: nameSchema,
  pie: z.enum(PIES),
  trayectoria: textSchema(20_000),
  fecha_nac: z.iso.date({ error: 'debe tener la forma AAAA-MM-DD' }),
  posicion: positionSchema,
  activo: z.boolean(),
  clave_externa: externalKeySchema,
};

/** Derived fields. A body may have them, so that a record that was read can be sent back, but they are ignored. */
const derivedFields = {
  nombre_con_inicial: z.string().optional(),
  edad: z.number().optional(),
  ...eachField(imageSchema.optional(), 'img_perfil', 'img_banner'),
};

export const createJugadorSchema = z.strictObject({
  ...inputFields,
  ...eachField(textSchema(80).default(''), 'apellido1', 'apellido2', 'alias'),
  altura: inputFields.altura.default(175),
  pais: inputFields.pais.default('España'),
  pie: inputFields.pie.default('Derecho'),
  trayectoria: inputFields.trayectoria.default(''),
  fecha_nac: inputFields.fecha_nac.default('1999-01-01'),
  posicion: inputFields.posicion.default({ del: false, mc: false, def: false, por: false }),
  activo: inputFields.activo.default(true),
  nombre_federacion: inputFields.nombre_federacion.optional(),
  clave_externa: inputFields.clave_externa.optional(),
  consentimiento: consentSchema.partial().optional(),
  estadisticas_temporada: correctEstadisticasSchema.optional(),
  ...derivedFields,
});
export type CreateJugador = z.infer<typeof createJugadorSchema>;

export const updateJugadorSchema = z.strictObject({
  ...z.object(inputFields).partial().shape,
  consentimiento: consentSchema.partial().optional(),
  estadisticas_temporada: correctEstadisticasSchema.optional(),
  ...derivedFields,
});
export type UpdateJugador = z.infer<typeof updateJugadorSchema>;

/** All fields that a body can set. */
export type JugadorData = Omit<UpdateJugador, keyof typeof derivedFields>;

/**
 * Full player record in API responses. Only administrators get `fecha_nac` (regla 16), `consentimiento` and withheld
 * data.
 */
export const jugadorSchema = z.object({
  _id: idSchema,
  ...eachField(z.string(), 'nombre', 'apellido1', 'apellido2'),
  nombre_con_inicial: cleanSchema,
  alias: z.string(),
  ...eachField(imageSchema, 'img_perfil', 'img_banner'),
  ...eachField(z.int(), 'dorsal', 'altura'),
  pais: z.string(),
  pie: z.enum(PIES),
  trayectoria: z.string(),
  fecha_nac: z.string().optional(),
  edad: z.int(),
  posicion: positionSchema,
  activo: z.boolean(),
  nombre_federacion: z.string().optional(),
  clave_externa: z.string().optional(),
  consentimiento: consentSchema.optional(),
  estadisticas_temporada: estadisticasTemporadaSchema,
});
export type Jugador = z.infer<typeof jugadorSchema>;

/**
 * Document `jugadores/{id}`: the record without private data (birth date, withheld data) and without data stored by
 * season.
 */
export const jugadorDocSchema = jugadorSchema
  .omit({ fecha_nac: true, consentimiento: true, estadisticas_temporada: true })
  .extend({ edades_al: agesAtSchema });
export type JugadorDoc = z.infer<typeof jugadorDocSchema>;

/** A player, with fields in the order of the exported table's columns. */
export const jugadorKind = {
  tipo: 'jugador',
  collection: 'jugadores',
  articulo: 'el',
  nombre: 'Jugador',
  titulo: z
    .object({ nombre_con_inicial: z.string() })
    .transform(({ nombre_con_inicial: nombre }) => nombre),
  fields: {
    _id: serverField('_id', ['column']),
    nombre: plainField('el nombre', ['column']),
    apellido1: plainField('el primer apellido', ['column']),
    apellido2: plainField('el segundo apellido', ['column']),
    nombre_con_inicial: serverField('nombre', [], { say: null }),
    alias: plainField('el alias', ['column']),
    img_perfil: serverField('la foto de perfil', []),
    img_banner: serverField('el banner', []),
    dorsal: plainField('el dorsal', ['column']),
    fecha_nac: processed('la fecha de nacimiento', ['column']),
    consentimiento: processed('el consentimiento', [], { say: null }),
    edad: derived('la edad', []),
    edades_al: derived('edades_al', []),
    altura: plainField('la altura', ['column']),
    pais: plainField('el país', ['column']),
    pie: plainField('el pie', ['column']),
    activo: plainField('activo', ['column']),
    trayectoria: plainField('la trayectoria', ['column']),
    nombre_federacion: plainField('el nombre en la federación', ['column']),
    clave_externa: plainField('la clave de importación', ['column']),
    posicion: plainField('la posición', { columns: ['por', 'def', 'mc', 'del'] }),
    estadisticas_temporada: processed('estadisticas_temporada', []),
  } satisfies RecordFields<Jugador & JugadorDoc, JugadorData>,
} as const satisfies RecordKind;

export const jugadorPreviewSchema = z.object({
  jugador_id: idSchema,
  ...eachField(z.string(), 'nombre', 'apellido1', 'nombre_con_inicial', 'alias'),
  ...jugadorSchema.pick(eachField(true, 'img_perfil', 'dorsal', 'edad', 'activo')).shape,
  posicion: positionSchema.extend({ order_code: z.int() }),
});
export type JugadorPreview = z.infer<typeof jugadorPreviewSchema>;

/** A player in a match sheet (regla 30). */
export const jugadorSummarySchema = jugadorPreviewSchema.pick(
  eachField(true, 'jugador_id', 'nombre_con_inicial', 'nombre', 'dorsal', 'img_perfil'),
);
export type JugadorSummary = z.infer<typeof jugadorSummarySchema>;

/** A news item that names an anonymised player. */
const mentionedNoticiaSchema = z.object({ noticia_id: idSchema, titulo: z.string() });
export type MentionedNoticia = z.infer<typeof mentionedNoticiaSchema>;

/** Response of `POST anonimizar-jugador/{id}`. */
export const anonymisedJugadorSchema = namedJugadorSchema.extend({
  /** News in which his names were replaced, with the new titles. Some sentences may need editing. */
  noticias_cambiadas: z.array(mentionedNoticiaSchema),
  /** News that still contain one of his surnames, maybe another player's. A person has to check them. */
  noticias_por_revisar: z.array(mentionedNoticiaSchema),
});
export type AnonymisedJugador = z.infer<typeof anonymisedJugadorSchema>;
