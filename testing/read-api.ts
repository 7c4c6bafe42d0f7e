import { API_BASE, type Endpoint, type EndpointResponse } from '@club/shared';
import { runningClub } from './running-club';

/** Anonymous call of the running site's API. */
export async function readApi<E extends Endpoint>(
  endpoint: E,
  id = '',
): Promise<EndpointResponse<E>> {
  const path = endpoint.path.replace(':id', id);
  const response = await fetch(`${runningClub().url}${API_BASE}/${path}`);
  return endpoint.response.parse(await response.json()) as EndpointResponse<E>;
}
