import { z } from 'zod';
import {
  eachField,
  countSchema,
  idSchema,
  instantSchema,
  nameSchema,
  namedTemporadaSchema,
} from './base';

/** Limits for the number of teams in a league table. */
const EQUIPOS_CLASIFICACION = { min: 2, max: 40 } as const;

/** A row of a league table. Points may be negative after a federation's deduction. */
export const filaClasificacionSchema = z.strictObject({
  nombre: nameSchema,
  equipo_id: idSchema.optional(),
  es_nuestro: z.boolean().optional(),
  ...eachField(countSchema, 'pj', 'g', 'e', 'p', 'gf', 'gc'),
  pts: z
    .int('debe ser un número entero')
    .min(-999, 'es demasiado pequeño')
    .max(9999, 'es demasiado grande'),
});
export type FilaClasificacion = z.infer<typeof filaClasificacionSchema>;

/** Whether a row's matches are the sum of wins, draws and defeats. */
export const addsUp = ({ pj, g, e, p }: FilaClasificacion): boolean => pj === g + e + p;

const rowsSchema = z
  .array(filaClasificacionSchema)
  .min(
    EQUIPOS_CLASIFICACION.min,
    `debe tener al menos ${String(EQUIPOS_CLASIFICACION.min)} equipos`,
  )
  .max(EQUIPOS_CLASIFICACION.max, `admite como mucho ${String(EQUIPOS_CLASIFICACION.max)} equipos`)
  .superRefine((rows, context) => {
    for (const [index, fila] of rows.entries()) {
      if (addsUp(fila)) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'pj'],
        message: `debe ser ganados más empatados más perdidos («${fila.nombre}»)`,
      });
    }
    const ourRows = rows.filter(({ es_nuestro: isOurs }) => isOurs === true).length;
    if (ourRows !== 1) {
      context.addIssue({
        code: 'custom',
        message: `debe tener exactamente una que sea la nuestra, y hay ${String(ourRows)}`,
      });
    }
  });

/** Body of `PUT update-clasificacion/{seasonId}`: the rows in order. */
export const updateClasificacionSchema = z.strictObject({
  competicion_id: idSchema,
  filas: rowsSchema,
  /** Version of the table that the sender has read. Refused if it is not the stored one. */
  version: countSchema.optional(),
});
export type UpdateClasificacion = z.infer<typeof updateClasificacionSchema>;

/** When a table was entered: instant, and date (DD-MM-YYYY) in the club's time zone. */
const datedShape = { fecha_date: instantSchema, fecha_str: z.string() };

/** Our position when a table was entered. */
const datedPositionSchema = z.strictObject({
  ...datedShape,
  ...eachField(z.int(), 'posicion', 'num_equipos'),
});
export type DatedPosition = z.infer<typeof datedPositionSchema>;

/** A season's table as stored in `correcciones/{temporadaId}`. */
export const storedClasificacionSchema = z.strictObject({
  competicion_id: idSchema,
  nombre_competicion: z.string(),
  filas: z.array(filaClasificacionSchema),
  ...datedShape,
  /** Increases with each table of the season. */
  version: z.int(),
  /** Our positions in all tables, at most one per day, oldest first. */
  curso: z.array(datedPositionSchema),
});
export type StoredClasificacion = z.infer<typeof storedClasificacionSchema>;

/** A season's table in API responses. */
export const clasificacionSchema = z.object({
  ...storedClasificacionSchema.shape,
  _id: idSchema,
  ...namedTemporadaSchema.shape,
});
export type Clasificacion = z.infer<typeof clasificacionSchema>;
