import { accept, checkBody, type Endpoint, refuse, type Result, sayProblem } from '@club/shared';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { findIllFormed } from '../firestore/well-formed';

/** Largest body of a call, in bytes, where the catalogue says nothing else (regla 61). */
const MAX_BODY_BYTES = 1024 * 1024;

/** What is said of text that holds half of a character: none of it may reach the store. */
const DAMAGED = 'lleva un carácter dañado: bórralo y escríbelo de nuevo';

const tooLarge = ({ siNoCabe = '' }: Endpoint) => refuse('cuerpo-demasiado-grande', siNoCabe);

/** Refuses a body that says itself that it is too large. */
export function checkAnnounced(endpoint: Endpoint, { headers }: Request): Result<null> {
  const { maxBytes = MAX_BODY_BYTES } = endpoint;
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(endpoint) : accept(null);
}

/**
 * Lets a parser of express take the body off the line, and tells whether it fits: it is known as soon as more has come
 * than may, where the parser itself would wait for the end. Rejects with the parser's own error when it cannot be read.
 */
function takeBody(
  parser: RequestHandler,
  maxBytes: number,
  request: Request & { readonly rawBody?: Buffer },
  response: Response,
): Promise<boolean> {
  // Where `holdBodies` does not reach, Cloud Functions has read it already.
  if (request.body !== undefined) {
    return Promise.resolve((request.rawBody?.byteLength ?? 0) <= maxBytes);
  }
  return new Promise((resolve, reject) => {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) resolve(false);
    });
    parser(request, response, (error: unknown) => {
      if (error === undefined) resolve(true);
      else reject(error instanceof Error ? error : new Error('body not read', { cause: error }));
    });
  });
}

function parseJson(body: unknown, schema: z.ZodType): Result<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body)) {
    return refuse('json-invalido');
  }
  const illFormed = findIllFormed(body);
  return illFormed === undefined
    ? checkBody(schema, body)
    : refuse('entrada-invalida', sayProblem(illFormed, DAMAGED));
}

/**
 * The body of a call, read and checked: bytes of a media type that it takes (`entrada`), else JSON by its schema; a
 * refusal names each field and what is wrong with it, in Spanish. `undefined` for a call that takes none: it is not read.
 */
export async function readBody(
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<Result<unknown>> {
  const { entrada, body: schema, maxBytes: limit = MAX_BODY_BYTES } = endpoint;
  const announced = checkAnnounced(endpoint, request);
  if (!announced.ok) return announced;
  if (entrada !== undefined) {
    const fits = await takeBody(
      express.raw({ type: [...entrada], limit }),
      limit,
      request,
      response,
    );
    const body: unknown = request.body;
    if (!fits) return tooLarge(endpoint);
    return body instanceof Uint8Array && request.is([...entrada]) !== false
      ? accept(body)
      : refuse('imagen-invalida', 'no se ha enviado como JPEG ni como PNG');
  }
  if (schema === null) return accept(undefined);
  const fits = await takeBody(express.json({ limit }), limit, request, response);
  return fits ? parseJson(request.body, schema) : tooLarge(endpoint);
}
