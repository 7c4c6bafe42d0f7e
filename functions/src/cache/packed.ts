import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Bytes from which an answer is worth compressing: what goes in one packet anyway is not. */
const MIN_COMPRESSED = 1_400;

/** The text of an answer as it travels. */
export interface Packed {
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
  readonly etag: string;
}

/** A text ready to be sent any number of times. */
export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const digest = createHash('sha1').update(plain).digest('base64url');
  const isCompressed = plain.length >= MIN_COMPRESSED;
  return {
    bytes: isCompressed ? await compress(plain) : plain,
    isCompressed,
    etag: `W/"${digest}"`,
  };
}

/** Sends it as the client takes it, or 304 when he has it; status, type and caching have been set. */
export async function sendPacked(request: Request, response: Response, packed: Packed) {
  const { bytes, isCompressed, etag } = packed;
  response.vary('Accept-Encoding').set('ETag', etag);
  if (!isCompressed) response.send(bytes);
  else if (request.acceptsEncodings('gzip') === 'gzip') {
    response.set('Content-Encoding', 'gzip').send(bytes);
  } else response.send(await decompress(bytes));
}

/** Whether the caller has what this ETag names, and asks only whether it may still be shown. */
export const hasKept = ({ headers }: Request, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) === true;
