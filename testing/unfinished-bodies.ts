import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import net from 'node:net';
import { type RawAnswer, readAnswer } from '../functions/src/testing/attacks/raw-request';
import { PATIENCE_MS } from './patience';

/** Bytes per write. */
const PIECE = 64 * 1024;

/**
 * Sends a large body as fast as possible, and stops when there is a response. Gives it with the number of bytes sent by
 * then.
 */
export function sendUntilAnswered(
  url: string,
  body: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer & { readonly sentBytes: number }> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isAnswered = false;
    const sent = http.request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
    });
    sent.on('response', (response) => {
      isAnswered = true;
      readAnswer(response).then((answer) => {
        resolve({ ...answer, sentBytes });
        sent.destroy();
      }, reject);
    });
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    let resume: () => void = () => undefined;
    for (const event of ['drain', 'close', 'response']) {
      sent.on(event, () => {
        resume();
      });
    }
    const isWanted = () => !isAnswered && !sent.destroyed;
    const send = async () => {
      while (isWanted() && sentBytes < body.length) {
        const piece = body.subarray(sentBytes, sentBytes + PIECE);
        if (!sent.write(piece)) {
          await new Promise<void>((wake) => (resume = wake));
          // Data in our own buffer has not been sent.
          if (!isWanted()) return;
        }
        sentBytes += piece.length;
        // Lets a response arrive before sending more.
        await delay(0);
      }
      if (isWanted()) sent.end();
    };
    void send();
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
