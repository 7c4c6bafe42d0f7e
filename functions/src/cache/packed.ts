import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Smaller responses are not compressed: they fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_400;

/** A response body, compressed if that is worth it. */
export interface Packed {
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
  readonly etag: string;
}

/** Compresses a text for repeated sending. */
export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const digest = createHash('sha1').update(plain).digest('base64url');
  const isCompressed = plain.length >= MIN_COMPRESSED_BYTES;
  return {
    bytes: isCompressed ? await compress(plain) : plain,
    isCompressed,
    etag: `W/"${digest}"`,
  };
}

/** Sends a body in an encoding that the client accepts, or lets express answer 304. Set status, type and caching before. */
export async function sendPacked(request: Request, response: Response, packed: Packed) {
  const { bytes, isCompressed, etag } = packed;
  response.vary('Accept-Encoding').set('ETag', etag);
  if (!isCompressed) response.send(bytes);
  else if (request.acceptsEncodings('gzip') === 'gzip') {
    response.set('Content-Encoding', 'gzip').send(bytes);
  } else response.send(await decompress(bytes));
}

/** Whether the client's cached version has this ETag, so that a 304 is enough. */
export const isNotModified = ({ headers }: Request, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) === true;
