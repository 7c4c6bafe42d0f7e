import { z } from 'zod';
import { colorHexSchema, idSchema, nombreSchema } from './base';

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
