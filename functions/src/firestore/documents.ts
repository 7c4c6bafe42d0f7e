import {
  calendarioDocSchema,
  cambiosDocSchema,
  campoSchema,
  clubDocSchema,
  competicionSchema,
  directoDocSchema,
  equipoEstadisticasDocSchema,
  equipoSchema,
  estadisticasJugadoresDocSchema,
  fechasNacimientoDocSchema,
  firestorePaths,
  huellaImagenSchema,
  idSchema,
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
});

/** Which migrations the stored data has been through (docs/decisions/0021). */
const esquemaSchema = z.object({ version: z.int(), migrado: instantSchema });

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
  fechasNacimiento: () => record(firestorePaths.fechasNacimiento(), fechasNacimientoDocSchema),
  reservas: () => record(firestorePaths.reservas(), reservasDocSchema),
  jugador: (id: string) => record(firestorePaths.jugador(id), jugadorDocSchema),
  partido: (id: string) => record(firestorePaths.partido(id), partidoSchema),
  noticia: (id: string) => record(firestorePaths.noticia(id), noticiaSchema),
  equipo: (id: string) => record(firestorePaths.equipo(id), equipoSchema),
  competicion: (id: string) => record(firestorePaths.competicion(id), competicionSchema),
  campo: (id: string) => record(firestorePaths.campo(id), campoSchema),
  /** Not every step of it goes to the history: its beginning and its end do (docs/decisions/0018). */
  directo: (partidoId: string) => derived(firestorePaths.directo(partidoId), directoDocSchema),
  imagen: (id: string) => derived(firestorePaths.imagen(id), imagenDocSchema),
  limite: (id: string) => derived(firestorePaths.limite(id), limiteSchema),
  sal: () => derived(firestorePaths.sal(), salSchema),
  importacion: () => derived(firestorePaths.importacion(), importacionDocSchema),
  esquema: () => derived(firestorePaths.esquema(), esquemaSchema),
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
}

export const collections = {
  equipos: { path: 'equipos', schema: equipoSchema, document: documents.equipo },
  competiciones: {
    path: 'competiciones',
    schema: competicionSchema,
    document: documents.competicion,
  },
  campos: { path: 'campos', schema: campoSchema, document: documents.campo },
  jugadores: { path: 'jugadores', schema: jugadorDocSchema, document: documents.jugador },
  partidos: { path: 'partidos', schema: partidoSchema, document: documents.partido },
  noticias: { path: 'noticias', schema: noticiaSchema, document: documents.noticia },
  noticiasPaginas: {
    path: 'noticias_paginas',
    schema: noticiasPaginaDocSchema,
    document: documents.noticiasPagina,
  },
  imagenes: { path: 'imagenes', schema: imagenDocSchema, document: documents.imagen },
  estadisticasEquipo: {
    path: 'estadisticas_equipo',
    schema: equipoEstadisticasDocSchema,
    document: documents.estadisticasEquipo,
  },
  estadisticasJugadores: {
    path: 'estadisticas_jugadores',
    schema: estadisticasJugadoresDocSchema,
    document: documents.estadisticasJugadores,
  },
  historial: { path: 'historial', schema: enteroSchema, document: documents.historialEntero },
  idempotencia: {
    path: 'idempotencia',
    schema: enteroSchema,
    document: documents.idempotenciaEntera,
  },
  directo: { path: 'directo', schema: directoDocSchema, document: documents.directo },
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
