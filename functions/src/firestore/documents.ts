import {
  avisoDiarioSchema,
  avisoDocSchema,
  calendarioDocSchema,
  cambiosDocSchema,
  campoSchema,
  clubDocSchema,
  competicionSchema,
  correctionsDocSchema,
  directoDocSchema,
  equipoEstadisticasDocSchema,
  equipoSchema,
  estadisticasJugadoresDocSchema,
  fechasNacimientoDocSchema,
  firestorePaths,
  historiaDocSchema,
  huellaImagenSchema,
  idSchema,
  inicioDocSchema,
  instantSchema,
  historialDocSchema,
  historialParteSchema,
  jugadorDocSchema,
  noticiaSchema,
  noticiasDocSchema,
  noticiasPaginaDocSchema,
  partidoSchema,
  plantillaDocSchema,
  portadaDocSchema,
  reservasDocSchema,
  rolCuentaSchema,
  suscripcionesDocSchema,
  suscripcionesTotalSchema,
  tipoImagenSchema,
} from '@club/shared';
import { z } from 'zod';

/** Where a document lives and what it holds: every read is parsed with the schema. */
export interface DocumentSpec<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** Whether previous versions are kept in `historial`: records are, documents derived from them are not. */
  readonly isRecord: boolean;
}

type Paths = typeof firestorePaths;

/** Gives the specification of a kind of document by its ids. */
const kind =
  (isRecord: boolean) =>
  <Name extends keyof Paths, T>(name: Name, schema: z.ZodType<T>) =>
  (...ids: Parameters<Paths[Name]>): DocumentSpec<T> => {
    const toPath: (...ids: readonly string[]) => string = firestorePaths[name];
    return { path: toPath(...ids), schema, isRecord };
  };
const record = kind(true);
const derived = kind(false);

/** An answer that was already given under an `Idempotency-Key`. */
const idempotenciaSchema = z.object({
  huella: z.string(),
  status: z.int(),
  body: z.unknown(),
  expira: z.unknown(),
});

/** An uploaded photo, at most 400 KB. Its earlier versions are not kept: a photo that somebody wants removed is gone. */
const imagenDocSchema = z.object({
  _id: z.string(),
  tipo: tipoImagenSchema,
  registro_id: idSchema,
  bytes: z.instanceof(Uint8Array),
  ancho: z.int(),
  alto: z.int(),
  huella: huellaImagenSchema,
  /** How many bytes there are, for who asks without reading them; older photos do not say it. */
  peso: z.int().optional(),
  cuando: instantSchema,
  /** Set while the player does not want it to be shown (docs/decisions/0020). */
  oculta: z.literal(true).optional(),
});
export type ImagenDoc = z.infer<typeof imagenDocSchema>;

export const imagenDatosSchema = imagenDocSchema.omit({ bytes: true });
export type ImagenDatos = z.infer<typeof imagenDatosSchema>;

/** Tries of one account or address within a window; its id is a keyed digest and names nobody. */
const limiteSchema = z.object({ intentos: z.int(), desde: instantSchema, expira: z.unknown() });

/** Key of the digests in `limites`: without it they can be made from no list of addresses. */
const salSchema = z.object({ valor: z.string() });

/** An import that is under way, and keeps all other writing out (docs/decisions/0030). */
const importacionDocSchema = z.object({
  /** Digest of what is imported: the same may go on. */
  huella: z.string(),
  empezada: instantSchema,
  /** The photos that have to come, in JSON: by id, their digest and whether they are hidden. As text it has no index. */
  fotos: z.string().optional(),
  /** Set once it has been given up: nothing of it may be written any more. */
  abandonada: z.literal(true).optional(),
  /** Set when it is no import but the emptying of the demonstration (docs/decisions/0043). */
  vaciado: z.literal(true).optional(),
});
export type ImportacionDoc = z.infer<typeof importacionDocSchema>;

/** An account beside what the identity provider has of it: what must be known in a transaction (docs/decisions/0042). */
const cuentaDocSchema = z.object({
  /** Address at the identity provider; no two accounts have one. */
  email: z.string(),
  rol: rolCuentaSchema,
  /** Number of the sessions that count: a token that carries another one is worth nothing. */
  sesion: z.int(),
  version: z.int(),
  /** Set until the identity provider has been told of this version. */
  por_aplicar: z.literal(true).optional(),
  /** Its owner has to choose a password first. */
  pendiente: z.literal(true).optional(),
  /** He never has. */
  sin_estrenar: z.literal(true).optional(),
  desactivada: z.literal(true).optional(),
  /** Digest of the one code that is good for it. */
  codigo: z.string().optional(),
  /** Somebody is just choosing the password with that code. */
  activando: z.object({ por: z.string(), hasta: instantSchema }).optional(),
  /** When it was removed; what is left keeps its tokens out. */
  retirada: instantSchema.optional(),
});
export type CuentaDoc = z.infer<typeof cuentaDocSchema>;

/** All accounts that the panel has had to do with, by uid. One that only the identity provider knows is not in it. */
const cuentasDocSchema = z.object({ cuentas: z.record(z.string(), cuentaDocSchema) });
export type CuentasDoc = z.infer<typeof cuentasDocSchema>;

/** A code by which somebody may choose the password of an account, under its digest; used ones stay for a year. */
const codigoSchema = z.object({ uid: z.string(), caduca: instantSchema, expira: z.unknown() });

/** Which migrations the stored data has been through (docs/decisions/0021). */
const esquemaSchema = z.object({ version: z.int(), migrado: instantSchema });

/** Which news wait for what instant: what the clock's job reads, and nothing else when there is nothing to do. */
const programadasDocSchema = z.object({
  noticias: z.array(z.object({ noticia_id: idSchema, publicar_el: instantSchema })),
});

/** Ids of the matches that somebody chose for the home page; there until a match or the list of seasons changes (regla 29). */
const proximosDocSchema = z.object({ partidos: z.array(idSchema) });

/** A document whole, whatever it holds: for what goes through all of them (docs/decisions/0020). */
const enteroSchema: z.ZodType<Readonly<Record<string, unknown>>> = z.record(
  z.string(),
  z.unknown(),
);

export const documents = {
  club: record('club', clubDocSchema),
  portada: derived('portada', portadaDocSchema),
  noticias: derived('noticias', noticiasDocSchema),
  noticiasPagina: derived('noticiasPagina', noticiasPaginaDocSchema),
  plantilla: derived('plantilla', plantillaDocSchema),
  cambios: derived('cambios', cambiosDocSchema),
  calendario: derived('calendario', calendarioDocSchema),
  estadisticasEquipo: derived('estadisticasEquipo', equipoEstadisticasDocSchema),
  estadisticasJugadores: derived('estadisticasJugadores', estadisticasJugadoresDocSchema),
  correcciones: record('correcciones', correctionsDocSchema),
  fechasNacimiento: record('fechasNacimiento', fechasNacimientoDocSchema),
  reservas: record('reservas', reservasDocSchema),
  jugador: record('jugador', jugadorDocSchema),
  partido: record('partido', partidoSchema),
  noticia: record('noticia', noticiaSchema),
  /** One that is not published: where no rule lets anybody look (docs/decisions/0046). */
  noticiaPendiente: record('noticiaPendiente', noticiaSchema),
  programadas: derived('programadas', programadasDocSchema),
  proximos: derived('proximos', proximosDocSchema),
  equipo: record('equipo', equipoSchema),
  competicion: record('competicion', competicionSchema),
  campo: record('campo', campoSchema),
  /** Not every step of it goes to the history: its beginning and its end do (docs/decisions/0018). */
  directo: derived('directo', directoDocSchema),
  imagen: derived('imagen', imagenDocSchema),
  limite: derived('limite', limiteSchema),
  sal: derived('sal', salSchema),
  importacion: derived('importacion', importacionDocSchema),
  cuentas: derived('cuentas', cuentasDocSchema),
  codigo: derived('codigo', codigoSchema),
  esquema: derived('esquema', esquemaSchema),
  inicio: derived('inicio', inicioDocSchema),
  historia: derived('historia', historiaDocSchema),
  aviso: derived('aviso', avisoDocSchema),
  avisoDiario: derived('avisoDiario', avisoDiarioSchema),
  suscripciones: derived('suscripciones', suscripcionesDocSchema),
  suscripcionesTotal: derived('suscripcionesTotal', suscripcionesTotalSchema),
  historial: derived('historial', historialDocSchema),
  historialParte: derived('historial', historialParteSchema),
  idempotencia: derived('idempotencia', idempotenciaSchema),
  historialEntero: derived('historial', enteroSchema),
  idempotenciaEntera: derived('idempotencia', enteroSchema),
} as const;

/** A collection that is read whole or by one equal field; no composite index is ever needed. */
export interface CollectionSpec<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly document: (id: string) => DocumentSpec<T>;
  /** Where not all of a document is read, its fields that are: only for who reads, what is read in part is not written. */
  readonly fields?: readonly string[];
}

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
  noticiasPendientes: collection(documents.noticiaPendiente),
  noticiasPaginas: collection(documents.noticiasPagina),
  imagenes: collection(documents.imagen),
  /** What is known of photos without their bytes. */
  imagenesDatos: {
    path: 'imagenes',
    schema: imagenDatosSchema,
    document: documents.imagen,
    fields: Object.keys(imagenDatosSchema.shape),
  },
  estadisticasEquipo: collection(documents.estadisticasEquipo),
  correcciones: collection(documents.correcciones),
  historial: collection(documents.historialEntero),
  idempotencia: collection(documents.idempotenciaEntera),
  directo: collection(documents.directo),
  avisos: collection(documents.aviso),
  avisosDiario: collection(documents.avisoDiario),
  suscripciones: collection(documents.suscripciones),
} as const;

/** Thrown when a stored document does not fit its schema: a broken invariant, never a refusal. */
class CorruptDocumentError extends Error {
  constructor(path: string, cause: unknown) {
    super(`document ${path} does not fit its schema`, { cause });
    this.name = 'CorruptDocumentError';
  }
}

export function parseDocument<T>(path: string, schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new CorruptDocumentError(path, parsed.error);
  return parsed.data;
}
