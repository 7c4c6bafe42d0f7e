import { z } from 'zod';
import { idSchema } from './base';
import { actualizarJugadorSchema, posicionSchema } from '../registros/jugador';
import { actualizarPartidoSchema, partidoPreviewSchema, partidoSchema } from '../registros/partido';

/*
 * Bodies of the low-level calls that the old client made one by one (regla 29). They take the objects that
 * it sent; what is derived from records is accepted and never used, so that no preview can disagree with its record.
 */

/** Body of `POST add-jugador-preview`: the preview of a player that `add-jugador` has made. */
export const crearJugadorPreviewSchema = z.strictObject({
  jugador_id: idSchema,
  ...actualizarJugadorSchema.pick({
    nombre: true,
    apellido1: true,
    alias: true,
    img_perfil: true,
    dorsal: true,
    activo: true,
    nombre_con_inicial: true,
    edad: true,
  }).shape,
  posicion: z
    .strictObject({ ...posicionSchema.shape, order_code: z.number().optional() })
    .optional(),
});
/** Body of `PUT update-jugador-preview/{id}`. */
export const actualizarJugadorPreviewSchema = crearJugadorPreviewSchema.partial({
  jugador_id: true,
});
export type ActualizarJugadorPreview = z.infer<typeof actualizarJugadorPreviewSchema>;

const previewShape = partidoPreviewSchema.shape;

/** Body of `POST add-partido-preview`: the preview of a match that `add-partido` has made. */
export const crearPartidoPreviewSchema = z.strictObject({
  partido_id: idSchema,
  ...actualizarPartidoSchema.pick({
    temporada_id: true,
    fecha_date: true,
    fecha_str: true,
    hora_str: true,
    local: true,
    estado: true,
    nombre_competicion: true,
    nombre_equipo: true,
    color_equipo: true,
    escudo_equipo: true,
    nombre_campo: true,
  }).shape,
  jugado: previewShape.jugado.optional(),
  goles_anotados: previewShape.goles_anotados.optional(),
  goles_encajados: previewShape.goles_encajados.optional(),
  resultado: previewShape.resultado.optional(),
  antes: previewShape.antes,
  version: previewShape.version,
});
/** Body of `PUT update-partido-preview/{id}`. */
export const actualizarPartidoPreviewSchema = crearPartidoPreviewSchema.partial({
  partido_id: true,
});
export type ActualizarPartidoPreview = z.infer<typeof actualizarPartidoPreviewSchema>;

/** A match as the next-games calls send it, record or preview: only its id counts. */
const proximoPartidoSchema = z.strictObject({
  ...partidoSchema.partial().shape,
  ...partidoPreviewSchema.partial().shape,
  fecha_date: z.string().optional(),
});
/** Body of `POST add-next-games`. */
export const crearNextGameSchema = proximoPartidoSchema.refine(
  ({ partido_id: partidoId, _id }) => (partidoId ?? _id) !== undefined,
  { path: ['partido_id'], error: 'es obligatorio' },
);
/** Body of `PUT update-next-games/{id}`. */
export const actualizarNextGameSchema = proximoPartidoSchema;
