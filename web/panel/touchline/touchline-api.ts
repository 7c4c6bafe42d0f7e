import {
  type UpdatePartido,
  type LiveMatchDoc,
  endpoints,
  type Partido,
  type Step,
} from '@club/shared';
import { type ApiResult, callApi } from '../../lib/api/call-api';

/** API calls of the touchline. Tests pass a fake. */
export interface TouchlineApi {
  readonly putDirecto: (
    id: string,
    body: { readonly version: number; readonly pasos: Step[] },
    idempotencyKey: string,
  ) => Promise<ApiResult<LiveMatchDoc>>;
  readonly delDirecto: (id: string) => Promise<ApiResult<LiveMatchDoc | null>>;
  readonly fetchDirecto: (id: string) => Promise<ApiResult<LiveMatchDoc>>;
  readonly fetchPartido: (id: string) => Promise<ApiResult<Partido>>;
  readonly putActa: (
    id: string,
    body: UpdatePartido,
    idempotencyKey: string,
  ) => Promise<ApiResult<Partido>>;
}

const dataOf = <T>(result: ApiResult<{ readonly data: T }>): ApiResult<T> =>
  result.ok ? { ...result, value: result.value.data } : result;

export const touchlineApi: TouchlineApi = {
  putDirecto: async (id, body, idempotencyKey) =>
    dataOf(await callApi(endpoints.putDirecto, { id, body, idempotencyKey })),
  delDirecto: async (id) => dataOf(await callApi(endpoints.delDirecto, { id })),
  fetchDirecto: (id) => callApi(endpoints.fetchDirecto, { id }),
  fetchPartido: (id) => callApi(endpoints.fetchPartido, { id }),
  putActa: async (id, body, idempotencyKey) =>
    dataOf(await callApi(endpoints.updatePartido, { id, body, idempotencyKey })),
};
