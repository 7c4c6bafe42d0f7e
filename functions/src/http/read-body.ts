import { accept, checkBody, type Endpoint, refuse, type Result, sayProblem } from '@club/shared';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { findIllFormed } from '../store/well-formed';
import { BODY_DEADLINE_MS, giveUpBody } from './unread-body';

/** Default maximum body size, bytes (regla 61). */
const MAX_BODY_BYTES = 1024 * 1024;

/** Refusal of text with a lone surrogate. */
const DAMAGED = 'lleva un carácter dañado: bórralo y escríbelo de nuevo';

/** Minimum average rate after the deadline, bytes per second. Only for authorised callers: phones send photos slowly. */
const MIN_BYTES_PER_S = 4 * 1024;

/** Interval for checking the rate of a slow body, milliseconds. */
const RECHECK_MS = 1_000;

const tooLarge = ({ tooLargeHint = '' }: Endpoint) =>
  refuse('cuerpo-demasiado-grande', tooLargeHint);

/** Refuses a body whose `Content-Length` is too large. */
export function checkAnnounced(endpoint: Endpoint, { headers }: Request): Result<null> {
  const { maxBytes = MAX_BODY_BYTES } = endpoint;
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(endpoint) : accept(null);
}

/**
 * Reads a body with a parser of express. Refuses bodies that are too large as soon as possible (the parser would wait
 * for the end), and those that are too slow (regla 61). Rejects with the parser's error if the body cannot be read.
 */
async function takeBody(
  parser: RequestHandler,
  endpoint: Endpoint,
  request: Request & { readonly rawBody?: Buffer },
  response: Response,
): Promise<Result<null>> {
  const { maxBytes = MAX_BODY_BYTES, permiso } = endpoint;
  // Cloud Functions has read it already, unless `own-body.ts` keeps its parser away.
  if (request.body !== undefined) {
    const fits = (request.rawBody?.byteLength ?? 0) <= maxBytes;
    return fits ? accept(null) : tooLarge(endpoint);
  }
  const startedAt = performance.now();
  let received = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const checkTime = () => {
        const wanted = (MIN_BYTES_PER_S * (performance.now() - startedAt)) / 1000;
        if (permiso !== 'publico' && received >= wanted) {
          timer = setTimeout(checkTime, RECHECK_MS);
          return;
        }
        giveUpBody(request);
        resolve(refuse('cuerpo-lento'));
      };
      timer = setTimeout(checkTime, BODY_DEADLINE_MS);
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > maxBytes) resolve(tooLarge(endpoint));
      });
      parser(request, response, (error: unknown) => {
        if (error === undefined) resolve(accept(null));
        else reject(error instanceof Error ? error : new Error('body not read', { cause: error }));
      });
    });
  } finally {
    clearTimeout(timer);
  }
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

/** The checked body of a call: bytes of one of its `requestTypes`, parsed JSON, or `undefined` if it has none. */
export async function readBody(endpoint: Endpoint, request: Request, response: Response) {
  const { requestTypes, body: schema, maxBytes: limit = MAX_BODY_BYTES } = endpoint;
  if (requestTypes !== undefined) {
    const raw = express.raw({ type: [...requestTypes], limit });
    const taken = await takeBody(raw, endpoint, request, response);
    if (!taken.ok) return taken;
    const body: unknown = request.body;
    return body instanceof Uint8Array && request.is([...requestTypes]) !== false
      ? accept(body)
      : refuse('imagen-invalida', 'no se ha enviado como JPEG ni como PNG');
  }
  if (schema === null) return accept(undefined);
  const taken = await takeBody(express.json({ limit }), endpoint, request, response);
  return taken.ok ? parseJson(request.body, schema) : taken;
}
