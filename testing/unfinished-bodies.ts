import http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import net from 'node:net';
import { type RawAnswer, readAnswer } from '../functions/src/testing/attacks/raw-request';
import { PATIENCE_MS } from './patience';

/** Bytes per write. */
const PIECE = 64 * 1024;

/** Sends a large body as fast as possible. Gives the response, with the number of bytes sent before it. */
export function sendUntilAnswered(
  url: string,
  body: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer & { readonly sentBytes: number }> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    const sent = http.request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
    });
    async function* pieces() {
      while (sentBytes < body.length) {
        yield body.subarray(sentBytes, sentBytes + PIECE);
        sentBytes += PIECE;
        // Lets a response arrive before sending more.
        await delay(0);
      }
    }
    sent.on('response', (response) => {
      const answered = { sentBytes };
      readAnswer(response).then((answer) => {
        resolve({ ...answer, ...answered });
        sent.destroy();
      }, reject);
    });
    // Has no effect after the response.
    pipeline(pieces, sent).catch(reject);
  });
}

/**
 * Sends a body one byte per second, without ever finishing it, until the server closes the connection. Gives everything
 * received, and the milliseconds until then.
 */
export function trickle(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly text: string; readonly ms: number }> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(Number(port), hostname);
    const base = { host: hostname, 'content-type': 'application/json', 'content-length': '1000' };
    const head = Object.entries({ ...base, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
    const timer = setInterval(() => socket.write(' '), 1_000);
    const close = () => {
      clearInterval(timer);
      resolve({ text, ms: performance.now() - startedAt });
    };
    socket.on('data', (chunk) => (text += chunk.toString()));
    // Ignores all errors, since `close` follows each. Usual is a failed write after the server closed the connection.
    socket.on('error', () => undefined);
    socket.on('close', close);
  });
}
