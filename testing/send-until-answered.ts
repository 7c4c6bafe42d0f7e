import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type RawAnswer, readAnswer } from '../functions/src/testing/attacks/raw-request';

/** The response, and how much had been sent by then. */
export interface Interrupted extends RawAnswer {
  /** Bytes of the body sent when the response came. */
  readonly sentBytes: number;
}

/** Bytes per write. */
const PIECE = 64 * 1024;

/** Timeout for a response, milliseconds. */
const PATIENCE_MS = 90_000;

/** Sends a large body as fast as possible, and stops when there is a response. */
export function sendUntilAnswered(
  url: string,
  body: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Interrupted> {
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
