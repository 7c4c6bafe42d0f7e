import { type EndpointInput, endpoints, type UpdatePartido } from '@club/shared';
import { type ApiResult, callApi } from '../../lib/api/call-api';

const dataOf = <T>(result: ApiResult<{ readonly data: T }>): ApiResult<T> =>
  result.ok ? { ...result, value: result.value.data } : result;

/** API calls of the touchline. */
export const touchlineApi = {
  putDirecto: async (
    id: string,
    body: EndpointInput<typeof endpoints.putDirecto>,
    idempotencyKey: string,
  ) => dataOf(await callApi(endpoints.putDirecto, { id, body, idempotencyKey })),
  delDirecto: async (id: string) => dataOf(await callApi(endpoints.delDirecto, { id })),
  fetchDirecto: (id: string) => callApi(endpoints.fetchDirecto, { id }),
  fetchPartido: (id: string) => callApi(endpoints.fetchPartido, { id }),
  putActa: async (id: string, body: UpdatePartido, idempotencyKey: string) =>
    dataOf(await callApi(endpoints.updatePartido, { id, body, idempotencyKey })),
};

/** The calls' types. Tests pass a fake. */
export type TouchlineApi = typeof touchlineApi;
