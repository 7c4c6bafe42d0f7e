import { z } from 'zod';
import { colorHexSchema, idSchema, INVISIBLE, oneOf } from '../schemas/base';
import { ARTICLES, SHIRT_PATTERNS, SOCIAL_NETWORKS, TIME_ZONES } from '../vocabulary';
import {
  computed,
  type RecordFields,
  type Content,
  derived,
  plainField,
  type RecordDescription,
  processed,
} from './record';
import { sayText, sayValue } from './values';

/** A visible character: no control character, line separator or half of a surrogate pair. */
const VISIBLE = String.raw`[^\p{Cc}${INVISIBLE}\u2028\u2029\p{Cs}]`;
const ONE_LINE = new RegExp(`^${VISIBLE}*$`, 'u');
const PARAGRAPHS = new RegExp(String.raw`^(?:\n|${VISIBLE})*$`, 'u');
const MSG_INVISIBLE = 'no admite caracteres invisibles ni de control';

const atMostChars = (max: number) => [max, `admite como mucho ${String(max)} caracteres`] as const;

/** Single-line text, trimmed and in Unicode NFC, at most `max` characters. */
const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(...atMostChars(max))
    .regex(ONE_LINE, MSG_INVISIBLE);

/** Single-line text that is not empty. */
const labelSchema = (max: number) => lineSchema(max).min(1, 'no puede estar vacío');

/** Paragraphs separated by empty lines. Line ends are stored as `\n`. */
const paragraphsSchema = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .max(...atMostChars(max))
    .regex(PARAGRAPHS, MSG_INVISIBLE);

const URL_MAX = 300;

/** Whether a text is a safe link target: https, with a host, without credentials. */
function isSafeLink(text: string): boolean {
  if (!/^https:\/\/[^\s\p{Cc}\\<>"]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '';
}

const MSG_HTTPS = 'debe ser una dirección que empiece por https://';
const httpsSchema = lineSchema(URL_MAX).refine(isSafeLink, MSG_HTTPS);
const httpsOptionalSchema = lineSchema(URL_MAX).refine(
  (text) => text === '' || isSafeLink(text),
  MSG_HTTPS,
);

const emailOptionalSchema = lineSchema(120).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'debe ser un correo electrónico',
);

/** End of the about page's path, `/sobre-{slug}`. */
const slugSchema = z
  .string()
  .max(60, 'admite como mucho 60 caracteres')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'solo admite minúsculas sin acentos, cifras y guiones');

const coloursSchema = z.strictObject({ primario: colorHexSchema, secundario: colorHexSchema });
const shirtSchema = z.strictObject({
  dibujo: oneOf(SHIRT_PATTERNS),
  primario: colorHexSchema,
  secundario: colorHexSchema,
});
const initialsSchema = labelSchema(4);
const contactSchema = z.strictObject({
  email: emailOptionalSchema,
  email_desarrollador: emailOptionalSchema,
  repositorio: httpsOptionalSchema,
});
const socialNetworkSchema = z.strictObject({
  red: oneOf(SOCIAL_NETWORKS),
  nombre: labelSchema(40),
  url: httpsSchema,
});
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;
const sponsorSchema = z.strictObject({
  id: idSchema,
  nombre: labelSchema(60),
  url: httpsSchema,
  /** Whether there is a logo. Otherwise the name is shown. */
  disponible: z.boolean(),
});
export type SponsorRecord = z.infer<typeof sponsorSchema>;
const donationsSchema = z.strictObject({
  /** Target of the donation form, which is shown if it and `boton_id` are set. */
  url: httpsOptionalSchema,
  boton_id: lineSchema(80),
});
const textsSchema = z.strictObject({
  sobre: paragraphsSchema(10_000),
  donaciones: paragraphsSchema(5_000),
  privacidad: paragraphsSchema(10_000),
});

const createListSchema = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `admite como mucho ${String(max)}`);

/** Names of the club on its federation's pages (regla 103). */
const federationNamesSchema = createListSchema(labelSchema(60), 5);
const staffSchema = createListSchema(
  z.strictObject({ nombre: labelSchema(60), cargo: labelSchema(60) }),
  10,
);
const socialNetworksSchema = createListSchema(socialNetworkSchema, 8);
const MAX_SPONSORS = 12;

const singleValueFields = {
  /** Full name, used everywhere on the site. */
  nombre: labelSchema(60),
  /** Article of the name in sentences. If absent, it is derived from the name (`rules/club-names.ts`). */
  articulo: oneOf(ARTICLES).optional(),
  slug: slugSchema,
  /** Motto below the name, also the description for search engines. */
  lema: lineSchema(120),
  /** Year of foundation, `null` if not shown. */
  fundacion: z
    .int('debe ser un año')
    .min(1850, 'debe ser un año desde 1850')
    .max(2200, 'debe ser un año hasta 2200')
    .nullable(),
  zona_horaria: oneOf(TIME_ZONES),
};

/** The club's identity: everything that visitors can recognise it by (regla 2). */
export const settingsSchema = z.object({
  ...singleValueFields,
  colores: coloursSchema,
  camiseta: shirtSchema,
  /** Without an image, the initials are shown on the club's colours. */
  escudo: z.strictObject({ disponible: z.boolean(), iniciales: initialsSchema }),
  contacto: contactSchema,
  redes_sociales: socialNetworksSchema,
  patrocinadores: createListSchema(sponsorSchema, MAX_SPONSORS),
  donaciones: donationsSchema,
  textos: textsSchema,
  nombres_federacion: federationNamesSchema.default([]),
  /** Coaches and others, shown with the squad. */
  cuerpo_tecnico: staffSchema.default([]),
  /** Increases with each change, 0 initially. */
  version: z.int().nonnegative(),
  /** `version` when the crest last changed. Absent if it never did, and in older settings until their next change. */
  escudo_version: z.int().optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The stored settings, with earlier slugs. Their paths redirect to the current one. */
export const storedSettingsSchema = settingsSchema.extend({
  slugs_anteriores: z.array(slugSchema),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/**
 * A change of some settings. Omitted ones stay, and lists are replaced completely. `disponible` is ignored: it follows
 * from the stored images.
 */
export const updateSettingsSchema = z.strictObject({
  ...z.object(singleValueFields).partial().shape,
  colores: coloursSchema.partial().optional(),
  camiseta: shirtSchema.partial().optional(),
  escudo: z
    .strictObject({ iniciales: initialsSchema.optional(), disponible: z.boolean().optional() })
    .optional(),
  contacto: contactSchema.partial().optional(),
  redes_sociales: socialNetworksSchema.optional(),
  patrocinadores: createListSchema(
    sponsorSchema.extend({ id: idSchema.optional(), disponible: z.boolean().optional() }),
    MAX_SPONSORS,
  ).optional(),
  donaciones: donationsSchema.partial().optional(),
  textos: textsSchema.partial().optional(),
  nombres_federacion: federationNamesSchema.optional(),
  cuerpo_tecnico: staffSchema.optional(),
  version: z.int('debe ser un número entero').nonnegative('no puede ser negativo').optional(),
  /** Ignored, so that settings can be sent back as read. */
  escudo_version: z.int('debe ser un número entero').optional(),
});
export type UpdateSettings = z.infer<typeof updateSettingsSchema>;

/** Values of some parts of a setting: `#0d47a1, #ffffff`. */
const sayParts =
  (...parts: readonly string[]) =>
  (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? parts.map((part) => sayText((value as Content)[part])).join(', ')
      : sayValue(value);

/** Names and values of all parts of a setting. */
const sayNamedParts = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, part]) => `${name} ${sayValue(part)}`)
        .join(', ')
    : sayValue(value);

const sayList =
  (say: (item: unknown) => string) =>
  (value: unknown): string =>
    Array.isArray(value) && value.length > 0 ? value.map(say).join(', ') : 'ninguno';

const sayNames = sayList((item) => sayText((item as Content)['nombre']));

const sayEscudo = (value: unknown): string => {
  const { disponible, iniciales } = (value ?? {}) as Content;
  return `${sayText(iniciales)}, ${disponible === true ? 'con imagen' : 'sin imagen'}`;
};

/** The club's settings, a single record in the club's document. */
export const settingsRecord = {
  tipo: 'ajustes',
  articulo: 'los',
  nombre: 'Ajustes de',
  titulo: z.object({ nombre: z.string() }).transform(({ nombre }) => nombre),
  fields: {
    nombre: plainField('el nombre', []),
    articulo: plainField('artículo', [], { say: sayText }),
    slug: plainField('dirección', []),
    lema: plainField('el lema', []),
    fundacion: plainField('fundación', []),
    zona_horaria: plainField('la zona horaria', [], { say: sayText }),
    colores: processed('los colores', [], { say: sayParts('primario', 'secundario') }),
    camiseta: processed('la camiseta', [], { say: sayParts('dibujo', 'primario', 'secundario') }),
    escudo: processed('el escudo', [], { say: sayEscudo }),
    contacto: processed('contacto', [], {
      say: sayParts('email', 'email_desarrollador', 'repositorio'),
    }),
    redes_sociales: plainField('las redes sociales', [], { say: sayNames }),
    patrocinadores: processed('los patrocinadores', [], { say: sayNames }),
    donaciones: processed('las donaciones', [], { say: sayParts('url', 'boton_id') }),
    textos: processed('los textos', [], { say: sayNamedParts }),
    nombres_federacion: plainField('los nombres en la federación', [], { say: sayList(sayText) }),
    cuerpo_tecnico: plainField('el cuerpo técnico', [], { say: sayNames }),
    version: computed('la versión', []),
    escudo_version: computed('la versión del escudo', []),
    slugs_anteriores: derived('direcciones anteriores', []),
  } satisfies RecordFields<StoredSettings, UpdateSettings>,
} as const satisfies RecordDescription;
