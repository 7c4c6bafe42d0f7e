import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';

/** A response as sent, unparsed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  /** Sent unchanged: `..` is not resolved, nothing is escaped. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Reads a whole response. Fails if the connection is cut. */
export const readAnswer = async (response: http.IncomingMessage): Promise<RawAnswer> => ({
  status: response.statusCode ?? 0,
  headers: response.headers,
  text: await text(response),
});

/** Sends a request that no browser would: `fetch` normalises paths and forbids headers. */
export async function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', path, headers = {}, body } = request;
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
  // A new connection, because a kept-alive one may be closed just when it is reused.
  const options = {
    hostname,
    port,
    method,
    path,
    agent: false,
    headers: { ...headers, ...length },
  };
  const sent = http.request(options);
  // A refusal may come before the whole body is sent.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  return readAnswer(response);
}

/** Internals that no response may contain: stack traces, file paths, emails of accounts, names of packages. */
export const LEAKS =
  /\bat .+:\d+:\d+|node_modules|file:\/\/|\/(home|root|tmp|usr|var|workspace)\/|@cd-encina|\b(Zod|Type|Syntax|Range|URI)Error\b|ECONN|firebase-admin|body-parser|-----BEGIN/;
