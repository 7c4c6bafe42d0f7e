import type { Request } from 'express';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * The site's origin for absolute links: the configured one, else that of the request. Hosting passes the address that
 * the reader has used on in `X-Forwarded-Host`; anything that is no host name is not repeated.
 */
export function originOf(request: Request, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const forwarded = request.get('x-forwarded-host')?.split(',')[0]?.trim();
  const host = [forwarded, request.get('host')].find(
    (name) => name !== undefined && HOST.test(name),
  );
  const name = host ?? 'localhost';
  const isLocal = /^(localhost|127\.0\.0\.1)(:|$)/.test(name);
  return `${isLocal ? 'http' : 'https'}://${name}`;
}
