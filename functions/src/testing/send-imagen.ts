import { imagenMime } from '@club/shared';
import type { RunningApi } from './test-api';

/** Uploads a picture as the administrator, under the path of its record (`noticia/<id>`); gives the answer, whatever it is. */
export const sendImagen = (
  { url, tokens }: Pick<RunningApi, 'url' | 'tokens'>,
  path: string,
  bytes: Uint8Array,
  mime: string = imagenMime(bytes),
): Promise<Response> =>
  fetch(`${url}/b-api/imagenes/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${tokens.administrador}`, 'content-type': mime },
    body: Buffer.from(bytes),
  });
