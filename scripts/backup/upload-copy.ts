import {
  type ClubCopy,
  ClubCopyError,
  type EndpointResponse,
  endpoints,
  type Progress,
  sendClub,
} from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { UserError } from '../platform/user-error';

export type Uploaded = EndpointResponse<typeof endpoints.importarClub>['data']['cargado'];

/** The club is checked and written in one request, which may be slow. */
const CLUB_TIMEOUT_MS = 180_000;

/** Loads a copy into an empty club, part by part. Continues an interrupted import of the same copy. */
export async function uploadCopy(
  api: ApiClient,
  copy: ClubCopy,
  onProgress?: (progress: Progress) => void,
): Promise<Uploaded> {
  try {
    const { cargado } = await sendClub(copy, {
      sendClub: async (body) =>
        (await api.call(endpoints.importarClub, { body, timeoutMs: CLUB_TIMEOUT_MS })).data,
      sendPhotos: (body) => api.call(endpoints.importarFotos, { body }),
      ...(onProgress && { onProgress }),
    });
    return cargado;
  } catch (error) {
    throw error instanceof ClubCopyError ? new UserError(error.message) : error;
  }
}
