import { z } from 'zod';
import { colorHexSchema, idSchema, nameSchema, textSchema } from '../schemas/base';
import { halfMinutesSchema } from '../schemas/acta';
import { huellaImagenSchema } from '../schemas/image';
import { MINUTES_PER_HALF } from '../vocabulary';
import { type CamposOf, copia, dicho, propio, type Registro } from './record';

/** Name of a rival's crest in his matches (`crestName`), empty if there is none. */
export const escudoSchema = z.string().max(81);

/** Rival team (regla 27). */
export const equipoSchema = z.object({
  _id: idSchema,
  nombre: nameSchema,
  color_hex: colorHexSchema,
  /** Digest of the crest. Absent or empty if there is none. */
  escudo: z.union([z.literal(''), huellaImagenSchema]).optional(),
});
export type Equipo = z.infer<typeof equipoSchema>;

export const crearEquipoSchema = z.strictObject({
  nombre: nameSchema,
  color_hex: colorHexSchema.default('#000000'),
});
export type CrearEquipo = z.infer<typeof crearEquipoSchema>;
export const actualizarEquipoSchema = z
  .strictObject({ nombre: nameSchema, color_hex: colorHexSchema })
  .partial();

export const competicionSchema = z.object({
  _id: idSchema,
  nombre: nameSchema,
  /** Length of a half (regla 75). Older competitions lack it and use the default. */
  minutos_parte: halfMinutesSchema.default(MINUTES_PER_HALF),
});
export type Competicion = z.infer<typeof competicionSchema>;

/** Address of a ground for driving there, empty if unknown. */
export const direccionSchema = textSchema(200);

export const campoSchema = z.object({
  _id: idSchema,
  nombre: nameSchema,
  direccion: direccionSchema.optional(),
});
export type Campo = z.infer<typeof campoSchema>;

export const temporadaSchema = z.object({ _id: idSchema, nombre: nameSchema });
export type Temporada = z.infer<typeof temporadaSchema>;

const direccionDicha = { direccion: direccionSchema.optional() };
export const crearCampoSchema = z.strictObject({ nombre: nameSchema, ...direccionDicha });
export type CrearCampo = z.infer<typeof crearCampoSchema>;
export const actualizarCampoSchema = crearCampoSchema.partial();

export const crearCompeticionSchema = z.strictObject({
  nombre: nameSchema,
  minutos_parte: halfMinutesSchema.default(MINUTES_PER_HALF),
});
export type CrearCompeticion = z.infer<typeof crearCompeticionSchema>;
export const actualizarCompeticionSchema = z
  .strictObject({ nombre: nameSchema, minutos_parte: halfMinutesSchema })
  .partial();

export const crearConNombreSchema = z.strictObject({ nombre: nameSchema });
/** Body that starts a new season: its name, the players who leave, and a new competition if there is one. */
export const startTemporadaSchema = z.strictObject({
  nombre: nameSchema,
  competicion: nameSchema.optional(),
  /** Ids of players who leave. */
  bajas: z.array(idSchema).max(300, 'admite como mucho 300').default([]),
});
export type StartTemporada = z.infer<typeof startTemporadaSchema>;
/** Body that renames a season. */
export const actualizarConNombreSchema = crearConNombreSchema.partial();

const sayEscudo = (huella: unknown) => (huella ? 'con imagen' : 'sin imagen');

const titulo = z.object({ nombre: z.string() }).transform(({ nombre }) => nombre);

const camposConNombre = {
  _id: propio('_id', ['columna']),
  nombre: dicho('nombre', ['columna']),
} satisfies CamposOf<Temporada, z.infer<typeof crearConNombreSchema>>;

/** Describes a kind of record with a name, and its other fields. */
const conNombre = <
  const Llamado extends Omit<Registro, 'titulo' | 'esquema' | 'campos'>,
  Esquema extends z.ZodObject,
  Campos extends Registro['campos'],
>(
  llamado: Llamado,
  esquema: Esquema,
  campos: Campos,
) => ({ ...llamado, titulo, esquema, campos: { ...camposConNombre, ...campos } });

/** Descriptions of the fields other than the name. */
type OtrosOf<T extends Temporada, Body> = CamposOf<Omit<T, keyof Temporada>, Body>;

export const equipoRecord = conNombre(
  { tipo: 'equipo', coleccion: 'equipos', articulo: 'el', nombre: 'Equipo' },
  equipoSchema,
  {
    color_hex: dicho('color', ['columna']),
    escudo: copia('escudo', [], { dice: sayEscudo }),
  } satisfies OtrosOf<Equipo, CrearEquipo>,
);

export const competicionRecord = conNombre(
  { tipo: 'competicion', coleccion: 'competiciones', articulo: 'la', nombre: 'Competición' },
  competicionSchema,
  { minutos_parte: dicho('minutos por parte', ['columna']) } satisfies OtrosOf<
    Competicion,
    CrearCompeticion
  >,
);

export const campoRecord = conNombre(
  { tipo: 'campo', coleccion: 'campos', articulo: 'el', nombre: 'Campo' },
  campoSchema,
  { direccion: dicho('dirección', ['columna']) } satisfies OtrosOf<Campo, CrearCampo>,
);

/** Seasons are stored as a list in the club's document. */
export const temporadaRecord = conNombre(
  { tipo: 'temporada', articulo: 'la', nombre: 'Temporada' },
  temporadaSchema,
  {},
);
