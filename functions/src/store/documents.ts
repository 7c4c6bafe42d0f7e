import {
  notificationLogSchema,
  notificationDocSchema,
  calendarDocSchema,
  versionCounterDocSchema,
  callUpSchema,
  campoSchema,
  clubDocSchema,
  competicionSchema,
  correctionsDocSchema,
  liveMatchDocSchema,
  equipoEstadisticasDocSchema,
  equipoSchema,
  estadisticasJugadoresDocSchema,
  birthDatesDocSchema,
  firestorePaths,
  allTimeDocSchema,
  imageDigestSchema,
  idSchema,
  panelHomeDocSchema,
  instantSchema,
  historyDocSchema,
  historyPartSchema,
  jugadorDocSchema,
  noticiaSchema,
  noticiasDocSchema,
  noticiasPageDocSchema,
  partidoSchema,
  plantillaDocSchema,
  frontPageDocSchema,
  withheldDocSchema,
  accountRoleSchema,
  subscriptionsDocSchema,
  subscriptionsTotalSchema,
  imageKindSchema,
} from '@club/shared';
import { z } from 'zod';

/** Path and schema of a document. Every read is parsed with the schema. */
export interface DocumentSpec<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** Whether `historial` keeps previous versions, by default. */
  readonly keepHistory: boolean;
}

type Paths = typeof firestorePaths;

/** Defines kinds of documents. Each is a function from ids to the specification of one document. */
const specs =
  (keepHistory: boolean) =>
  <Name extends keyof Paths, T>(name: Name, schema: z.ZodType<T>) =>
  (...ids: Parameters<Paths[Name]>): DocumentSpec<T> => {
    const toPath: (...ids: readonly string[]) => string = firestorePaths[name];
    return { path: toPath(...ids), schema, keepHistory };
  };
const withHistory = specs(true);
const withoutHistory = specs(false);

/** A stored response for an `Idempotency-Key`. */
const idempotencySchema = z.object({
  huella: z.string(),
  status: z.int(),
  body: z.unknown(),
  expira: z.unknown(),
});

/** An uploaded image, at most 400 KB. Earlier versions are not kept, so that a removed image is gone. */
const imageDocSchema = z.object({
  _id: z.string(),
  tipo: imageKindSchema,
  registro_id: idSchema,
  bytes: z.instanceof(Uint8Array),
  ancho: z.int(),
  alto: z.int(),
  huella: imageDigestSchema,
  /** Size in bytes, readable without loading the bytes. Absent in older images. */
  peso: z.int().optional(),
  cuando: instantSchema,
  /** Set while only administrators may see it: a player does not consent (0018), or a news item is unpublished. */
  oculta: z.literal(true).optional(),
});
export type ImageDoc = z.infer<typeof imageDocSchema>;

const imageInfoSchema = imageDocSchema.omit({ bytes: true });

/** Number of attempts since a time, for an account, address or code. Its id is a keyed digest and identifies nobody. */
const limitSchema = z.object({ intentos: z.int(), desde: instantSchema, expira: z.unknown() });

/** Secret key of the ids in `limites`, so that they cannot be computed from a list of addresses. */
const saltSchema = z.object({ valor: z.string() });

/** The marker of an unfinished import, which blocks all other writes (docs/decisions/0027). */
const importDocSchema = z.object({
  /** Digest of the imported data: the same import may continue. */
  huella: z.string(),
  empezada: instantSchema,
  /** Expected photos as JSON: digest and visibility by id. As a string it is not indexed. */
  fotos: z.string().optional(),
  /** Set once it is abandoned: nothing of it may be written any more. */
  abandonada: z.literal(true).optional(),
  /** Set if it is not an import but the deletion of the demo club (docs/decisions/0037). */
  vaciado: z.literal(true).optional(),
});
export type ImportDoc = z.infer<typeof importDocSchema>;

/** Account data that transactions need, in addition to the identity provider's (docs/decisions/0036). */
const accountDocSchema = z.object({
  /** Email at the identity provider, unique. */
  email: z.string(),
  rol: accountRoleSchema,
  /** Current session number. Tokens with another one are invalid. */
  sesion: z.int(),
  version: z.int(),
  /** Set until this version has been written to the identity provider. */
  por_aplicar: z.literal(true).optional(),
  /** Set while the owner has to choose a password with a link, so that the account is disabled. */
  pendiente: z.literal(true).optional(),
  /** Set until the owner has chosen the first password: nobody has ever signed in. */
  sin_estrenar: z.literal(true).optional(),
  desactivada: z.literal(true).optional(),
  /** Digest of the only code that is valid for this account. */
  codigo: z.string().optional(),
  /** Lease of a request that is setting the password with that code. */
  activando: z.object({ por: z.string(), hasta: instantSchema }).optional(),
  /** Time of deletion. The entry remains to invalidate tokens. */
  retirada: instantSchema.optional(),
});
export type AccountDoc = z.infer<typeof accountDocSchema>;

/** All accounts that the panel has changed, by uid. Accounts known only to the identity provider are absent. */
const accountsDocSchema = z.object({ cuentas: z.record(z.string(), accountDocSchema) });
export type AccountsDoc = z.infer<typeof accountsDocSchema>;

/** A code for choosing an account's password, by its digest. Used ones are kept for a year. */
const codeSchema = z.object({ uid: z.string(), caduca: instantSchema, expira: z.unknown() });

/** Applied migrations of the stored data (docs/decisions/0019). */
const schemaVersionSchema = z.object({ version: z.int(), migrado: instantSchema });

/** Ids of the matches chosen by hand for the home page (operations/temporadas/next-games.ts). */
const nextGamesDocSchema = z.object({ partidos: z.array(idSchema) });

/** A document with any content, for code that rewrites every mention of a player (docs/decisions/0018). */
const anyDocumentSchema: z.ZodType<Readonly<Record<string, unknown>>> = z.record(
  z.string(),
  z.unknown(),
);

export const documents = {
  club: withHistory('club', clubDocSchema),
  portada: withoutHistory('portada', frontPageDocSchema),
  noticias: withoutHistory('noticias', noticiasDocSchema),
  noticiasPage: withoutHistory('noticiasPage', noticiasPageDocSchema),
  plantilla: withoutHistory('plantilla', plantillaDocSchema),
  cambios: withoutHistory('cambios', versionCounterDocSchema),
  calendario: withoutHistory('calendario', calendarDocSchema),
  estadisticasEquipo: withoutHistory('estadisticasEquipo', equipoEstadisticasDocSchema),
  estadisticasJugadores: withoutHistory('estadisticasJugadores', estadisticasJugadoresDocSchema),
  correcciones: withHistory('correcciones', correctionsDocSchema),
  birthDates: withHistory('birthDates', birthDatesDocSchema),
  reservas: withHistory('reservas', withheldDocSchema),
  jugador: withHistory('jugador', jugadorDocSchema),
  partido: withHistory('partido', partidoSchema),
  noticia: withHistory('noticia', noticiaSchema),
  /** An unpublished item, in a collection that no rule opens (docs/decisions/0039). */
  pendingNoticia: withHistory('pendingNoticia', noticiaSchema),
  proximos: withoutHistory('proximos', nextGamesDocSchema),
  equipo: withHistory('equipo', equipoSchema),
  competicion: withHistory('competicion', competicionSchema),
  campo: withHistory('campo', campoSchema),
  /** The history shows its start and end, but not every step (docs/decisions/0016). */
  directo: withoutHistory('directo', liveMatchDocSchema),
  convocatoria: withoutHistory('convocatoria', callUpSchema),
  imagen: withoutHistory('imagen', imageDocSchema),
  limite: withoutHistory('limite', limitSchema),
  sal: withoutHistory('sal', saltSchema),
  importacion: withoutHistory('importacion', importDocSchema),
  cuentas: withoutHistory('cuentas', accountsDocSchema),
  codigo: withoutHistory('codigo', codeSchema),
  esquema: withoutHistory('esquema', schemaVersionSchema),
  inicio: withoutHistory('inicio', panelHomeDocSchema),
  historia: withoutHistory('historia', allTimeDocSchema),
  aviso: withoutHistory('aviso', notificationDocSchema),
  notificationLogEntry: withoutHistory('notificationLogEntry', notificationLogSchema),
  suscripciones: withoutHistory('suscripciones', subscriptionsDocSchema),
  subscriptionsTotal: withoutHistory('subscriptionsTotal', subscriptionsTotalSchema),
  historial: withoutHistory('historial', historyDocSchema),
  historyPart: withoutHistory('historial', historyPartSchema),
  idempotencia: withoutHistory('idempotencia', idempotencySchema),
  rawHistory: withoutHistory('historial', anyDocumentSchema),
  rawIdempotency: withoutHistory('idempotencia', anyDocumentSchema),
} as const;

/** A collection, read completely or by the value of one field, which needs no composite index. */
export interface CollectionSpec<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly document: (id: string) => DocumentSpec<T>;
  /** Fields to read, if not all. Only for reading: partial documents must not be written back. */
  readonly fields?: readonly string[];
}

/** The collection of a kind of document: its path up to the slash before the id. */
function collection<T>(document: (id: string) => DocumentSpec<T>): CollectionSpec<T> {
  const { path, schema } = document('');
  return { path: path.slice(0, -1), schema, document };
}

export const collections = {
  equipos: collection(documents.equipo),
  competiciones: collection(documents.competicion),
  campos: collection(documents.campo),
  jugadores: collection(documents.jugador),
  partidos: collection(documents.partido),
  noticias: collection(documents.noticia),
  pendingNoticias: collection(documents.pendingNoticia),
  noticiasPages: collection(documents.noticiasPage),
  imagenes: collection(documents.imagen),
  imagesWithoutBytes: {
    path: 'imagenes',
    schema: imageInfoSchema,
    document: documents.imagen,
    fields: Object.keys(imageInfoSchema.shape),
  },
  estadisticasEquipo: collection(documents.estadisticasEquipo),
  correcciones: collection(documents.correcciones),
  historial: collection(documents.rawHistory),
  idempotencia: collection(documents.rawIdempotency),
  directo: collection(documents.directo),
  convocatorias: collection(documents.convocatoria),
  avisos: collection(documents.aviso),
  notificationsLog: collection(documents.notificationLogEntry),
  suscripciones: collection(documents.suscripciones),
} as const;

/** The content of a stored document. Throws if it does not fit its schema, which is never a refusal. */
export function parseDocument<T>(path: string, schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(`document ${path} does not fit its schema`, { cause: parsed.error });
}
