import { z } from 'zod';
import { colorHexSchema, idSchema } from '../schemas/base';
import { ARTICULOS, SHIRT_PATTERNS, REDES_SOCIALES, ZONAS_HORARIAS } from '../vocabulary';
import {
  calculado,
  type CamposOf,
  type Contenido,
  dicho,
  interno,
  type Registro,
  resuelto,
} from './record';
import { sayText, sayValue } from './values';

/** Invisible and bidirectional control characters. */
const OCULTOS =
  '\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff\\p{Cs}';
const UNA_LINEA = new RegExp(`^[^\\p{Cc}${OCULTOS}]*$`, 'u');
const PARRAFOS = new RegExp(`^(?:\\n|[^\\p{Cc}${OCULTOS}])*$`, 'u');
const SIN_OCULTOS = 'no admite caracteres invisibles ni de control';

/** Single-line text, trimmed and in Unicode NFC, at most `max` characters. */
const lineaSchema = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(max, `admite como mucho ${String(max)} caracteres`)
    .regex(UNA_LINEA, SIN_OCULTOS);

/** The same, not empty. */
const llamadoSchema = (max: number) => lineaSchema(max).min(1, 'no puede estar vacío');

/** Paragraphs separated by empty lines. Line ends are stored as `\n`. */
const parrafosSchema = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .max(max, `admite como mucho ${String(max)} caracteres`)
    .regex(PARRAFOS, SIN_OCULTOS);

const URL_MAX = 300;

/** Whether a text is a safe link target: https, with a host, without credentials. */
function isHttps(text: string): boolean {
  if (!/^https:\/\/[^\s\p{Cc}\\<>"]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '';
}

const MSG_HTTPS = 'debe ser una dirección que empiece por https://';
/** URL of an external page. */
const httpsSchema = lineaSchema(URL_MAX).refine(isHttps, MSG_HTTPS);
/** The same, or empty. */
const httpsOpcionalSchema = lineaSchema(URL_MAX).refine(
  (text) => text === '' || isHttps(text),
  MSG_HTTPS,
);

const MSG_EMAIL = 'debe ser un correo electrónico';
const emailOpcionalSchema = lineaSchema(120).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  MSG_EMAIL,
);

/** The club's part of the about page's path: `/sobre-{slug}`. */
const slugSchema = z
  .string()
  .max(60, 'admite como mucho 60 caracteres')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'solo admite minúsculas sin acentos, cifras y guiones');

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `debe ser alguno de estos valores: ${values.join(', ')}` });

const coloresSchema = z.strictObject({ primario: colorHexSchema, secundario: colorHexSchema });
const camisetaSchema = z.strictObject({
  dibujo: oneOf(SHIRT_PATTERNS),
  primario: colorHexSchema,
  secundario: colorHexSchema,
});
const inicialesSchema = llamadoSchema(4);
const contactoSchema = z.strictObject({
  email: emailOpcionalSchema,
  email_desarrollador: emailOpcionalSchema,
  repositorio: httpsOpcionalSchema,
});
const redSocialSchema = z.strictObject({
  red: oneOf(REDES_SOCIALES),
  nombre: llamadoSchema(40),
  url: httpsSchema,
});
export type RedSocial = z.infer<typeof redSocialSchema>;
const patrocinadorSchema = z.strictObject({
  id: idSchema,
  nombre: llamadoSchema(60),
  url: httpsSchema,
  /** Whether there is a logo. Otherwise the name is shown. */
  disponible: z.boolean(),
});
export type Patrocinador = z.infer<typeof patrocinadorSchema>;
const donacionesSchema = z.strictObject({
  /** Target of the donation form. Without it, or without the button, there is no form. */
  url: httpsOpcionalSchema,
  boton_id: lineaSchema(80),
});
const textosSchema = z.strictObject({
  sobre: parrafosSchema(10_000),
  donaciones: parrafosSchema(5_000),
  privacidad: parrafosSchema(10_000),
});

const atMost = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `admite como mucho ${String(max)}`);

const redesSchema = atMost(redSocialSchema, 8);
const PATROCINADORES_MAX = 12;

const propios = {
  /** Full name, used everywhere on the site. */
  nombre: llamadoSchema(60),
  /** Article of the name in sentences. If absent, it is derived from the name (`rules/article.ts`). */
  articulo: oneOf(ARTICULOS).optional(),
  slug: slugSchema,
  /** Motto below the name, also the description for search engines. */
  lema: lineaSchema(120),
  /** Year of foundation, `null` if not shown. */
  fundacion: z
    .int('debe ser un año')
    .min(1850, 'debe ser un año desde 1850')
    .max(2200, 'debe ser un año hasta 2200')
    .nullable(),
  zona_horaria: oneOf(ZONAS_HORARIAS),
};

/** The club's identity: everything that visitors can recognise it by (regla 2). */
export const settingsSchema = z.object({
  ...propios,
  colores: coloresSchema,
  camiseta: camisetaSchema,
  /** Without an image, the initials are shown on the club's colours. */
  escudo: z.strictObject({ disponible: z.boolean(), iniciales: inicialesSchema }),
  contacto: contactoSchema,
  redes_sociales: redesSchema,
  patrocinadores: atMost(patrocinadorSchema, PATROCINADORES_MAX),
  donaciones: donacionesSchema,
  textos: textosSchema,
  /** Increases with each change, 0 initially. */
  version: z.int().nonnegative(),
});
export type Ajustes = z.infer<typeof settingsSchema>;

/** The stored settings, with earlier slugs, whose addresses redirect to the current one. */
export const storedSettingsSchema = settingsSchema.extend({
  slugs_anteriores: z.array(slugSchema),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/**
 * A change of some settings. What is left out stays, lists are replaced completely. Whether there is an image depends
 * on the image, and the body's value is ignored.
 */
export const updateSettingsSchema = z.strictObject({
  ...z.object(propios).partial().shape,
  colores: coloresSchema.partial().optional(),
  camiseta: camisetaSchema.partial().optional(),
  escudo: z
    .strictObject({ iniciales: inicialesSchema.optional(), disponible: z.boolean().optional() })
    .optional(),
  contacto: contactoSchema.partial().optional(),
  redes_sociales: redesSchema.optional(),
  patrocinadores: atMost(
    patrocinadorSchema.extend({ id: idSchema.optional(), disponible: z.boolean().optional() }),
    PATROCINADORES_MAX,
  ).optional(),
  donaciones: donacionesSchema.partial().optional(),
  textos: textosSchema.partial().optional(),
  version: z.int('debe ser un número entero').nonnegative('no puede ser negativo').optional(),
});
export type UpdateSettings = z.infer<typeof updateSettingsSchema>;

/** Joins the texts of some parts of a setting. */
const sayParts =
  (...partes: readonly string[]) =>
  (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? partes.map((parte) => sayText((value as Contenido)[parte])).join(', ')
      : sayValue(value);

const sayTextos = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([nombre, text]) => `${nombre} ${sayValue(text)}`)
        .join(', ')
    : sayValue(value);

const sayNombres = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((item: unknown) => sayText((item as Contenido)['nombre'])).join(', ')
    : 'ninguno';

const sayEscudo = (value: unknown): string => {
  const { disponible, iniciales } = (value ?? {}) as Contenido;
  return `${sayText(iniciales)}, ${disponible === true ? 'con imagen' : 'sin imagen'}`;
};

/** The club's settings, a single record in the club's document. */
export const settingsRecord = {
  tipo: 'ajustes',
  articulo: 'los',
  nombre: 'Ajustes de',
  titulo: z.object({ nombre: z.string() }).transform(({ nombre }) => nombre),
  esquema: settingsSchema,
  campos: {
    nombre: dicho('nombre', []),
    articulo: dicho('artículo', [], { dice: sayText }),
    slug: dicho('dirección', []),
    lema: dicho('lema', []),
    fundacion: dicho('fundación', []),
    zona_horaria: dicho('zona horaria', [], { dice: sayText }),
    colores: resuelto('colores', [], { dice: sayParts('primario', 'secundario') }),
    camiseta: resuelto('camiseta', [], { dice: sayParts('dibujo', 'primario', 'secundario') }),
    escudo: resuelto('escudo', [], { dice: sayEscudo }),
    contacto: resuelto('contacto', [], {
      dice: sayParts('email', 'email_desarrollador', 'repositorio'),
    }),
    redes_sociales: dicho('redes sociales', [], { dice: sayNombres }),
    patrocinadores: resuelto('patrocinadores', [], { dice: sayNombres }),
    donaciones: resuelto('donaciones', [], { dice: sayParts('url', 'boton_id') }),
    textos: resuelto('textos', [], { dice: sayTextos }),
    version: calculado('versión', []),
    slugs_anteriores: interno('direcciones anteriores', [], { dice: null }),
  } satisfies CamposOf<StoredSettings, UpdateSettings>,
} as const satisfies Registro;
