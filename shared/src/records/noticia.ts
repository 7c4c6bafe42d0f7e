import { z } from 'zod';
import { eachField, idSchema, instantSchema, oneOf, textSchema } from '../schemas/base';
import { ALT_MAX, NOTICIA_STATES, MAX_NOTICIA_PHOTOS } from '../vocabulary';
import { dateStrSchema, partidoPreviewSchema } from './partido';
import {
  type RecordFields,
  derived,
  plainField,
  serverField,
  type RecordKind,
  processed,
} from './record';
import { sayText } from './values';

const titleSchema = textSchema(200).min(1, 'no puede estar vacío');
/** Image file names. The first one is the main image. */
const mediaSchema = z
  .array(z.string().regex(/^[A-Za-z0-9._-]{1,120}$/, 'no es un nombre de imagen válido'))
  .max(20);

const optionalFields = {
  /** The match that the item is about. `null` removes the reference. */
  partido_id: idSchema.nullable().optional(),
  estado: oneOf(NOTICIA_STATES).optional(),
  /** Time of publication, for the state `programada`. */
  publicar_el: z.iso
    .datetime({ offset: true, error: 'debe ser una fecha ISO 8601 con su hora' })
    .optional(),
};

/** Body that creates a news item. Published immediately by default. */
export const createNoticiaSchema = z.strictObject({
  titulo: titleSchema,
  contenido: textSchema(50_000).default(''),
  media: mediaSchema.default([]),
  ...optionalFields,
});
export type CreateNoticia = z.infer<typeof createNoticiaSchema>;

const altSchema = textSchema(ALT_MAX);

export const updateNoticiaSchema = z.strictObject({
  titulo: titleSchema.optional(),
  contenido: textSchema(50_000).optional(),
  media: mediaSchema.optional(),
  /** The photos in a new order, with alt texts. */
  fotos: z
    .array(z.strictObject({ nombre: z.string().max(120), alt: altSchema.default('') }))
    .max(MAX_NOTICIA_PHOTOS, `admite como mucho ${String(MAX_NOTICIA_PHOTOS)}`)
    .optional(),
  ...optionalFields,
});
export type UpdateNoticia = z.infer<typeof updateNoticiaSchema>;

/** Data of a photo: size in pixels, and alt text. */
const noticiaPhotoSchema = z.object({
  /** Name in `media`, which defines the order. */
  nombre: z.string(),
  ancho: z.int().optional(),
  alto: z.int().optional(),
  alt: z.string(),
});
export type NoticiaPhoto = z.infer<typeof noticiaPhotoSchema>;

/** Data of the match that a news item is about. Older items lack the rival's colour. */
export const mentionedPartidoSchema = partidoPreviewSchema
  .pick({
    ...eachField(true, 'partido_id', 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_str'),
    ...eachField(true, 'jugado', 'goles_anotados', 'goles_encajados', 'tanda', 'incomparecencia'),
    ...eachField(true, 'color_equipo', 'escudo_equipo'),
  })
  .partial({ color_equipo: true });
export type MentionedPartido = z.infer<typeof mentionedPartidoSchema>;

/** News item. The server sets its dates and keeps them on edit (regla 57). */
export const noticiaSchema = z.object({
  _id: idSchema,
  ...eachField(z.string(), 'titulo', 'contenido'),
  fecha_date: instantSchema,
  fecha_str: dateStrSchema,
  media: z.array(z.string()),
  fotos: z.array(noticiaPhotoSchema).optional(),
  partido_id: idSchema.optional(),
  /** Absent without a match, and before publication. */
  partido: mentionedPartidoSchema.optional(),
  /** Absent once the item is published. */
  estado: z.enum(['programada', 'borrador']).optional(),
  /** Only of a scheduled item, and equal to `fecha_date`. */
  publicar_el: instantSchema.optional(),
});
export type Noticia = z.infer<typeof noticiaSchema>;

const sayPartido = (id: unknown) => (typeof id === 'string' ? 'uno' : 'ninguno');
const sayStatus = (estado: unknown) => (typeof estado === 'string' ? estado : 'publicada');

export const noticiaKind = {
  tipo: 'noticia',
  collection: 'noticias',
  articulo: 'la',
  nombre: 'Noticia',
  titulo: z.object({ titulo: z.string() }).transform(({ titulo }) => titulo),
  isQuoted: true,
  fields: {
    _id: serverField('_id', ['column']),
    fecha_date: serverField('fecha y hora', ['column'], { say: null }),
    fecha_str: serverField('fecha y hora', [], { say: null }),
    titulo: plainField('el título', ['column']),
    contenido: plainField('el texto', ['column']),
    media: processed('las fotos', []),
    fotos: processed('orden y textos de las fotos', [], { say: null }),
    partido_id: processed('partido relacionado', ['column'], { say: sayPartido }),
    partido: derived('partido relacionado', []),
    estado: processed('publicación', ['column'], { say: sayStatus }),
    publicar_el: processed('la hora de publicación', ['column'], { say: sayText }),
  } satisfies RecordFields<Noticia, UpdateNoticia>,
} as const satisfies RecordKind;
