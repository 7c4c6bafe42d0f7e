import {
  accept,
  type EndpointResponse,
  type endpoints,
  type StoredImage,
  idSchema,
  imageId,
  imageMime,
  imageUrl,
  isNoticiaPhoto,
  mapOk,
  pick,
  refuse,
  type Result,
  IMAGE_KINDS,
  type ImageKind,
} from '@club/shared';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { NO_STORE, VERSIONED_CACHE } from '../../cache/cache-seconds';
import { hasKept } from '../../cache/packed';
import { documents, type ImageInfo, type ImageDoc } from '../../store/documents';
import { createReader } from '../../store/reader';
import { runOperation } from '../../store/run-operation';
import { checkSession } from '../../store/session';
import type { UnitOfWork } from '../../store/unit-of-work';
import { identifyCaller } from '../../http/authorize';
import type { Handlers, ServiceCall } from '../../http/handler';
import { deleteImage, findImage, putImage, readImageInfo } from '../../operations/images/images';

/** `Cache-Control` for URLs without a version: one minute, so that a new portrait appears soon. */
const UNVERSIONED_CACHE = 'public, max-age=60, s-maxage=60';

/** Maximum bytes of photos in memory per instance, which has 512 MiB. A squad's portraits need less. */
const KEPT_LIMITS = { maxSize: 16 * 1024 * 1024 };

/** Bytes of recently requested photos by digest, for each instance. Whether they may be shown is checked separately. */
const keptPhotos = new WeakMap<object, LRUCache<string, Uint8Array>>();

const NOT_SHOWN = refuse('no-encontrado', 'esa imagen');

/** Kind and id of an image from the path. Invalid ones are not found. */
function target({ request }: ServiceCall<unknown>): Result<{ tipo: ImageKind; id: string }> {
  const { tipo: given, id } = request.params;
  const tipo = IMAGE_KINDS.find((known) => known === given);
  const parsed = idSchema.safeParse(id);
  return tipo && parsed.success ? accept({ tipo, id: parsed.data }) : NOT_SHOWN;
}

function redirect(response: Response, { tipo, registro_id: id, huella }: ImageInfo) {
  response.set('Cache-Control', NO_STORE).redirect(302, imageUrl(tipo, id, huella));
  return accept(null);
}

async function isAdmin({ services, request }: ServiceCall<unknown>): Promise<boolean> {
  const adminRead = { kind: 'read', permiso: 'administrador' } as const;
  const caller = await identifyCaller(services.auth, request.headers, adminRead);
  if (!caller.ok) return false;
  const { session } = caller.value;
  const accounts = await createReader(services.db).read(documents.cuentas());
  return session === undefined || checkSession(accounts, session).ok;
}

/** Whether the caller may see a photo. Those of unpublished news are for administrators only. */
const isShownTo = async (
  call: ServiceCall<unknown>,
  { tipo, oculta }: Pick<ImageInfo, 'tipo' | 'oculta'>,
): Promise<boolean> => !oculta || (isNoticiaPhoto(tipo) && (await isAdmin(call)));

/** The bytes of a photo or, if it has been replaced meanwhile, the document of its successor. */
async function readBytes(call: ServiceCall<unknown>, { tipo, registro_id: id, huella }: ImageInfo) {
  const { services } = call;
  const kept = keptPhotos.get(services) ?? new LRUCache<string, Uint8Array>(KEPT_LIMITS);
  keptPhotos.set(services, kept);
  const known = kept.get(huella);
  if (known) return accept(known);
  const image = await findImage(createReader(services.db), tipo, id);
  if (!image.ok || !(await isShownTo(call, image.value))) return NOT_SHOWN;
  if (image.value.huella !== huella) return accept(image.value);
  kept.set(huella, image.value.bytes, { size: image.value.bytes.byteLength });
  return accept(image.value.bytes);
}

const present = (image: ImageDoc): StoredImage => ({
  ...pick(image, 'tipo', 'registro_id', 'ancho', 'alto', 'huella'),
  url: imageUrl(image.tipo, image.registro_id, image.huella),
  bytes: image.bytes.byteLength,
});

type ImageAnswer = EndpointResponse<typeof endpoints.putImagen>;

/** Changes the image in the path of a call, and its record, in one transaction. */
async function writeImage(
  call: ServiceCall<unknown>,
  msg: string,
  work: (uow: UnitOfWork, tipo: ImageKind, id: string) => Promise<Result<ImageDoc>>,
): Promise<Result<ImageAnswer>> {
  const found = target(call);
  if (!found.ok) return found;
  const { tipo, id } = found.value;
  const { services, stamp, idempotency } = call;
  const done = runOperation(services.db, stamp, idempotency, (uow) =>
    mapOk(work(uow, tipo, id), (image): ImageAnswer => ({
      success: true,
      msg,
      _id: id,
      id,
      data: present(image),
    })),
  );
  return mapOk(done, ({ body }) => body);
}

/** Photos, crests and logos: bytes in Firestore, checked by content (docs/decisions/0011). */
export const imagesHandlers = {
  putImagen: async (call) => {
    const mime = imageMime(call.body);
    // `If-None-Match: *` (RFC 9110, 13.1.2): the image must not replace an existing one.
    const sent = { bytes: call.body, isNew: call.request.header('if-none-match') === '*' };
    if (call.request.is(mime) === false) {
      const kind = mime === 'image/png' ? 'un PNG' : 'un JPEG';
      return refuse('imagen-invalida', `es ${kind} y se ha enviado como otra cosa`);
    }
    return writeImage(call, 'imagen guardada!', (uow, tipo, id) => putImage(uow, tipo, id, sent));
  },
  delImagen: (call) =>
    writeImage(call, 'imagen borrada!', (uow, tipo, id) => deleteImage(uow, tipo, id)),
  /** Sends a photo after checking that it may be shown. URLs of earlier versions redirect (0025). */
  fetchImagen: async (call) => {
    const { services, request, response } = call;
    const found = target(call);
    if (!found.ok) return found;
    const info = await readImageInfo(services.db, imageId(found.value.tipo, found.value.id));
    if (!info || !(await isShownTo(call, info))) return NOT_SHOWN;
    const { v: version } = request.query;
    if (version !== undefined && version !== info.huella) return redirect(response, info);
    const etag = `"${info.huella}"`;
    const read = hasKept(request, etag) ? accept(null) : await readBytes(call, info);
    if (!read.ok) return read;
    const bytes = read.value;
    if (bytes && 'huella' in bytes) return redirect(response, bytes);
    const shared = version === undefined ? UNVERSIONED_CACHE : VERSIONED_CACHE;
    response.set({
      'Cache-Control': request.headers.authorization === undefined ? shared : NO_STORE,
      'Content-Security-Policy': "default-src 'none'",
      ETag: etag,
    });
    if (!bytes) response.status(304).end();
    else response.status(200).type(imageMime(bytes)).send(Buffer.from(bytes));
    return accept(null);
  },
} satisfies Partial<Handlers>;
