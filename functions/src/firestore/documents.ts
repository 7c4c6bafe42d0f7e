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

const record = <T>(path: string, schema: z.ZodType<T>): DocumentSpec<T> => ({
  path,
  schema,
  isRecord: true,
});
const derived = <T>(path: string, schema: z.ZodType<T>): DocumentSpec<T> => ({
  path,
  schema,
  isRecord: false,
});

/** An answer that was already given under an `Idempotency-Key`. */
const idempotenciaSchema = z.object({
  huella: z.string(),
  status: z.int(),
  body: z.unknown(),
  expira: z.unknown(),
});

/**
 * An uploaded photo with its bytes: at most 400 KB, within Firestore's 1 MiB a document. Its earlier versions are not
 * kept: a photo that somebody wants removed is gone.
 */
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

/** What is known of a photo without its bytes, which are most of it. */
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
  /** Grows with each change. */
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

/** Every document of the product, by what it is. */
export const documents = {
  club: () => record(firestorePaths.club(), clubDocSchema),
  portada: () => derived(firestorePaths.portada(), portadaDocSchema),
  noticias: () => derived(firestorePaths.noticias(), noticiasDocSchema),
  noticiasPagina: (paginaId: string) =>
    derived(firestorePaths.noticiasPagina(paginaId), noticiasPaginaDocSchema),
  plantilla: () => derived(firestorePaths.plantilla(), plantillaDocSchema),
  cambios: () => derived(firestorePaths.cambios(), cambiosDocSchema),
  calendario: (temporadaId: string) =>
    derived(firestorePaths.calendario(temporadaId), calendarioDocSchema),
  estadisticasEquipo: (temporadaId: string) =>
    derived(firestorePaths.estadisticasEquipo(temporadaId), equipoEstadisticasDocSchema),
  estadisticasJugadores: (temporadaId: string) =>
    derived(firestorePaths.estadisticasJugadores(temporadaId), estadisticasJugadoresDocSchema),
  correcciones: (temporadaId: string) =>
    record(firestorePaths.correcciones(temporadaId), correctionsDocSchema),
  fechasNacimiento: () => record(firestorePaths.fechasNacimiento(), fechasNacimientoDocSchema),
  reservas: () => record(firestorePaths.reservas(), reservasDocSchema),
  jugador: (id: string) => record(firestorePaths.jugador(id), jugadorDocSchema),
  partido: (id: string) => record(firestorePaths.partido(id), partidoSchema),
  noticia: (id: string) => record(firestorePaths.noticia(id), noticiaSchema),
  /** One that is not published: where no rule lets anybody look (docs/decisions/0046). */
  noticiaPendiente: (id: string) => record(firestorePaths.noticiaPendiente(id), noticiaSchema),
  programadas: () => derived(firestorePaths.programadas(), programadasDocSchema),
  proximos: () => derived(firestorePaths.proximos(), proximosDocSchema),
  equipo: (id: string) => record(firestorePaths.equipo(id), equipoSchema),
  competicion: (id: string) => record(firestorePaths.competicion(id), competicionSchema),
  campo: (id: string) => record(firestorePaths.campo(id), campoSchema),
  /** Not every step of it goes to the history: its beginning and its end do (docs/decisions/0018). */
  directo: (partidoId: string) => derived(firestorePaths.directo(partidoId), directoDocSchema),
  imagen: (id: string) => derived(firestorePaths.imagen(id), imagenDocSchema),
  limite: (id: string) => derived(firestorePaths.limite(id), limiteSchema),
  sal: () => derived(firestorePaths.sal(), salSchema),
  importacion: () => derived(firestorePaths.importacion(), importacionDocSchema),
  cuentas: () => derived(firestorePaths.cuentas(), cuentasDocSchema),
  codigo: (huella: string) => derived(firestorePaths.codigo(huella), codigoSchema),
  esquema: () => derived(firestorePaths.esquema(), esquemaSchema),
  inicio: () => derived(firestorePaths.inicio(), inicioDocSchema),
  historia: () => derived(firestorePaths.historia(), historiaDocSchema),
  aviso: (id: string) => derived(firestorePaths.aviso(id), avisoDocSchema),
  avisoDiario: (id: string) => derived(firestorePaths.avisoDiario(id), avisoDiarioSchema),
  suscripciones: (lote: string) =>
    derived(firestorePaths.suscripciones(lote), suscripcionesDocSchema),
  suscripcionesTotal: () => derived(firestorePaths.suscripcionesTotal(), suscripcionesTotalSchema),
  historial: (operacionId: string) =>
    derived(firestorePaths.historial(operacionId), historialDocSchema),
  historialParte: (parteId: string) =>
    derived(firestorePaths.historial(parteId), historialParteSchema),
  idempotencia: (id: string) => derived(firestorePaths.idempotencia(id), idempotenciaSchema),
  historialEntero: (id: string) => derived(firestorePaths.historial(id), enteroSchema),
  idempotenciaEntera: (id: string) => derived(firestorePaths.idempotencia(id), enteroSchema),
} as const;

/** A collection that is read whole or by one equal field; no composite index is ever needed. */
export interface CollectionSpec<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly document: (id: string) => DocumentSpec<T>;
  /** Where not all of a document is read, its fields that are: only for who reads, what is read in part is not written. */
  readonly fields?: readonly string[];
}

const collection = <T>(
  path: string,
  schema: z.ZodType<T>,
  document: (id: string) => DocumentSpec<T>,
): CollectionSpec<T> => ({ path, schema, document });

export const collections = {
  equipos: collection('equipos', equipoSchema, documents.equipo),
  competiciones: collection('competiciones', competicionSchema, documents.competicion),
  campos: collection('campos', campoSchema, documents.campo),
  jugadores: collection('jugadores', jugadorDocSchema, documents.jugador),
  partidos: collection('partidos', partidoSchema, documents.partido),
  noticias: collection('noticias', noticiaSchema, documents.noticia),
  noticiasPendientes: collection('noticias_pendientes', noticiaSchema, documents.noticiaPendiente),
  noticiasPaginas: collection(
    'noticias_paginas',
    noticiasPaginaDocSchema,
    documents.noticiasPagina,
  ),
  imagenes: collection('imagenes', imagenDocSchema, documents.imagen),
  /** What is known of photos without their bytes. */
  imagenesDatos: {
    path: 'imagenes',
    schema: imagenDatosSchema,
    document: documents.imagen,
    fields: Object.keys(imagenDatosSchema.shape),
  },
  estadisticasEquipo: collection(
    'estadisticas_equipo',
    equipoEstadisticasDocSchema,
    documents.estadisticasEquipo,
  ),
  correcciones: collection('correcciones', correctionsDocSchema, documents.correcciones),
  historial: collection('historial', enteroSchema, documents.historialEntero),
  idempotencia: collection('idempotencia', enteroSchema, documents.idempotenciaEntera),
  directo: collection('directo', directoDocSchema, documents.directo),
  avisos: collection('avisos', avisoDocSchema, documents.aviso),
  avisosDiario: collection('avisos_diario', avisoDiarioSchema, documents.avisoDiario),
  suscripciones: collection('suscripciones', suscripcionesDocSchema, documents.suscripciones),
} as const;

/** Thrown when a stored document does not fit its schema: a broken invariant, never a refusal. */
class CorruptDocumentError extends Error {
  constructor(path: string, cause: unknown) {
    super(`document ${path} does not fit its schema`, { cause });
    this.name = 'CorruptDocumentError';
  }
}

/** The parsed content of a document. */
export function parseDocument<T>(path: string, schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new CorruptDocumentError(path, parsed.error);
  return parsed.data;
}
