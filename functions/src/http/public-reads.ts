import { accept, type Endpoint, type Result } from '@club/shared';
import { API_SPANS, NO_STORE, readQuietUntil, sharedUntil } from '../cache/cache-seconds';
import type { Request, Response } from 'express';
import { createAnswerCache } from '../cache/answer-cache';
import { pack, type Packed, sendPacked } from '../cache/packed';
import type { Services } from '../services';
import type { ReadCall } from './handler';

/** Value of a query parameter, `undefined` if it is missing or given several times. */
export function queryParam({ query }: Request, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
}

/** A public read by a caller without an account. */
interface PublicRead {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: (call: ReadCall) => Promise<Result<unknown>>;
  readonly id: string;
}

interface PublicAnswer {
  readonly packed: Packed;
  readonly quietUntil: number;
}

/** Serves public reads without an account from the response cache (docs/decisions/0026). Refusals are not cached. */
export function createPublicReads(services: Services) {
  const cached = createAnswerCache<Result<PublicAnswer>>(services.db);

  return async (
    { name, endpoint, handler, id }: PublicRead,
    request: Request,
    response: Response,
  ): Promise<Result<null>> => {
    const now = services.now();
    const key = JSON.stringify([name, id]);
    const answer = await cached(key, now, async (reader) => {
      // The key has no query parameters: two different requests would get the same response.
      const query = () => {
        throw new Error(`${name}: a cached read has no query parameters`);
      };
      const call = { reader, services, body: undefined, id, query, isAdmin: false, now };
      const result = await handler(call);
      if (!result.ok) return { value: result };
      const packed = await pack(JSON.stringify(result.value));
      const quietUntil = await readQuietUntil(reader, now);
      return { value: accept({ packed, quietUntil }), bytes: packed.bytes.length };
    });
    if (!answer.ok) return answer;
    // No cache may keep the response to a request with a credential, even an invalid one.
    const hasCredential = request.headers.authorization !== undefined;
    const { packed, quietUntil } = answer.value;
    const cache = hasCredential ? NO_STORE : sharedUntil(quietUntil, now, API_SPANS);
    response.status(endpoint.status).set('Cache-Control', cache).type('json');
    await sendPacked(request, response, packed);
    return accept(null);
  };
}
