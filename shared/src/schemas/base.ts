import { z } from 'zod';

/** Id of a stored record, as given out by the server: letters, digits, `-` and `_`; `__x__` is reserved by Firestore. */
export const idSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, 'no se reconoce');

/** Control characters but for tabs and line breaks, and what is not seen or turns the direction of what stands around it. */
const OCULTOS =
  /(?![\t\n\r])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** A text without what nobody sees in it: it would turn a title around, or tell two equal names apart. */
const withoutOcultos = (text: string): string => text.replace(OCULTOS, '');

/** A player as rankings and tables name him. */
export const jugadorNombradoSchema = z.object({ jugador_id: idSchema, jugador_nombre: z.string() });
export type JugadorNombrado = z.infer<typeof jugadorNombradoSchema>;

/** A season as what is of it names it. */
export const temporadaNombradaSchema = z.object({
  temporada_id: idSchema,
  temporada_nombre: z.string(),
});

/** Name of a team, ground, competition or season: trimmed, not empty, at most 80 characters. */
export const nombreSchema = z
  .string()
  .overwrite((text) => withoutOcultos(text).replace(/[\t\r\n]+/g, ' '))
  .trim()
  .min(1, 'no puede estar vacío')
  .max(80, 'admite como mucho 80 caracteres');

/** Any text, without what nobody sees in it. */
export const limpioSchema = z.string().overwrite(withoutOcultos);

/** Text that may be empty, trimmed, at most `max` characters. */
export const textSchema = (max: number) =>
  limpioSchema.trim().max(max, `admite como mucho ${String(max)} caracteres`);

/** Colour as `#rrggbb`, lower case. */
export const colorHexSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'debe tener la forma #rrggbb')
  .transform((color) => color.toLowerCase());

/** An instant as ISO 8601 UTC string with milliseconds, the only form in which instants leave the API. */
export const instantSchema = z.iso.datetime({ error: 'debe ser una fecha ISO 8601 en UTC' });

/** A count: whole number from 0 to 9999. */
export const countSchema = z
  .int('debe ser un número entero')
  .min(0, 'no puede ser negativo')
  .max(9999, 'es demasiado grande');

/** A whole number within two bounds. */
export const betweenSchema = (min: number, max: number) => {
  const range = `debe estar entre ${String(min)} y ${String(max)}`;
  return z.int('debe ser un número entero').min(min, range).max(max, range);
};

/** Fields of which the same is said, by their names: their schema, or `true` where they are picked. */
export const eachField = <const Dicho, Nombre extends string>(
  dicho: Dicho,
  ...nombres: readonly Nombre[]
) => Object.fromEntries(nombres.map((nombre) => [nombre, dicho])) as Record<Nombre, Dicho>;

/**
 * Key of a record in the source it was imported from, unique among the records of its kind.
 * Absent on records made by hand. Lets an interrupted import find what it has already created.
 */
export const claveExternaSchema = z.string().trim().min(1).max(120);

/** Whether a photo exists for a player; the file is always JPEG (regla 21). */
export const imagenSchema = z.strictObject({
  disponible: z.boolean(),
  extension: z.literal('jpg').default('jpg'),
});
export type Imagen = z.infer<typeof imagenSchema>;

export const SIN_IMAGEN: Imagen = { disponible: false, extension: 'jpg' };

/**
 * Day (YYYY-MM-DD) on which all ages were renewed last, the same in every document that has one: whoever sees a document
 * change sees all of them change, so nobody's birthday is in it (docs/decisions/0028).
 */
export const edadesAlSchema = z.string().optional();
