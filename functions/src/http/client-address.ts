import { isIP } from 'node:net';
import { clubConfig } from '@club/shared';
import type { Request } from 'express';

interface ClientAddress {
  /** The visitor according to proxy headers. A direct caller of a function can forge it. */
  readonly client: string;
  /** The address that connected to Google, as Google wrote it. Behind Hosting, a server that many visitors share. */
  readonly front: string;
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** An IPv4 address, or the /64 of an IPv6 address, which one visitor controls (RFC 6177). `undefined` if invalid. */
function parseNetwork(text = ''): string | undefined {
  const address = text.trim().replace(MAPPED_IPV4, '');
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;
  const [unzoned = ''] = address.split('%');
  // A URL has the address in its shortest form, with `::` for the longest run of zeros.
  const [start = '', end] = new URL(`http://[${unzoned}]/`).hostname.slice(1, -1).split('::');
  const head = start === '' ? [] : start.split(':');
  const tail = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * A request's network addresses, for rate limits. Behind Hosting, the last entry of `X-Forwarded-For` is Hosting's
 * server. The visitor is in `Fastly-Client-IP`, or else in the first entry (sources in docs/decisions/0012).
 */
export function clientAddress(request: Request): ClientAddress {
  const forwarded = request.header('x-forwarded-for')?.split(',') ?? [];
  const front =
    parseNetwork(forwarded.at(-1)) ?? parseNetwork(request.socket.remoteAddress) ?? 'desconocida';
  const client =
    parseNetwork(request.header('fastly-client-ip')) ?? parseNetwork(forwarded[0]) ?? front;
  return { client, front };
}

/** Whether the client's connection is encrypted. Behind a proxy only its header says so. */
export const isHttps = (request: Request): boolean =>
  request.secure || request.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Origin under which the reader has requested the site, for links. Headers with an invalid host are ignored. */
export function readOrigin(request: Request): string {
  const forwarded = request.header('x-forwarded-host')?.split(',')[0]?.trim();
  const host = [forwarded, request.header('host')].find(
    (name) => name !== undefined && HOST.test(name),
  );
  return `${isHttps(request) ? 'https' : 'http'}://${host ?? clubConfig.loginDomain}`;
}
