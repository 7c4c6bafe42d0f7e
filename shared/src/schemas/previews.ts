import { z } from 'zod';
import { eachField, idSchema } from './base';
import { updateJugadorSchema, positionSchema } from '../records/jugador';
import { updatePartidoSchema, partidoPreviewSchema, partidoSchema } from '../records/partido';

/*
 * Bodies of the calls on previews, which the old client makes after each call on the record (regla 29). It sends whole
 * objects. Their derived fields are accepted and ignored, so that no preview can differ from its record.
 */

/** Body of `POST add-jugador-preview`: the preview of a player created with `add-jugador`. */
export const createJugadorPreviewSchema = z.strictObject({
  jugador_id: idSchema,
  ...updateJugadorSchema.pick({
    ...eachField(true, 'nombre', 'apellido1', 'alias', 'img_perfil', 'dorsal', 'activo'),
    ...eachField(true, 'nombre_con_inicial', 'edad'),
  }).shape,
  posicion: z
    .strictObject({ ...positionSchema.shape, order_code: z.number().optional() })
    .optional(),
});
export const updateJugadorPreviewSchema = createJugadorPreviewSchema.partial({
  jugador_id: true,
});
export type UpdateJugadorPreview = z.infer<typeof updateJugadorPreviewSchema>;

/** Body of `POST add-partido-preview`: the preview of a match created with `add-partido`. */
export const createPartidoPreviewSchema = z.strictObject({
  partido_id: idSchema,
  ...updatePartidoSchema.pick({
    ...eachField(true, 'temporada_id', 'fecha_date', 'fecha_str', 'hora_str', 'local', 'estado'),
    ...eachField(true, 'nombre_competicion', 'nombre_equipo', 'color_equipo', 'escudo_equipo'),
    nombre_campo: true,
  }).shape,
  ...partidoPreviewSchema
    .pick(eachField(true, 'jugado', 'goles_anotados', 'goles_encajados', 'resultado', 'antes'))
    .partial().shape,
  version: partidoPreviewSchema.shape.version,
});
export const updatePartidoPreviewSchema = createPartidoPreviewSchema.partial({
  partido_id: true,
});
export type UpdatePartidoPreview = z.infer<typeof updatePartidoPreviewSchema>;

/** A match, as record or as preview, in the next-games calls. Only its id is used. */
export const updateNextGameSchema = z.strictObject({
  ...partidoSchema.partial().shape,
  ...partidoPreviewSchema.partial().shape,
  fecha_date: z.string().optional(),
});
export const createNextGameSchema = updateNextGameSchema.refine(
  ({ partido_id: partidoId, _id }) => (partidoId ?? _id) !== undefined,
  { path: ['partido_id'], error: 'es obligatorio' },
);
