import { accept, refuse, type Result } from '@club/shared';
import type { Request, RequestHandler, Response } from 'express';

/** Whether a request says itself that its body is larger than it may be: refused before anybody is asked who sends it. */
export const announcesTooMuch = ({ headers }: Request, maxBytes: number): boolean =>
  Number(headers['content-length'] ?? 0) > maxBytes;

/**
 * Reads a body by one of express's parsers, and refuses it as soon as more has come than it may be: the parser itself
 * would wait for the end. Rejects with the parser's own error when it cannot be read.
 */
export function readBody(
  parser: RequestHandler,
  maxBytes: number,
  request: Request,
  response: Response,
): Promise<Result<void>> {
  // Where `holdBodies` does not reach, Cloud Functions has read it already.
  if (request.body !== undefined) return Promise.resolve(accept(undefined));
  return new Promise((resolve, reject) => {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) resolve(refuse('cuerpo-demasiado-grande'));
    });
    parser(request, response, (error: unknown) => {
      if (error === undefined) resolve(accept(undefined));
      else reject(error instanceof Error ? error : new Error('body not read', { cause: error }));
    });
  });
}
