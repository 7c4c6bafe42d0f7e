import {
  accept,
  type StoredImage,
  idSchema,
  imageId,
  imageMime,
  imageUrl,
  isEmblem,
  isNoticiaPhoto,
  mapOk,
  pick,
  refuse,
  type Result,
  IMAGE_KINDS,
  type ImageKind,
} from '@club/shared';
import { NO_STORE, VERSIONED_CACHE } from '../../cache/cache-seconds';
import { isNotModified } from '../../cache/packed';
import { collections, documents, type ImageDoc } from '../../store/documents';
import { runOperation } from '../../store/run-operation';
import { checkSession } from '../../store/session';
import type { UnitOfWork } from '../../store/unit-of-work';
import { identifyCaller } from '../../http/authorize';
import { type Handlers, type ServiceCall, written } from '../../http/handler';
import { deleteImage, putImage } from '../../operations/images/images';

/** `Cache-Control` for URLs without a version: one minute, so that a new portrait appears soon. */
const UNVERSIONED_CACHE = 'public, max-age=60, s-maxage=60';

const NOT_SHOWN = refuse('no-encontrado', 'esa imagen');

/** Kind and id of an image from the path. Invalid ones are not found. */
function readTarget({ request }: ServiceCall<unknown>): Result<{ tipo: ImageKind; id: string }> {
  const { tipo: given, id } = request.params;
  const tipo = IMAGE_KINDS.find((known) => known === given);
  const parsed = idSchema.safeParse(id);
  return tipo && parsed.success ? accept({ tipo, id: parsed.data }) : NOT_SHOWN;
}

async function isAdmin({ services, reader, request }: ServiceCall<unknown>): Promise<boolean> {
  const adminRead = { kind: 'read', permiso: 'administrador' } as const;
  const caller = await identifyCaller(services.auth, request.headers, adminRead);
  if (!caller.ok) return false;
  const { session } = caller.value;
  const accounts = await reader.read(documents.cuentas());
  return session !== undefined && checkSession(accounts, session).ok;
}

/** Whether the caller may see an image. If hidden, news photos are for administrators, all others for nobody. */
const isShownTo = async (
  call: ServiceCall<unknown>,
  { tipo, oculta }: Pick<ImageDoc, 'tipo' | 'oculta'>,
): Promise<boolean> => !oculta || (isNoticiaPhoto(tipo) && (await isAdmin(call)));

const toEtag = ({ huella }: Pick<ImageDoc, 'huella'>) => `"${huella}"`;

/** An image, without its bytes if the client has them already, or asks only for the headers of a photo. */
async function readImage(
  { reader, request }: ServiceCall<unknown>,
  tipo: ImageKind,
  id: string,
): Promise<(Omit<ImageDoc, 'bytes'> & { readonly bytes?: ImageDoc['bytes'] }) | undefined> {
  // All photos are JPEG. The type of a crest or logo is in its bytes.
  const isPhotoHead = request.method === 'HEAD' && !isEmblem(tipo);
  if (isPhotoHead || request.headers['if-none-match'] !== undefined) {
    const filter = { field: '_id', value: imageId(tipo, id) };
    const [image] = await reader.list(collections.imagesWithoutBytes, filter);
    const isEnough =
      !image || isNotModified(request, toEtag(image)) || (isPhotoHead && image.peso !== undefined);
    if (isEnough) return image;
  }
  return reader.read(documents.imagen(imageId(tipo, id)));
}

const toStoredImage = (image: ImageDoc): StoredImage => ({
  ...pick(image, 'tipo', 'registro_id', 'ancho', 'alto', 'huella'),
  url: imageUrl(image.tipo, image.registro_id, image.huella),
  bytes: image.bytes.byteLength,
});

/** Changes the image that the path names, and its record, in one transaction. */
async function writeImage(
  call: ServiceCall<unknown>,
  msg: string,
  work: (uow: UnitOfWork, tipo: ImageKind, id: string) => Promise<Result<ImageDoc>>,
) {
  const found = readTarget(call);
  if (!found.ok) return found;
  const { tipo, id } = found.value;
  const { services, stamp, idempotency } = call;
  const done = runOperation(services.db, stamp, idempotency, (uow) =>
    written(id, msg, mapOk(work(uow, tipo, id), toStoredImage)),
  );
  return mapOk(done, ({ body }) => body);
}

/** Photos, crests and logos: bytes in Firestore, checked by content (docs/decisions/0011). */
export const imagesHandlers = {
  putImagen: async (call) => {
    const mime = imageMime(call.body);
    // `If-None-Match: *` (RFC 9110, 13.1.2): the image must not replace an existing one.
    const sent = { bytes: call.body, mustBeNew: call.request.header('if-none-match') === '*' };
    if (call.request.is(mime) === false) {
      const kind = mime === 'image/png' ? 'un PNG' : 'un JPEG';
      return refuse('imagen-invalida', `es ${kind} y se ha enviado como otra cosa`);
    }
    return writeImage(call, 'imagen guardada!', (uow, tipo, id) => putImage(uow, tipo, id, sent));
  },
  delImagen: (call) => writeImage(call, 'imagen borrada!', deleteImage),
  /** Sends an image if the caller may see it. URLs of earlier versions redirect (0025). */
  fetchImagen: async (call) => {
    const { request, response } = call;
    const found = readTarget(call);
    if (!found.ok) return found;
    const { tipo, id } = found.value;
    const stored = await readImage(call, tipo, id);
    if (!stored || !(await isShownTo(call, stored))) return NOT_SHOWN;
    const { huella, bytes, peso } = stored;
    const { v: version } = request.query;
    if (version !== undefined && version !== huella) {
      response.set('Cache-Control', NO_STORE).redirect(302, imageUrl(tipo, id, huella));
      return accept(null);
    }
    const publicCache = version === undefined ? UNVERSIONED_CACHE : VERSIONED_CACHE;
    response.set({
      'Cache-Control': request.headers.authorization === undefined ? publicCache : NO_STORE,
      'Content-Security-Policy': "default-src 'none'",
      ETag: toEtag(stored),
    });
    if (isNotModified(request, toEtag(stored))) response.status(304).end();
    else if (bytes) response.status(200).type(imageMime(bytes)).send(Buffer.from(bytes));
    else response.status(200).type('image/jpeg').set('Content-Length', String(peso)).end();
    return accept(null);
  },
} satisfies Partial<Handlers>;
