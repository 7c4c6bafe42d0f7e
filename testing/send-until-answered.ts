import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type RawAnswer, readAnswer } from '../functions/src/testing/attacks/raw-request';

/** What came back, and how far the sender had got by then. */
export interface Interrupted extends RawAnswer {
  /** Bytes of the body that the line had taken when the answer came. */
  readonly sentBytes: number;
  /** Milliseconds from the request to the whole answer. */
  readonly ms: number;
}

/** Bytes that are handed to the line at once. */
const PIECE = 64 * 1024;

/** Milliseconds after which an answer that has not come never will. */
const PATIENCE_MS = 90_000;

/** Sends a large body as fast as it is taken, and no more of it once there is an answer. */
export function sendUntilAnswered(
  url: string,
  body: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Interrupted> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
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
        resolve({ ...answer, sentBytes, ms: performance.now() - startedAt });
        sent.destroy();
      }, reject);
    });
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    let goOn: () => void = () => undefined;
    for (const event of ['drain', 'close', 'response']) {
      sent.on(event, () => {
        goOn();
      });
    }
    const isWanted = () => !isAnswered && !sent.destroyed;
    const send = async () => {
      while (isWanted() && sentBytes < body.length) {
        const piece = body.subarray(sentBytes, sentBytes + PIECE);
        if (!sent.write(piece)) {
          await new Promise<void>((resume) => (goOn = resume));
          // What waits in our own buffer has not been taken by the line.
          if (!isWanted()) return;
        }
        sentBytes += piece.length;
        // Whoever has answered is heard before more is sent.
        await delay(0);
      }
      if (isWanted()) sent.end();
    };
    void send();
  });
}
