import { accept, endpoints } from '@club/shared';
import type { ApiResult } from '../../lib/api/call-api';
import { createServer } from '../touchline/testing/server';
import { ClubServer } from './club-server';
import type { Answer } from './server';

/** A result of the touchline's fake server as an HTTP answer. */
function over<T, Body>(result: ApiResult<T>, bodyOf: (value: T) => Body): Answer<Body> {
  if (result.ok) return accept(bodyOf(result.value));
  const { status, msg, data } = result.error;
  if (status === null) throw new TypeError('fetch failed');
  return { status, body: { success: false, msg, ...(data !== undefined && { data }) } };
}

const written = <T>(data: T) => ({
  success: true as const,
  msg: 'Hecho.',
  _id: 'p1',
  id: 'p1',
  data,
});

/** A club with one match to play, whose live log follows the real server's rules. */
export class BandaServer extends ClubServer {
  readonly banda = createServer();

  constructor() {
    super();
    const { api } = this.banda;
    this.on(endpoints.putDirecto, async ({ id, body, key }) =>
      over(await api.putDirecto(id, body, key), written),
    );
    this.on(endpoints.delDirecto, async ({ id }) => over(await api.delDirecto(id), written));
    this.on(endpoints.fetchDirecto, async ({ id }) =>
      over(await api.fetchDirecto(id), (doc) => doc),
    );
    this.on(endpoints.fetchPartido, async ({ id }) =>
      over(await api.fetchPartido(id), (one) => one),
    );
    this.on(endpoints.updatePartido, async ({ id, body, key }) =>
      over(await api.putActa(id, body, key), written),
    );
  }
}
