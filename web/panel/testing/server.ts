import {
  API_BASE,
  checkBody,
  describeRefusal,
  type Endpoint,
  type EndpointBody,
  type EndpointName,
  type EndpointResponse,
  endpoints,
  type Result,
} from '@club/shared';
import { vi } from 'vitest';
import { provideCredentials } from '../../lib/api/credential';
import type { TestAccess } from './access';

/** A request as a handler gets it, with its body parsed. */
interface Call<E extends Endpoint> {
  readonly id: string;
  readonly body: EndpointBody<E>;
  readonly query: URLSearchParams;
}

/** Answer to a call: an accepted value, a refusal, or any status and body. */
export type Answer<T> = Result<T> | { readonly status: number; readonly body: unknown };

type Handler = (call: Call<Endpoint>) => Answer<unknown> | Promise<Answer<unknown>>;

/** A request that the fake server has received. `key` is the idempotency key. */
interface MadeCall {
  readonly name: EndpointName;
  readonly id: string;
  readonly body: unknown;
  readonly key: string;
}

const ALL = Object.entries(endpoints) as readonly [EndpointName, Endpoint][];

/** The endpoint and path parameter of a request. */
function findCall(method: string, path: string) {
  for (const [name, endpoint] of ALL) {
    if (endpoint.method !== method) continue;
    const pattern = endpoint.path.replace('{/}', '/').replace(/:\w+/g, '([^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return { name, endpoint, id: decodeURIComponent(match.at(-1) ?? '') };
  }
  throw new Error(`no call of the catalogue: ${method} ${path}`);
}

/** Fake API behind `fetch`. Requests are parsed by the shared schemas, and the test's answers must satisfy them too. */
export class Server {
  /** `false` simulates a lost connection. */
  isReachable = true;
  readonly calls: MadeCall[] = [];
  readonly #handlers = new Map<Endpoint, Handler>();
  #gate: Promise<void> = Promise.resolve();

  /** Sets the handler of a call. */
  on<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Answer<EndpointResponse<E>> | Promise<Answer<EndpointResponse<E>>>,
  ): void {
    this.#handlers.set(endpoint, handler);
  }

  /** Sets the answer to the next request of a call. Later requests go to the handler again. */
  once<E extends Endpoint>(endpoint: E, answer: Answer<EndpointResponse<E>>): void {
    const before = this.#handlers.get(endpoint);
    this.#handlers.set(endpoint, () => {
      if (before) this.#handlers.set(endpoint, before);
      else this.#handlers.delete(endpoint);
      return answer;
    });
  }

  /** Delays all answers until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** The requests of a call that were made so far. */
  made = (name: EndpointName) => this.calls.filter((call) => call.name === name);

  readonly fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'https://club.example');
    const method = init.method ?? 'GET';
    const { name, endpoint, id } = findCall(method, url.pathname.slice(API_BASE.length + 1));
    if (!this.isReachable) throw new TypeError('fetch failed');
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    this.calls.push({ name, id, body: sent, key });
    await this.#gate;
    const checked = endpoint.body && checkBody(endpoint.body, sent);
    if (checked && !checked.ok) return toResponse(checked);
    const handler = this.#handlers.get(endpoint);
    if (!handler) throw new Error(`no test has said how ${name} is answered`);
    const call = { id, body: checked?.value, query: url.searchParams };
    return toResponse(await handler(call as Call<Endpoint>), endpoint);
  };
}

function toResponse(answer: Answer<unknown>, endpoint?: Endpoint): Response {
  if ('status' in answer) return Response.json(answer.body, { status: answer.status });
  if (!answer.ok) {
    const { status, msg } = describeRefusal(answer.refusal);
    const { data } = answer.refusal;
    return Response.json({ success: false, msg, ...(data !== undefined && { data }) }, { status });
  }
  const body = endpoint ? endpoint.response.parse(answer.value) : answer.value;
  return Response.json(body, { status: endpoint?.status ?? 200 });
}

/** Puts a fake server behind `fetch`. A 401 ends the session. */
export function serve(server: Server, access: TestAccess): void {
  vi.stubGlobal('fetch', server.fetch);
  provideCredentials(() => Promise.resolve({ token: 'un-token' }), access.expire);
}
