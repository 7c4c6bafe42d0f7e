import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

/** gRPC status code (https://grpc.github.io/grpc/core/md_doc_statuscodes.html). */
const GRPC_ABORTED = '10';

/** Faults between the functions and Firestore. All can be changed at any time. */
interface Faults {
  /** Number of next commits answered with ABORTED without reaching the store. */
  abortCommits: number;
  /** Number of next commits whose connection is cut before they reach the store. */
  cutBeforeCommit: number;
  /** Number of next commits that reach the store, but whose response is lost. */
  cutAfterCommit: number;
  /** Delay of every request, milliseconds. */
  delayMs: number;
}

const isCommit = (path: unknown) => String(path).endsWith('/Commit');

/** Calls that may begin a transaction, with the protobuf tag of its id in their response. */
const TRANSACTION_TAGS: Readonly<Record<string, number>> = {
  BatchGetDocuments: 0x1a,
  RunQuery: 0x12,
  BeginTransaction: 0x0a,
};
/** Bytes before each gRPC message: compression flag and length. */
const FRAME_BYTES = 5;

/** Body of the request that rolls back the transaction begun by a call, from the start of the call's response. */
function rollbackBody(path: string, response: Buffer): string | undefined {
  const [tag, length] = response.subarray(FRAME_BYTES);
  if (length === undefined || tag !== TRANSACTION_TAGS[path.split('/').at(-1) ?? ''])
    return undefined;
  const id = response.subarray(FRAME_BYTES + 2, FRAME_BYTES + 2 + length);
  return JSON.stringify({ transaction: id.toString('base64') });
}

/** Headers to forward: all but HTTP/2's pseudo-headers, of which only the status is kept. */
function forwardedHeaders(headers: http2.IncomingHttpHeaders): http2.OutgoingHttpHeaders {
  const { ':status': status, ...others } = headers;
  const names = Object.entries(others).filter(([name]) => !name.startsWith(':'));
  return { ...(status !== undefined && { ':status': status }), ...Object.fromEntries(names) };
}

/** A gRPC proxy in front of the Firestore emulator with configurable faults. */
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/**
 * Starts a proxy on a free port in front of the emulator at `target` (`host:port`). With `releasesLocks` it rolls
 * back open transactions of a disconnected client. Otherwise the store keeps their locks for a minute, as Firestore
 * does.
 */
export async function startFaultProxy(
  target: string,
  { releasesLocks = false }: { readonly releasesLocks?: boolean } = {},
) {
  const faults: Faults = { abortCommits: 0, cutBeforeCommit: 0, cutAfterCommit: 0, delayMs: 0 };
  /** Requests that roll back the transactions of each open connection. */
  const sessions = new Map<http2.Http2Session, [url: string, body: string][]>();
  let upstream: http2.ClientHttp2Session | undefined;
  let commits = 0;

  const connect = (): http2.ClientHttp2Session => {
    if (upstream && !upstream.closed && !upstream.destroyed) return upstream;
    upstream = http2.connect(`http://${target}`);
    upstream.on('error', () => undefined);
    return upstream;
  };

  /** Whether a fault is due. Counts it as done. */
  const take = (fault: 'abortCommits' | 'cutBeforeCommit' | 'cutAfterCommit'): boolean => {
    if (faults[fault] <= 0) return false;
    faults[fault] -= 1;
    return true;
  };

  function forward(stream: http2.ServerHttp2Stream, headers: http2.IncomingHttpHeaders) {
    const path = headers[':path'];
    const losesResponse = isCommit(path) && take('cutAfterCommit');
    const begun = releasesLocks && stream.session && sessions.get(stream.session);
    const request = connect().request({
      ':method': headers[':method'],
      ':path': path,
      ...forwardedHeaders(headers),
    });
    request.on('error', () => {
      stream.destroy();
    });
    stream.on('error', () => {
      request.destroy();
    });
    stream.on('close', () => {
      if (!request.closed) request.close();
    });
    if (begun) {
      request.once('data', (response: Buffer) => {
        const body = rollbackBody(String(path), response);
        const database = String(headers['google-cloud-resource-prefix']);
        if (body) begun.push([`http://${target}/v1/${database}/documents:rollback`, body]);
      });
    }
    stream.pipe(request);
    request.on('response', (answer, flags) => {
      if (losesResponse) {
        // The store responds once it has applied the commit, so only the response is lost.
        stream.session?.destroy();
        return;
      }
      if (stream.destroyed) return;
      const isLast = (flags & http2.constants.NGHTTP2_FLAG_END_STREAM) !== 0;
      stream.respond(forwardedHeaders(answer), { waitForTrailers: !isLast, endStream: isLast });
      if (isLast) return;
      let trailers: http2.IncomingHttpHeaders = {};
      request.on('trailers', (received: http2.IncomingHttpHeaders) => {
        trailers = received;
      });
      stream.on('wantTrailers', () => {
        stream.sendTrailers(forwardedHeaders(trailers));
      });
      request.pipe(stream);
    });
  }

  function handle(stream: http2.ServerHttp2Stream, headers: http2.IncomingHttpHeaders) {
    stream.on('error', () => undefined);
    if (isCommit(headers[':path'])) {
      commits += 1;
      if (take('abortCommits')) {
        stream.resume();
        stream.respond(
          {
            ':status': 200,
            'content-type': 'application/grpc',
            'grpc-status': GRPC_ABORTED,
            'grpc-message': 'Transaction lock timeout.',
          },
          { endStream: true },
        );
        return;
      }
      if (take('cutBeforeCommit')) {
        stream.session?.destroy();
        return;
      }
    }
    if (faults.delayMs === 0) forward(stream, headers);
    else setTimeout(forward, faults.delayMs, stream, headers);
  }

  const listen = async (port: number) => {
    const server = http2.createServer();
    server.on('session', (session) => {
      const begun: [url: string, body: string][] = [];
      sessions.set(session, begun);
      session.on('error', () => undefined);
      session.on('close', () => {
        sessions.delete(session);
        const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
        for (const [url, body] of begun) {
          // The store refuses this for a finished transaction.
          void fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
        }
      });
    });
    server.on('stream', handle);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };

  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const session of sessions.keys()) session.destroy();
    upstream?.destroy();
    await closed;
  };
  return {
    /** `host:port`, the format of FIRESTORE_EMULATOR_HOST. */
    host: `127.0.0.1:${String(port)}`,
    faults,
    /** Number of commits so far. */
    commits: () => commits,
    /** Refuses and drops connections, as if the store were away. */
    goAway,
    /** Accepts connections again on the same port. */
    async comeBack() {
      server = await listen(port);
    },
    stop: goAway,
  };
}
