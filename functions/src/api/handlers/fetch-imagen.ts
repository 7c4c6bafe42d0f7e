import {
  accept,
  imagenId,
  imagenMime,
  imagenUrl,
  isFotoNoticia,
  refuse,
  type Result,
  type TipoImagen,
} from '@club/shared';
import type { Response } from 'express';
import { documents, type ImagenDatos } from '../../firestore/documents';
import { createReader } from '../../firestore/reader';
import { checkSesion } from '../../firestore/sesion';
import { identifyCaller } from '../../http/authorize';
import type { ServiceCall } from '../../http/handler';
import { hasKept, PEOPLE_CACHE } from '../../http/people-cache';
import { findImagen, readImagenDatos } from '../../operaciones/imagenes/imagenes';
import { keptBytesOf } from '../../cache/kept-bytes';

/** Without version in the address: asked again after a minute, so that a new portrait is seen then. */
const CACHE_SHORT = 'public, max-age=60, s-maxage=60';
const NEVER = 'no-store';

const NOT_SHOWN = refuse('no-encontrado', 'esa imagen');

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
  const kept = keptBytesOf(services);
  const known = kept.get(huella);
  if (known) return accept(known);
  const imagen = await findImagen(createReader(services.db), tipo, id);
  if (!imagen.ok || !(await isShownTo(call, imagen.value))) return NOT_SHOWN;
  // It was replaced while it was being read.
  if (imagen.value.huella !== huella) return accept(imagen.value);
  kept.put(huella, imagen.value.bytes);
  return accept(imagen.value.bytes);
}

/**
 * Sends a photo that may be shown now. That is asked of the store each time, by whatever address: one that is hidden or
 * deleted is gone from every instance at once, and an address of an earlier one leads to the present one (0028).
 */
export async function fetchImagen(
  call: ServiceCall<unknown>,
  { tipo, id }: { readonly tipo: TipoImagen; readonly id: string },
): Promise<Result<unknown>> {
  const { services, request, response } = call;
  const datos = await readImagenDatos(services.db, imagenId(tipo, id));
  if (!datos || !(await isShownTo(call, datos))) return NOT_SHOWN;
  const { v: version } = request.query;
  if (version !== undefined && version !== datos.huella) return redirect(response, datos);
  const etag = `"${datos.huella}"`;
  const isKept = hasKept(request, etag);
  const bytes = isKept ? accept(null) : await readBytes(call, datos);
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
}
