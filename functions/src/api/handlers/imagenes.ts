import {
  accept,
  type EndpointResponse,
  type endpoints,
  type ImagenGuardada,
  idSchema,
  imagenId,
  imagenMime,
  imagenUrl,
  isFotoNoticia,
  mapOk,
  refuse,
  type Result,
  TIPOS_IMAGEN,
  type TipoImagen,
} from '@club/shared';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { PEOPLE_CACHE } from '../../cache/cache-seconds';
import { hasKept } from '../../cache/packed';
import { documents, type ImagenDatos, type ImagenDoc } from '../../firestore/documents';
import { createReader } from '../../firestore/reader';
import { runOperation } from '../../firestore/run-operation';
import { checkSesion } from '../../firestore/sesion';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { identifyCaller } from '../../http/authorize';
import type { Handlers, ServiceCall } from '../../http/handler';
import {
  deleteImagen,
  findImagen,
  putImagen,
  readImagenDatos,
} from '../../operaciones/imagenes/imagenes';

/** Without version in the address: asked again after a minute, so that a new portrait is seen then. */
const CACHE_SHORT = 'public, max-age=60, s-maxage=60';
const NEVER = 'no-store';

/** Photos that one instance keeps at most: a squad's portraits and then some, of the 512 MiB it has. */
const KEPT_LIMITS = { maxSize: 16 * 1024 * 1024 };

/** Bytes of the photos asked for last, by digest, for each instance; whether they may be shown is not known here. */
const keptPhotos = new WeakMap<object, LRUCache<string, Uint8Array>>();

const NOT_SHOWN = refuse('no-encontrado', 'esa imagen');

/** What an image belongs to, from the path; nothing is there under a kind or id that cannot be. */
function target({ request }: ServiceCall<unknown>): Result<{ tipo: TipoImagen; id: string }> {
  const { tipo: given, id } = request.params;
  const tipo = TIPOS_IMAGEN.find((known) => known === given);
  const parsed = idSchema.safeParse(id);
  return tipo && parsed.success ? accept({ tipo, id: parsed.data }) : NOT_SHOWN;
}

function redirect(response: Response, { tipo, registro_id: id, huella }: ImagenDatos) {
  response.set('Cache-Control', NEVER).redirect(302, imagenUrl(tipo, id, huella));
  return accept(null);
}

async function isAdministrador({ services, request }: ServiceCall<unknown>): Promise<boolean> {
  const asked = { kind: 'read', permiso: 'administrador' } as const;
  const caller = await identifyCaller(services.auth, request.headers, asked);
  if (!caller.ok) return false;
  const { sesion } = caller.value;
  const cuentas = await createReader(services.db).read(documents.cuentas());
  return sesion === undefined || checkSesion(cuentas, sesion).ok;
}

/** Whether who asks may see a photo: one of news that are not published yet is shown to administrators. */
const isShownTo = async (
  call: ServiceCall<unknown>,
  { tipo, oculta }: Pick<ImagenDatos, 'tipo' | 'oculta'>,
): Promise<boolean> => !oculta || (isFotoNoticia(tipo) && (await isAdministrador(call)));

/** The bytes of a photo, as long as it is still the one that is shown. */
async function readBytes(
  call: ServiceCall<unknown>,
  { tipo, registro_id: id, huella }: ImagenDatos,
): Promise<Result<Uint8Array | ImagenDatos>> {
  const { services } = call;
  const kept = keptPhotos.get(services) ?? new LRUCache<string, Uint8Array>(KEPT_LIMITS);
  keptPhotos.set(services, kept);
  const known = kept.get(huella);
  if (known) return accept(known);
  const imagen = await findImagen(createReader(services.db), tipo, id);
  if (!imagen.ok || !(await isShownTo(call, imagen.value))) return NOT_SHOWN;
  // It was replaced while it was being read.
  if (imagen.value.huella !== huella) return accept(imagen.value);
  kept.set(huella, imagen.value.bytes, { size: imagen.value.bytes.byteLength });
  return accept(imagen.value.bytes);
}

const present = (imagen: ImagenDoc): ImagenGuardada => ({
  tipo: imagen.tipo,
  registro_id: imagen.registro_id,
  url: imagenUrl(imagen.tipo, imagen.registro_id, imagen.huella),
  ancho: imagen.ancho,
  alto: imagen.alto,
  bytes: imagen.bytes.byteLength,
  huella: imagen.huella,
});

type ImagenAnswer = EndpointResponse<typeof endpoints.putImagen>;

/** Does a write on one image, in one transaction with the record that it belongs to. */
async function write(
  call: ServiceCall<unknown>,
  msg: string,
  work: (uow: UnitOfWork, tipo: TipoImagen, id: string) => Promise<Result<ImagenDoc>>,
): Promise<Result<ImagenAnswer>> {
  const found = target(call);
  if (!found.ok) return found;
  const { tipo, id } = found.value;
  const { services, stamp, idempotency } = call;
  const done = runOperation(services.db, stamp, idempotency, (uow) =>
    mapOk(work(uow, tipo, id), (imagen) => {
      const body: ImagenAnswer = { success: true, msg, _id: id, id, data: present(imagen) };
      return { status: 200, body };
    }),
  );
  return mapOk(done, ({ body }) => body as ImagenAnswer);
}

/** Whether an image is sent as a new one, which replaces none: `If-None-Match: *` (RFC 9110, 13.1.2). */
const isNueva = ({ request }: ServiceCall<unknown>) => request.header('if-none-match') === '*';

/** Photos, crests and logos: bytes in Firestore, checked by content (docs/decisions/0012). */
export const imagenesHandlers = {
  putImagen: async (call) => {
    const mime = imagenMime(call.body);
    const enviada = { bytes: call.body, isNueva: isNueva(call) };
    return call.request.is(mime) === false
      ? refuse(
          'imagen-invalida',
          `es ${mime === 'image/png' ? 'un PNG' : 'un JPEG'} y se ha enviado como otra cosa`,
        )
      : write(call, 'imagen guardada!', (uow, tipo, id) =>
          putImagen(uow, tipo, id, enviada, call.stamp.ahora),
        );
  },
  delImagen: (call) =>
    write(call, 'imagen borrada!', (uow, tipo, id) =>
      deleteImagen(uow, tipo, id, call.stamp.ahora),
    ),
  /** Sends a photo that may be shown now, asked of the store each time; the address of an earlier one leads to this one (0028). */
  fetchImagen: async (call) => {
    const { services, request, response } = call;
    const found = target(call);
    if (!found.ok) return found;
    const datos = await readImagenDatos(services.db, imagenId(found.value.tipo, found.value.id));
    if (!datos || !(await isShownTo(call, datos))) return NOT_SHOWN;
    const { v: version } = request.query;
    if (version !== undefined && version !== datos.huella) return redirect(response, datos);
    const etag = `"${datos.huella}"`;
    const bytes = hasKept(request, etag) ? accept(null) : await readBytes(call, datos);
    if (!bytes.ok) return bytes;
    if (bytes.value && !(bytes.value instanceof Uint8Array)) return redirect(response, bytes.value);
    const shared = version === undefined ? CACHE_SHORT : PEOPLE_CACHE;
    response.set({
      'Cache-Control': request.headers.authorization === undefined ? shared : NEVER,
      'Content-Security-Policy': "default-src 'none'",
      ETag: etag,
    });
    if (!bytes.value) response.status(304).end();
    else response.status(200).type(imagenMime(bytes.value)).send(Buffer.from(bytes.value));
    return accept(null);
  },
} satisfies Partial<Handlers>;
