import type { Request } from 'express';

/**
 * Address that a request comes from, for counting tries. Of the addresses that proxies have noted only the last one is
 * from Google's own front end; those before it are whatever the sender wrote.
 */
export function clientAddress(request: Request): string {
  const noted = request.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return noted === undefined || noted === ''
    ? (request.socket.remoteAddress ?? 'desconocida')
    : noted;
}

/** Whether the sender's side of the connection is encrypted: behind a proxy only its header tells. */
export const isHttps = (request: Request): boolean =>
  request.secure || request.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
