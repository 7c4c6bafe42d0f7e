import { callPath, type EndpointResponse, endpoints, type ImageKind } from '@club/shared';
import { type ApiResult, toApiResult, NO_CONNECTION, TIMEOUT_MS } from './call-api';
import { credentialHeaders } from './credential';

export interface Upload {
  readonly tipo: ImageKind;
  readonly id: string;
  readonly image: Blob;
  /** Refuses to replace an existing image: the server then answers 412. */
  readonly isNew?: boolean;
  /** The same for every retry of one upload. */
  readonly idempotencyKey: string;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads an image. Uses XMLHttpRequest because fetch reports no upload progress. */
export async function uploadImage({
  tipo,
  id,
  image,
  isNew = false,
  idempotencyKey,
  onProgress,
}: Upload): Promise<ApiResult<EndpointResponse<typeof endpoints.putImagen>>> {
  const endpoint = endpoints.putImagen;
  const credentials = await credentialHeaders().catch(() => ({}));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, error: NO_CONNECTION });
    request.open(endpoint.method, callPath(endpoint, { tipo, id }));
    request.timeout = TIMEOUT_MS;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', image.type);
    request.setRequestHeader('idempotency-key', idempotencyKey);
    if (isNew) request.setRequestHeader('if-none-match', '*');
    for (const [name, value] of Object.entries(credentials)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      const received = {
        status: request.status,
        readHeader: (name: string) => request.getResponseHeader(name),
        answer: request.response as unknown,
      };
      resolve(toApiResult(endpoint, credentials, received));
    };
    request.send(image);
  });
}
