import { z } from 'zod';
import { colorHexSchema, idSchema, nombreSchema } from '../schemas/base';
import { type CamposDe, dicho, propio, type Registro } from './registro';

/** Rival team (regla 27). */
export const equipoSchema = z.object({
  _id: idSchema,
  nombre: nombreSchema,
  color_hex: colorHexSchema,
});
export type Equipo = z.infer<typeof equipoSchema>;

export const crearEquipoSchema = z.strictObject({
  nombre: nombreSchema,
  color_hex: colorHexSchema.default('#000000'),
});
export type CrearEquipo = z.infer<typeof crearEquipoSchema>;
export const actualizarEquipoSchema = z.strictObject({
  nombre: nombreSchema.optional(),
  color_hex: colorHexSchema.optional(),
});

export const competicionSchema = z.object({ _id: idSchema, nombre: nombreSchema });
export type Competicion = z.infer<typeof competicionSchema>;

export const campoSchema = z.object({ _id: idSchema, nombre: nombreSchema });
export type Campo = z.infer<typeof campoSchema>;

export const temporadaSchema = z.object({ _id: idSchema, nombre: nombreSchema });
export type Temporada = z.infer<typeof temporadaSchema>;

/** Body that creates a competition, a ground or a season. */
export const crearConNombreSchema = z.strictObject({ nombre: nombreSchema });
/** Body that renames a competition, a ground or a season. */
export const actualizarConNombreSchema = z.strictObject({ nombre: nombreSchema.optional() });

const titulo = z.object({ nombre: z.string() }).transform(({ nombre }) => nombre);

const camposConNombre = {
  _id: propio('_id', ['columna']),
  nombre: dicho('nombre', ['columna']),
} satisfies CamposDe<Temporada, z.infer<typeof crearConNombreSchema>>;

export const equipoRegistro = {
  tipo: 'equipo',
  coleccion: 'equipos',
  articulo: 'el',
  nombre: 'Equipo',
  titulo,
  esquema: equipoSchema,
  campos: {
    ...camposConNombre,
    color_hex: dicho('color', ['columna']),
  } satisfies CamposDe<Equipo, CrearEquipo>,
} as const satisfies Registro;

export const competicionRegistro = {
  tipo: 'competicion',
  coleccion: 'competiciones',
  articulo: 'la',
  nombre: 'Competición',
  titulo,
  esquema: competicionSchema,
  campos: camposConNombre,
} as const satisfies Registro;

export const campoRegistro = {
  tipo: 'campo',
  coleccion: 'campos',
  articulo: 'el',
  nombre: 'Campo',
  titulo,
  esquema: campoSchema,
  campos: camposConNombre,
} as const satisfies Registro;

/** Seasons are kept in one list, in the document of the club. */
export const temporadaRegistro = {
  tipo: 'temporada',
  articulo: 'la',
  nombre: 'Temporada',
  titulo,
  esquema: temporadaSchema,
  campos: camposConNombre,
} as const satisfies Registro;
