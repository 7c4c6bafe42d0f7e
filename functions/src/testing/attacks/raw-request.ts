import http from 'node:http';

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
export function readAnswer(response: http.IncomingMessage): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(chunks).toString(),
      });
    });
  });
}

/** Sends a request that no browser would: `fetch` normalises paths and forbids headers. */
export function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', path, headers = {}, body } = request;
  return new Promise((resolve, reject) => {
    const sent = http.request(
      {
        hostname,
        port,
        method,
        path,
        // A new connection, because a kept-alive one may be closed just when it is reused.
        agent: false,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (response) => {
        readAnswer(response).then(resolve, reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Internals that no response may contain: stack traces, file paths, emails of accounts, names of packages. */
export const LEAKS =
  /\bat .+:\d+:\d+|node_modules|file:\/\/|\/(home|root|tmp|usr|var|workspace)\/|@cd-encina|\b(Zod|Type|Syntax|Range|URI)Error\b|ECONN|firebase-admin|body-parser|-----BEGIN/;
