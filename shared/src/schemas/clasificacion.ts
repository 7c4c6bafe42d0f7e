import { z } from 'zod';
import {
  eachField,
  countSchema,
  idSchema,
  instantSchema,
  nombreSchema,
  temporadaNombradaSchema,
} from './base';

/** Teams of a league, at least and at most. */
export const EQUIPOS_CLASIFICACION = { min: 2, max: 40 } as const;

/** A row of a league table; points may be negative, where a federation has taken them. */
export const filaClasificacionSchema = z.strictObject({
  nombre: nombreSchema,
  equipo_id: idSchema.optional(),
  es_nuestro: z.boolean().optional(),
  ...eachField(countSchema, 'pj', 'g', 'e', 'p', 'gf', 'gc'),
  pts: z
    .int('debe ser un número entero')
    .min(-999, 'es demasiado pequeño')
    .max(9999, 'es demasiado grande'),
});
export type FilaClasificacion = z.infer<typeof filaClasificacionSchema>;

/** Whether the matches of a row are those that were won, drawn and lost. */
export const isCuadrada = ({ pj, g, e, p }: FilaClasificacion): boolean => pj === g + e + p;

const filasSchema = z
  .array(filaClasificacionSchema)
  .min(
    EQUIPOS_CLASIFICACION.min,
    `debe tener al menos ${String(EQUIPOS_CLASIFICACION.min)} equipos`,
  )
  .max(EQUIPOS_CLASIFICACION.max, `admite como mucho ${String(EQUIPOS_CLASIFICACION.max)} equipos`)
  .superRefine((filas, context) => {
    for (const [index, fila] of filas.entries()) {
      if (isCuadrada(fila)) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'pj'],
        message: `debe ser ganados más empatados más perdidos («${fila.nombre}»)`,
      });
    }
    const nuestras = filas.filter(({ es_nuestro: es }) => es === true).length;
    if (nuestras !== 1) {
      context.addIssue({
        code: 'custom',
        message: `debe tener exactamente una que sea la nuestra, y hay ${String(nuestras)}`,
      });
    }
  });

/** Body of `PUT update-clasificacion/{seasonId}`: the rows in their order. */
export const actualizarClasificacionSchema = z.strictObject({
  competicion_id: idSchema,
  filas: filasSchema,
  /** That of the table which was read; an older one is refused. */
  version: countSchema.optional(),
});
export type ActualizarClasificacion = z.infer<typeof actualizarClasificacionSchema>;

/** When a table was entered, and the day (DD-MM-YYYY) that it was then on the club's clock. */
const fechadaShape = { fecha_date: instantSchema, fecha_str: z.string() };

/** Where we stood on a day that a table was entered. */
const puestoEnFechaSchema = z.strictObject({
  ...fechadaShape,
  ...eachField(z.int(), 'posicion', 'num_equipos'),
});
export type PuestoEnFecha = z.infer<typeof puestoEnFechaSchema>;

/** A season's table as it is stored, inside `correcciones/{temporadaId}`. */
export const clasificacionGuardadaSchema = z.strictObject({
  competicion_id: idSchema,
  nombre_competicion: z.string(),
  filas: z.array(filaClasificacionSchema),
  ...fechadaShape,
  /** Grows with each table of the season. */
  version: z.int(),
  /** The places of all tables that were entered, one a day at most, the latest at the end. */
  curso: z.array(puestoEnFechaSchema),
});
export type ClasificacionGuardada = z.infer<typeof clasificacionGuardadaSchema>;

/** A season's table as it leaves the API. */
export const clasificacionSchema = z.object({
  ...clasificacionGuardadaSchema.shape,
  _id: idSchema,
  ...temporadaNombradaSchema.shape,
});
export type Clasificacion = z.infer<typeof clasificacionSchema>;
