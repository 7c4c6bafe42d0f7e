import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../schemas/base';
import { fechaStrSchema } from './partido';
import { type CamposDe, dicho, propio, type Registro } from './registro';

const tituloSchema = z
  .string()
  .trim()
  .min(1, 'no puede estar vacío')
  .max(200, 'admite como mucho 200 caracteres');
/** Image file names, the first one is shown. */
const mediaSchema = z
  .array(z.string().regex(/^[A-Za-z0-9._-]{1,120}$/, 'no es un nombre de imagen válido'))
  .max(20);

export const crearNoticiaSchema = z.strictObject({
  titulo: tituloSchema,
  contenido: textSchema(50_000).default(''),
  media: mediaSchema.default([]),
});
export type CrearNoticia = z.infer<typeof crearNoticiaSchema>;

export const actualizarNoticiaSchema = z.strictObject({
  titulo: tituloSchema.optional(),
  contenido: textSchema(50_000).optional(),
  media: mediaSchema.optional(),
});
export type ActualizarNoticia = z.infer<typeof actualizarNoticiaSchema>;

/** News item; dates are set by the server and kept on edit (regla 57). */
export const noticiaSchema = z.object({
  _id: idSchema,
  titulo: z.string(),
  contenido: z.string(),
  fecha_date: instantSchema,
  fecha_str: fechaStrSchema,
  media: z.array(z.string()),
});
export type Noticia = z.infer<typeof noticiaSchema>;

export const noticiaRegistro = {
  tipo: 'noticia',
  coleccion: 'noticias',
  articulo: 'la',
  nombre: 'Noticia',
  titulo: z.object({ titulo: z.string() }).transform(({ titulo }) => titulo),
  citado: true,
  esquema: noticiaSchema,
  campos: {
    _id: propio('_id', ['columna']),
    fecha_date: propio('fecha y hora', ['columna'], { dice: null }),
    fecha_str: propio('fecha y hora', [], { dice: null }),
    titulo: dicho('título', ['columna']),
    contenido: dicho('texto', ['columna']),
    media: dicho('foto', []),
  } satisfies CamposDe<Noticia, CrearNoticia>,
} as const satisfies Registro;
