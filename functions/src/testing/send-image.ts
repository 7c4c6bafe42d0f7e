import { imageMime } from '@club/shared';
import type { RunningApi } from './test-api';

/** Uploads an image as administrator. `path` is its kind and the id of its record: `jugador-perfil/<id>`. */
export const sendImage = (
  { url, tokens }: Pick<RunningApi, 'url' | 'tokens'>,
  path: string,
  bytes: Uint8Array,
  mime: string = imageMime(bytes),
): Promise<Response> =>
  fetch(`${url}/b-api/imagenes/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${tokens.administrador}`, 'content-type': mime },
    body: Buffer.from(bytes),
  });
